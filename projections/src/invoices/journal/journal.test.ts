import { invoiceEvents } from '@sternklar/contracts/invoices/invoice.events';
import { paymentEvents } from '@sternklar/contracts/payments/payment.events';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  creditNoteId,
  invoiceCancelled,
  invoiceCorrected,
  invoiceErased,
  invoiceId,
  invoiceIssued,
  invoicePaid,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { journal } from './journal.projection.ts';
import { BILLED, ENTRIES, entry, ISSUED, open, PAID } from './testing/entries-of.ts';

describe('the journal, given events then entries', () => {
  const spec = projectionSpec(journal);

  it('names every event of invoices and payments: with its amounts, or with the reason why there are none', () => {
    const named = [...journal.handles, ...Object.keys(journal.skips ?? {})];
    expect(named.toSorted()).toEqual([...invoiceEvents, ...paymentEvents].map(({ type }) => type).toSorted());
    expect(Object.values(journal.skips ?? {}).every((reason) => reason.length > 10)).toBe(true);
  });

  it('owes an invoice until it is paid', () =>
    spec.given(open(1), invoicePaid(1, 1), open(2)).thenRows(ENTRIES, [ISSUED, PAID, ISSUED]));

  it('has each entry in the month of its day in Germany', () =>
    spec
      .given(open(1), invoicePaid(1, 1, '2026-03-31T21:59:59.999Z'), invoicePaid(2, 1, '2026-03-31T22:00:00.000Z'))
      .thenRows("select day::text, month from journal_entry where kind = 'payment' order by position", [
        { day: '2026-03-31', month: '2026-03' },
        { day: '2026-04-01', month: '2026-04' },
      ]));

  it('keeps what the test mode says to be paid apart from money', () =>
    spec
      .given(invoiceIssued(1, BILLED), invoiceCancelled(2, 1, BILLED))
      .thenRows(ENTRIES, [
        ISSUED,
        entry('test-payment', 'test-mode', 'receivables'),
        entry('credit-note', 'revenue', 'receivables'),
        entry('test-refund', 'receivables', 'test-mode'),
      ]));

  it('names the credit note that a repayment in the test mode is for, as of one with money', () =>
    spec
      .given(invoiceIssued(1, BILLED), invoiceCancelled(2, 1, BILLED))
      .thenRows(
        'select kind, credit_note_id as named from journal_entry where credit_note_id is not null order by part',
        [
          { kind: 'credit-note', named: creditNoteId(1) },
          { kind: 'test-refund', named: creditNoteId(1) },
        ],
      ));

  it('has a correction of nothing for its number', () =>
    spec
      .given(open(1), invoiceCorrected(2, 1, { ...BILLED, recipient: 'Neu GmbH' }))
      .thenRows(`select kind, gross_cents::integer as cents, correction from journal_entry order by position`, [
        { kind: 'invoice', cents: 5_900, correction: null },
        { kind: 'correction', cents: 0, correction: 'RE-2026-00002' },
      ]));

  it('keeps what the bank says of a transfer beside the day of its booking, its words until the invoice is erased', async () => {
    const STATEMENT =
      "select day::text, received_on::text, bank_reference from journal_entry where kind = 'transfer' order by position";
    const transfer = pay.transferBooked({
      accountId: accountId(1),
      invoiceId: invoiceId(1),
      receivedOn: '2026-02-27',
      reference: 'FRANZ FRISOER RE-2026-00001',
      bookedAt: '2026-03-09T09:00:00.000Z',
    });
    const booked = { day: '2026-03-09', received_on: '2026-02-27' };
    await spec
      .given(open(1), transfer)
      .thenRows(STATEMENT, [{ ...booked, bank_reference: 'FRANZ FRISOER RE-2026-00001' }]);
    await spec.given(open(1), transfer, invoiceErased(1, 1)).thenRows(STATEMENT, [{ ...booked, bank_reference: null }]);
  });

  it('calls a payment on a page after the invoice what it is, and names that', () =>
    spec
      .given(
        open(1),
        pay.checkoutPaid({
          accountId: accountId(1),
          paymentReference: 'pi_1',
          order: { kind: 'invoice', invoiceId: invoiceId(1) },
        }),
        invoicePaid(1, 1),
      )
      .thenRows('select kind, debit, credit, invoice_id from journal_entry order by position', [
        { kind: 'invoice', debit: 'receivables', credit: 'revenue', invoice_id: invoiceId(1) },
        { kind: 'page-payment', debit: 'provider', credit: 'clearing', invoice_id: invoiceId(1) },
        { kind: 'prepayment-used', debit: 'clearing', credit: 'receivables', invoice_id: invoiceId(1) },
      ]));

  it('uses for an invoice what was paid on a page before it', () =>
    spec
      .given(
        pay.checkoutPaid({ accountId: accountId(1), paymentReference: 'pi_1' }),
        open(1),
        invoicePaid(1, 1),
        open(2),
        invoicePaid(2, 1),
      )
      .thenRows(ENTRIES, [
        entry('prepayment', 'provider', 'clearing'),
        ISSUED,
        entry('prepayment-used', 'clearing', 'receivables'),
        ISSUED,
        PAID,
      ]));
});
