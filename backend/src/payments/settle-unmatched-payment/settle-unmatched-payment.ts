import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { PaymentsState } from '../payments.ts';

export interface SettleUnmatchedPayment {
  readonly unmatchedPaymentId: string;
  readonly accountId: string;
  readonly settlement: UnmatchedPaymentSettlement;
  readonly now: Date;
}

/** Nobody was told of it, or somebody saw to it before. */
export type SettlementRejection = 'unmatched-payment-unknown' | 'unmatched-payment-settled';

/** Says that somebody saw to money that had settled nothing; the money itself is moved at the provider. */
export const settleUnmatchedPayment = (
  state: PaymentsState,
  { now, ...settled }: SettleUnmatchedPayment,
): Decision<PaymentEvent, SettlementRejection> => {
  const payment = state.unmatched.get(settled.unmatchedPaymentId);
  if (!payment) return reject('unmatched-payment-unknown');
  if (payment.isSettled) return reject('unmatched-payment-settled');
  return [{ type: 'UnmatchedPaymentSettled', data: { ...settled, settledAt: now.toISOString() } }];
};
