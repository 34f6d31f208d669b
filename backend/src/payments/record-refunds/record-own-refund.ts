import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { HostedPayments, MadeRefund } from '../payment-provider.ts';
import type { PaymentsState } from '../payments.ts';
import { restToPayBack } from '../rest-to-pay-back.ts';
import { seenToCentsOf } from '../settle-unmatched-payment/left-to-settle.ts';
import { recordRefunds } from './record-refunds.ts';

interface OwnRefund extends MadeRefund {
  readonly accountId: string;
  readonly provider: HostedPayments['name'];
  readonly now: Date;
}

export interface RecordUnmatchedRefund extends OwnRefund {
  readonly unmatchedPaymentId: string;
}

export interface RecordInvoiceRefund extends OwnRefund {
  readonly invoiceId: string;
  readonly creditNoteId: string;
}

export interface RecordCheckoutRefund extends OwnRefund {
  readonly checkoutId: string;
}

/**
 * What the product paid back, but was told of only after the team had seen to all of the payment: it is what the team said to have paid
 * back at the provider, or its payer has it twice, of which the team decides as of a refund by another hand.
 */
const afterTheTeam = (
  state: PaymentsState,
  paymentReference: string,
  { refundReference, amountCents, ...whose }: OwnRefund,
): readonly PaymentEvent[] => {
  const refund = { refundReference, amountCents, isOurs: false, isFailed: false, reason: '' };
  return recordRefunds(state, { ...whose, paymentReference, refunds: [refund] });
};

/** Whether the team has seen to all of a payment that was left to go back. */
const isSeenTo = (state: PaymentsState, paymentReference: string, cents: number): boolean =>
  seenToCentsOf(state, paymentReference) > 0 && restToPayBack(state, paymentReference, cents) === null;

/** Says that what stood before the team went back, once; also after another refund had settled that, which came back. */
export const recordUnmatchedRefund = (
  state: PaymentsState,
  { now, ...refund }: RecordUnmatchedRefund,
): readonly PaymentEvent[] => {
  const payment = state.unmatched.get(refund.unmatchedPaymentId);
  if (payment === undefined) return [];
  const { paymentReference, amountCents, isSettled, byHand } = payment;
  if (isSettled && state.refunds.has(refund.refundReference)) return [];
  if (byHand !== null || isSeenTo(state, paymentReference, amountCents))
    return afterTheTeam(state, paymentReference, { now, ...refund });
  return [{ type: 'UnmatchedPaymentRefunded', data: { ...refund, refundedAt: now.toISOString() } }];
};

/** Says that what paid an invoice went back, since a credit note took that back; once. */
export const recordInvoiceRefund = (
  state: PaymentsState,
  { now, ...refund }: RecordInvoiceRefund,
): readonly PaymentEvent[] => {
  if (state.refundedInvoices.has(refund.invoiceId)) return [];
  const paymentReference = state.paidInvoices.get(refund.invoiceId) ?? '';
  if (isSeenTo(state, paymentReference, state.paidCents.get(paymentReference) ?? 0))
    return afterTheTeam(state, paymentReference, { now, ...refund });
  return [{ type: 'InvoiceRefunded', data: { ...refund, refundedAt: now.toISOString() } }];
};

/** Says that what was paid on a second page went back, once. */
export const recordCheckoutRefund = (
  state: PaymentsState,
  { now, ...refund }: RecordCheckoutRefund,
): readonly PaymentEvent[] => {
  const page = state.pages.get(refund.checkoutId);
  if (page?.isRefunded) return [];
  const paymentReference = page?.paidBy ?? '';
  if (page && isSeenTo(state, paymentReference, page.amountCents))
    return afterTheTeam(state, paymentReference, { now, ...refund });
  return [{ type: 'CheckoutRefunded', data: { ...refund, refundedAt: now.toISOString() } }];
};
