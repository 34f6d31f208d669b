import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { HostedPayments } from './payment-provider.ts';
import { isInDispute, isSettled, type PaymentsState } from './payments.ts';

export interface CollectOrHold {
  readonly invoiceId: string;
  readonly accountId: string;
  readonly invoiceNumber: string;
  readonly amountCents: number;
  readonly attempt: number;
  readonly provider: HostedPayments['name'];
  readonly now: Date;
}

/** Says that the card is asked for an open invoice, or, while a payment of the account is disputed, that this waits for its end. */
export const collectOrHold = (state: PaymentsState, { now, ...charge }: CollectOrHold): readonly PaymentEvent[] => {
  const { invoiceId } = charge;
  if (isSettled(state, invoiceId) || state.held.has(invoiceId)) return [];
  const at = now.toISOString();
  return isInDispute(state)
    ? [{ type: 'CollectionHeld', data: { ...charge, heldAt: at } }]
    : [{ type: 'PaymentRetried', data: { ...charge, retriedAt: at } }];
};
