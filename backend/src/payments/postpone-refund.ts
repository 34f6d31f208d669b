import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { type AskLater, askLater } from './ask-later.ts';
import type { HostedPayments } from './payment-provider.ts';
import type { PaymentsState } from './payments.ts';

export interface PostponeRefund extends AskLater {
  readonly refundId: string;
  readonly accountId: string;
  readonly paymentReference: string;
  readonly provider: HostedPayments['name'];
}

/** Says that a payment goes back later, since nobody knows whether it did; after the span it says nothing any more. */
export const postponeRefund = (
  state: PaymentsState,
  { spanMs, now, ...refund }: PostponeRefund,
): readonly PaymentEvent[] => {
  const before = state.refundTroubles.get(refund.refundId);
  if (before !== undefined && before.retryAt !== null) return [];
  const later = askLater(before, { spanMs, now });
  return later === null ? [] : [{ type: 'RefundHeld', data: { ...refund, ...later } }];
};

export interface RetryRefund {
  readonly refundId: string;
  readonly accountId: string;
  readonly provider: HostedPayments['name'];
  readonly now: Date;
}

/** Has a refund tried again once its time has come; whoever does it looks whether it is still wanted. */
export const retryRefund = (
  { refundTroubles }: PaymentsState,
  { refundId, accountId, provider, now }: RetryRefund,
): readonly PaymentEvent[] => {
  const trouble = refundTroubles.get(refundId);
  if (!trouble?.retryAt || Date.parse(trouble.retryAt) > now.getTime()) return [];
  const { paymentReference } = trouble;
  const data = { refundId, accountId, provider, paymentReference, retriedAt: now.toISOString() };
  return [{ type: 'RefundRetried', data }];
};
