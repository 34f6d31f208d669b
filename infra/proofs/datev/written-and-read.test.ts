import {
  JOURNAL_ACCOUNTS,
  JOURNAL_KIND_NAMES,
  JOURNAL_KINDS,
  type JournalAccount,
} from '@sternklar/contracts/invoices/journal';
import type { JournalEntry } from '@sternklar/contracts/invoices/journal.api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingBatch, ENCODING } from '../../../backend/src/invoices/journal/datev/booking-batch.ts';
import type { DatevSettings } from '../../../backend/src/invoices/journal/datev/datev-settings.ts';
import { readExtf } from './read-extf.ts';

const ACCOUNTS: Readonly<Record<JournalAccount, string>> = {
  receivables: '10000',
  revenue: '8400',
  provider: '1360',
  bank: '1200',
  clearing: '1590',
  disputed: '1500',
  'write-offs': '2406',
  'test-mode': '1792',
};

const settings = fc.record({
  consultant: fc.integer({ min: 1_001, max: 9_999_999 }),
  client: fc.integer({ min: 1, max: 99_999 }),
  fiscalYearMonth: fc.integer({ min: 1, max: 12 }),
  chart: fc.constantFrom('03', '04'),
  accountLength: fc.constant(4),
  accounts: fc.constant(ACCOUNTS),
  taxKey: fc.constantFrom(null, '3', '101'),
}) satisfies fc.Arbitrary<DatevSettings>;

const words = fc.string({ unit: 'binary', maxLength: 40 });

const entry: fc.Arbitrary<JournalEntry> = fc.record({
  id: fc.nat().map((position) => `${position}-1`),
  day: fc.integer({ min: 1, max: 29 }).map((day) => `2028-02-${String(day).padStart(2, '0')}`),
  kind: fc.constantFrom(...JOURNAL_KINDS),
  debit: fc.constantFrom(...JOURNAL_ACCOUNTS),
  credit: fc.constantFrom(...JOURNAL_ACCOUNTS),
  user_id: fc.uuid(),
  document: fc.option(fc.nat(99_999).map((number) => `RE-2028-${String(number).padStart(5, '0')}`)),
  credit_note: fc.constant(null),
  correction: fc.constant(null),
  served_from: fc.constant(null),
  served_until: fc.option(fc.integer({ min: 1, max: 31 }).map((day) => `2028-03-${String(day).padStart(2, '0')}`)),
  gross_cents: fc.integer({ min: 1, max: 10_000_000 }),
  net_cents: fc.constant(null),
  vat_cents: fc.constant(null),
  vat_percent: fc.constant(null),
  reference: fc.option(words),
  received_on: fc.option(fc.integer({ min: 1, max: 28 }).map((day) => `2028-01-${String(day).padStart(2, '0')}`)),
  bank_reference: fc.option(fc.string({ unit: 'binary', maxLength: 250 })),
});

async function* inOneBatch(entries: readonly JournalEntry[]) {
  yield entries;
}

/** The customer's account comes first, on the side that it is on; else the debit. */
const sidesOf = ({ debit, credit }: JournalEntry) =>
  credit === 'receivables'
    ? { side: 'H', account: ACCOUNTS[credit], contraAccount: ACCOUNTS[debit] }
    : { side: 'S', account: ACCOUNTS[debit], contraAccount: ACCOUNTS[credit] };

test('whoever knows only what DATEV publishes reads every booking as it was meant, whatever a provider calls it', async () => {
  await fc.assert(
    fc.asyncProperty(settings, fc.array(entry, { maxLength: 20 }), async (given, entries) => {
      const madeAt = new Date('2028-03-01T08:00:00.000Z');
      let text = '';
      for await (const part of bookingBatch({
        month: '2028-02',
        madeAt,
        settings: given,
        entries: inOneBatch(entries),
      })) {
        text += part;
      }
      const { header, bookings } = readExtf(Buffer.from(text, ENCODING));
      expect(header).toMatchObject({ consultant: given.consultant, client: given.client });
      expect(bookings).toMatchObject(
        entries.map((one) => ({ amountCents: one.gross_cents, date: one.day, ...sidesOf(one) })),
      );
      for (const [index, one] of entries.entries()) {
        expect(bookings[index]?.text).toContain(JOURNAL_KIND_NAMES[one.kind]);
        expect(bookings[index]?.serviceDate).toBe(one.served_until);
        expect(bookings[index]?.taxPeriodDate).toBe(one.served_until === null ? null : one.day);
        if (one.document !== null) expect(bookings[index]?.documentNumber).toBe(one.document);
      }
    }),
  );
});
