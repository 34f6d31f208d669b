import { lostCentsOf, type PaymentsState, refundedCentsOf } from './payments.ts';
import { seenToCentsOf } from './settle-unmatched-payment/left-to-settle.ts';

/**
 * What of a payment is left to go back, besides what did already, what a bank took, and what the team has seen to; without a sum it is
 * all that the provider still has of it. Null: nothing is left.
 */
export const restToPayBack = (
  state: PaymentsState,
  paymentReference: string,
  cents: number,
): { readonly amountCents?: number } | null => {
  const otherwiseCents = lostCentsOf(state, paymentReference) + seenToCentsOf(state, paymentReference);
  const amountCents = cents - otherwiseCents - refundedCentsOf(state, paymentReference);
  if (amountCents <= 0) return null;
  return otherwiseCents > 0 ? { amountCents } : {};
};
