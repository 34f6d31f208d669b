import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { isTakenBack, type PaymentsState, paymentsStreamType } from './payments.ts';

/** The payment by which a subscription began, by its name at the provider: it is for the first month. Null: there was none, or it went back. */
export const firstPaymentOf = ({ pages }: PaymentsState, subscriptionId: string): string | null => {
  for (const { order, paidBy, isRefunded } of pages.values()) {
    if (order.kind === 'subscription' && order.subscriptionId === subscriptionId && !isRefunded) return paidBy;
  }
  return null;
};

/** Whether the money of a subscription's first month is there. */
export const createIsPaidAhead =
  ({ load }: Pick<CommandHandler, 'load'>) =>
  async ({ accountId, subscriptionId }: { readonly accountId: string; readonly subscriptionId: string }) => {
    const { state } = await load(paymentsStreamType, paymentStream(accountId));
    const payment = firstPaymentOf(state, subscriptionId);
    return payment !== null && !isTakenBack(state, payment);
  };
