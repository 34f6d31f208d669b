import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import {
  CHECKOUT_ID,
  checkoutOpened,
  checkoutPaid,
  checkoutRefunded,
  INVOICE_ID,
  invoicePaid,
  NOW,
  PAYER_ID,
  refundFailed,
  refundMadeElsewhere,
  UNMATCHED_ID,
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PaymentsState, paymentsStreamType } from '../payments.ts';
import { standingIdOf } from '../standing-id.ts';
import { recordCheckoutRefund, recordInvoiceRefund, recordUnmatchedRefund } from './record-own-refund.ts';

const spec = deciderSpec(paymentsStreamType);
const whose = { accountId: PAYER_ID, provider: 'stripe' } as const;
const OURS = { amountCents: 5_900, refundReference: 're_ours' };
const ELSEWHERE = { refundReference: 're_elsewhere' };

const ofUnmatched = (state: PaymentsState) =>
  recordUnmatchedRefund(state, { ...whose, ...OURS, unmatchedPaymentId: UNMATCHED_ID, now: NOW });
const about = { ...whose, ...OURS, invoiceId: INVOICE_ID, creditNoteId: '0198a000-0000-5000-8000-00000000f002' };
const ofInvoice = (state: PaymentsState) => recordInvoiceRefund(state, { ...about, now: NOW });
const ofCheckout = (state: PaymentsState) =>
  recordCheckoutRefund(state, { ...whose, ...OURS, checkoutId: CHECKOUT_ID, now: NOW });

const invoiceRefunded: PaymentEvent = { type: 'InvoiceRefunded', data: { ...about, refundedAt: NOW.toISOString() } };

/** What came back of a payment, and what an admin said of that. */
const cameBack = (paymentReference: string, invoiceId: string | null): PaymentEvent =>
  refundFailed({ unmatchedPaymentId: standingIdOf('stripe', 're_1', 'refund-failed/'), paymentReference, invoiceId });
const seenTo = (
  paymentReference: string,
  invoiceId: string | null,
  settlement: 'paid-back' | 'paid-back-by-transfer',
): PaymentEvent =>
  unmatchedPaymentSettled({
    unmatchedPaymentId: standingIdOf('stripe', 're_1', 'refund-failed/'),
    settlement,
    left: { with: 'us', cents: 5_900, invoiceId, creditNoteId: null, paymentReference },
  });
/** It went back by our hand, though the team had seen to all of it. */
const forTeam = (paymentReference: string, invoiceId: string | null): PaymentEvent =>
  refundMadeElsewhere({
    ...OURS,
    unmatchedPaymentId: standingIdOf('stripe', 're_ours', 'refund/'),
    paymentReference,
    invoiceId,
  });

describe('what the product paid back of money that had settled nothing', () => {
  const refunded = unmatchedPaymentRefunded(OURS);

  it('clears it, once', () => {
    spec.given(unmatchedPaymentReceived()).when(ofUnmatched).then(refunded);
    spec.given(unmatchedPaymentReceived(), refunded).when(ofUnmatched).thenNothing();
    spec.given().when(ofUnmatched).thenNothing();
  });

  it('is recorded also after another refund had settled it, which came back', () => {
    spec.given(unmatchedPaymentReceived(), unmatchedPaymentRefunded(ELSEWHERE)).when(ofUnmatched).then(refunded);
  });

  it('stands before the team if that had seen to it in another way', () => {
    const settled = (settlement: 'paid-back' | 'booked-otherwise') => unmatchedPaymentSettled({ settlement });
    spec.given(unmatchedPaymentReceived(), settled('booked-otherwise')).when(ofUnmatched).then(forTeam('pi_2', null));
    spec.given(unmatchedPaymentReceived(), settled('paid-back')).when(ofUnmatched).thenNothing();
  });
});

describe('what the product paid back of an invoice that was taken back', () => {
  it('is recorded once, also where all of it went back elsewhere by what is known', () => {
    spec.given(invoicePaid()).when(ofInvoice).then(invoiceRefunded);
    spec.given(invoicePaid(), refundMadeElsewhere(ELSEWHERE)).when(ofInvoice).then(invoiceRefunded);
    spec.given(invoicePaid(), invoiceRefunded).when(ofInvoice).thenNothing();
  });

  it('stands before the team if that had seen to all of it, unless it is what an admin said to have paid back', () => {
    const before = [invoicePaid(), cameBack('pi_1', INVOICE_ID)];
    spec
      .given(...before, seenTo('pi_1', INVOICE_ID, 'paid-back-by-transfer'))
      .when(ofInvoice)
      .then(forTeam('pi_1', INVOICE_ID));
    spec
      .given(...before, seenTo('pi_1', INVOICE_ID, 'paid-back'))
      .when(ofInvoice)
      .thenNothing();
  });
});

describe('what the product paid back of a second page', () => {
  it('is recorded once, also where all of it went back elsewhere by what is known', () => {
    const paid = [checkoutOpened(), checkoutPaid()];
    spec
      .given(...paid)
      .when(ofCheckout)
      .then(checkoutRefunded(OURS));
    spec
      .given(...paid, refundMadeElsewhere({ ...ELSEWHERE, invoiceId: null }))
      .when(ofCheckout)
      .then(checkoutRefunded(OURS));
    spec
      .given(...paid, checkoutRefunded(OURS))
      .when(ofCheckout)
      .thenNothing();
  });

  it('stands before the team if that had seen to all of it', () => {
    spec
      .given(checkoutOpened(), checkoutPaid(), cameBack('pi_1', null), seenTo('pi_1', null, 'paid-back-by-transfer'))
      .when(ofCheckout)
      .then(forTeam('pi_1', null));
  });
});
