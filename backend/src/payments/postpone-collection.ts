import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { type AskLater, askLater } from './ask-later.ts';
import type { CollectOrHold } from './collect-or-hold.ts';
import { isSettled, type PaymentsState } from './payments.ts';

export interface PostponeCollection extends CollectOrHold, AskLater {}

/** Says that an invoice is collected later, since nobody knows whether the card paid; after the span it says nothing any more. */
export const postponeCollection = (
  state: PaymentsState,
  { spanMs, now, ...charge }: PostponeCollection,
): readonly PaymentEvent[] => {
  const { invoiceId } = charge;
  if (isSettled(state, invoiceId) || state.held.has(invoiceId)) return [];
  const later = askLater(state.troubles.get(invoiceId), { spanMs, now });
  return later === null ? [] : [{ type: 'CollectionHeld', data: { ...charge, ...later } }];
};
