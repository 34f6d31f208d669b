import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { collectOrHold } from '../collect-or-hold.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentsState } from '../payments.ts';

export interface RetryPayment {
  readonly invoiceId: string;
  readonly accountId: string;
  readonly invoiceNumber: string;
  readonly amountCents: number;
  readonly provider: HostedPayments['name'];
  readonly now: Date;
}

/** Begins one more attempt at an open invoice whose card refused, once its time has come; in a dispute the attempt waits for its end. */
export const retryPayment = (state: PaymentsState, { now, ...charge }: RetryPayment): readonly PaymentEvent[] => {
  const { invoiceId } = charge;
  const refusals = state.refusals.get(invoiceId);
  if (state.paidInvoices.has(invoiceId) || state.voidedInvoices.has(invoiceId)) return [];
  if (!refusals || refusals.retryAt === null || Date.parse(refusals.retryAt) > now.getTime()) return [];
  return collectOrHold(state, { ...charge, attempt: refusals.attempts + 1, now });
};
