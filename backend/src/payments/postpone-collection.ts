import { type Backoff, backoffMs } from '@sternklar/contracts/backoff';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { CollectOrHold } from './collect-or-hold.ts';
import { isSettled, type PaymentsState } from './payments.ts';

/** The first pause is far longer than a call takes whose answer never came: what it did is there when the payment is looked for. */
const PAUSES: Backoff = { firstMs: 5 * 60_000, longestMs: 4 * 3_600_000 };

export interface PostponeCollection extends CollectOrHold {
  /** How long the provider may be in trouble. */
  readonly spanMs: number;
}

/** Says that an invoice is collected later, since nobody knows whether the card paid; after the span it says nothing any more. */
export const postponeCollection = (
  state: PaymentsState,
  { spanMs, now, ...charge }: PostponeCollection,
): readonly PaymentEvent[] => {
  const { invoiceId } = charge;
  if (isSettled(state, invoiceId) || state.held.has(invoiceId)) return [];
  const heldAt = now.toISOString();
  const { count, since } = state.troubles.get(invoiceId) ?? { count: 0, since: heldAt };
  if (now.getTime() - Date.parse(since) >= spanMs) return [];
  const troubles = count + 1;
  const retryAt = new Date(now.getTime() + backoffMs(PAUSES, troubles)).toISOString();
  return [{ type: 'CollectionHeld', data: { ...charge, heldAt, retryAt, troubles, troubledSince: since } }];
};
