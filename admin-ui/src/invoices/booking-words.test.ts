import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { expect, it } from 'vitest';
import { bookingInWords, isToBePaid } from './booking-words.ts';

const booking = { kind: 'transfer', booked_on: '2026-03-05', received_on: '2026-03-03', reference: 'Auszug 7' };
const invoice = (change: object = {}) =>
  ({ kind: 'invoice', paid_by: null, cancelled_by: null, booking: null, ...change }) as AdminInvoice;

it('By hand can be settled what is an invoice and was neither paid, taken back nor booked', () => {
  expect(isToBePaid(invoice())).toBe(true);
  for (const change of [{ kind: 'credit-note' }, { paid_by: 'card' }, { cancelled_by: 'ST-1' }, { booking }])
    expect(isToBePaid(invoice(change)), JSON.stringify(change)).toBe(false);
});

it('What was booked by hand is told with the bank’s day, or why it was written off', () => {
  expect(bookingInWords(invoice())).toBe('');
  expect(bookingInWords(invoice({ booking }))).toBe('Überweisung vom 03.03.2026, Auszug 7');
  const writeOff = { kind: 'write-off', booked_on: '2026-03-05', received_on: null, reference: null, reason: 'minor' };
  expect(bookingInWords(invoice({ booking: writeOff }))).toBe('Ausgebucht am 05.03.2026, Kleinbetrag');
});
