import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, it } from 'vitest';
import {
  accountId,
  creditNoteId,
  disputeClosed,
  invoiceId,
  invoicePaid,
  invoiceReopened,
  paymentDisputed,
  refundFailed,
  refundMadeElsewhere,
  unmatchedPaymentId,
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { journal } from './journal.projection.ts';
import { ENTRIES, entry, ISSUED, open, PAID, taken } from './testing/entries-of.ts';

const given = { accountId: accountId(1), provider: 'stripe', refundedAt: '2026-03-09T09:00:00.000Z' } as const;
const refunded = (
  invoice: number,
  refund: { readonly refundReference: string; readonly amountCents: number },
): PaymentEvent => ({
  type: 'InvoiceRefunded',
  data: { ...given, ...refund, invoiceId: invoiceId(invoice), creditNoteId: creditNoteId(invoice) },
});
const pageRefunded = (refundReference: string): PaymentEvent => ({
  type: 'CheckoutRefunded',
  data: { ...given, refundReference, checkoutId: pay.CHECKOUT_ID, amountCents: 5_900 },
});

describe('the journal of what goes back, given events then entries', () => {
  const spec = projectionSpec(journal);

  it('gives back what was paid on two pages, and what a credit note takes back', () =>
    spec
      .given(
        pay.checkoutPaid({ accountId: accountId(1), paymentReference: 'pi_8' }),
        pageRefunded('re_8'),
        open(1),
        invoicePaid(1, 1),
        refunded(1, { refundReference: 're_1', amountCents: 4_900 }),
      )
      .thenRows(`${ENTRIES}`, [
        entry('prepayment', 'provider', 'clearing'),
        entry('refund', 'clearing', 'provider'),
        ISSUED,
        PAID,
        entry('refund', 'receivables', 'provider', 4_900),
      ]));

  it('keeps money that settles nothing until it went back, or an admin paid back what was left of it', () =>
    spec
      .given(
        unmatchedPaymentReceived(1, 1, { paymentReference: 'pi_1' }),
        unmatchedPaymentRefunded(1, 1),
        unmatchedPaymentReceived(2, 1, { amountCents: 1_300, paymentReference: 'pi_2' }),
        pay.refundMadeElsewhere({
          accountId: accountId(1),
          invoiceId: null,
          paymentReference: 'pi_2',
          amountCents: 300,
          refundReference: 're_9',
        }),
        unmatchedPaymentSettled(2, 1),
        unmatchedPaymentSettled(2, 1),
      )
      .thenRows(`${ENTRIES}`, [
        entry('unmatched-payment', 'provider', 'clearing'),
        entry('refund', 'clearing', 'provider'),
        entry('unmatched-payment', 'provider', 'clearing', 1_300),
        entry('refund-elsewhere', 'clearing', 'provider', 300),
        entry('refund-by-hand', 'clearing', 'provider', 1_000),
      ]));

  it('leaves in the clearing what an admin booked otherwise', () =>
    spec
      .given(
        unmatchedPaymentReceived(1, 1),
        pay.unmatchedPaymentSettled({
          accountId: accountId(1),
          unmatchedPaymentId: unmatchedPaymentId(1),
          settlement: 'booked-otherwise',
        }),
      )
      .thenRows('select kind from journal_entry', [{ kind: 'unmatched-payment' }]));

  it('owes what was waived or set aside again, once the invoice is open again or was taken back', () => {
    const about = { accountId: accountId(1), paymentReference: 'pi_1', invoiceId: invoiceId(1) };
    const settled = (settlement: 'waived' | 'booked-otherwise', cents: number) =>
      pay.unmatchedPaymentSettled({
        accountId: accountId(1),
        settlement,
        left: { with: 'payer', cents, invoiceId: invoiceId(1), creditNoteId: null, paymentReference: 'pi_1' },
      });
    return spec
      .given(
        ...[open(1), invoicePaid(1, 1), pay.refundMadeElsewhere({ ...about, amountCents: 2_000 })],
        ...[settled('waived', 1_500), settled('booked-otherwise', 500)],
        paymentDisputed(1, 1, { amountCents: 3_900 }),
        disputeClosed(1, 1, { outcome: 'lost', amountCents: 3_900 }),
        ...[invoiceReopened(1, 1), taken(2, 1), invoiceReopened(1, 1)],
      )
      .thenRows(`${ENTRIES} offset 2`, [
        entry('refund-elsewhere', 'receivables', 'provider', 2_000),
        entry('waiver', 'write-offs', 'receivables', 1_500),
        entry('set-aside', 'clearing', 'receivables', 500),
        entry('dispute-opened', 'disputed', 'provider', 3_900),
        entry('dispute-lost', 'receivables', 'disputed', 3_900),
        entry('set-aside', 'receivables', 'clearing', 500),
        entry('waiver-taken-back', 'receivables', 'write-offs', 1_500),
        entry('credit-note', 'revenue', 'receivables'),
      ]);
  });

  it('takes back a refund that came back, and books none that had come back before it was told of', () => {
    const failed = refundFailed(1, 1);
    const { refundReference } = failed.data as { refundReference: string };
    const made = [open(1), invoicePaid(1, 1)];
    const back = refunded(1, { refundReference, amountCents: 5_900 });
    return spec
      .given(...made, back, failed)
      .thenRows(ENTRIES, [
        ...[ISSUED, PAID, entry('refund', 'receivables', 'provider')],
        entry('refund-failed', 'provider', 'receivables'),
      ])
      .then(() => spec.given(...made, failed, back).thenRows(ENTRIES, [ISSUED, PAID]));
  });

  it('has what came back of a payment whose invoice is open again as settling nothing, and that invoice as owed whole', () => {
    const [made, failed] = [refundMadeElsewhere(1, 1), refundFailed(1, 1)];
    return spec
      .given(...[open(1), invoicePaid(1, 1), made], {
        ...failed,
        data: { ...failed.data, invoiceId: null },
      } as PaymentEvent)
      .thenRows(ENTRIES, [
        ...[ISSUED, PAID, entry('refund-elsewhere', 'receivables', 'provider')],
        entry('refund-failed', 'provider', 'clearing'),
      ]);
  });

  it('takes back what an admin had said to have paid back once that came back', () => {
    const left = { cents: 5_900, invoiceId: null, creditNoteId: null };
    const came = pay.unmatchedPaymentReceived();
    const said = { ...left, with: 'us', paymentReference: 'pi_2' } as const;
    const takesBack = { ...left, unmatchedPaymentId: pay.UNMATCHED_ID };
    return spec
      .given(
        came,
        pay.unmatchedPaymentSettled({ left: said }),
        pay.refundFailed({ paymentReference: 'pi_2', takesBack }),
      )
      .thenRows(ENTRIES, [
        entry('unmatched-payment', 'provider', 'clearing'),
        entry('refund-by-hand', 'clearing', 'provider'),
        entry('refund-failed', 'provider', 'clearing'),
      ]);
  });
});
