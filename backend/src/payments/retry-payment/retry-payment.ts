import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { collectOrHold } from '../collect-or-hold.ts';
import { without } from '../collections.ts';
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

/**
 * Asks once more for an open invoice whose card refused, or whose provider was in trouble, once its time has come; in a dispute it waits
 * for its end.
 */
export const retryPayment = (state: PaymentsState, { now, ...charge }: RetryPayment): readonly PaymentEvent[] => {
  const { invoiceId } = charge;
  const refusals = state.refusals.get(invoiceId);
  const retryAt = (state.held.get(invoiceId) ?? refusals)?.retryAt ?? null;
  if (retryAt === null || Date.parse(retryAt) > now.getTime()) return [];
  const attempt = (refusals?.attempts ?? 0) + 1;
  return collectOrHold({ ...state, held: without(state.held, invoiceId) }, { ...charge, attempt, now });
};
