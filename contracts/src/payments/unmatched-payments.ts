/** Why a payment settles nothing: another sum than asked for, the same once more, an invoice that there is not, a page of an account that was erased. */
export const UNMATCHED_PAYMENT_KINDS = ['amount-differs', 'paid-twice', 'unknown-invoice', 'account-erased'] as const;
export type UnmatchedPaymentKind = (typeof UNMATCHED_PAYMENT_KINDS)[number];

/** What an admin did about it, at the provider or in the books. */
export const UNMATCHED_PAYMENT_SETTLEMENTS = ['paid-back', 'booked-otherwise'] as const;
export type UnmatchedPaymentSettlement = (typeof UNMATCHED_PAYMENT_SETTLEMENTS)[number];

/**
 * Why money stands before the team: it settles nothing, the payer's bank disputes it, somebody paid it back at the provider, or what
 * was to go back came back.
 */
export const UNCLEAR_PAYMENT_KINDS = [
  ...UNMATCHED_PAYMENT_KINDS,
  'disputed',
  'paid-back-elsewhere',
  'refund-failed',
] as const;
export type UnclearPaymentKind = (typeof UNCLEAR_PAYMENT_KINDS)[number];

/** How a dispute ends: the money stays with us, or with the payer. */
export const DISPUTE_OUTCOMES = ['won', 'lost'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** What took it off the list: a refund by the product, an admin's word, or the end of the dispute. */
export const CLEARINGS = ['refund', ...UNMATCHED_PAYMENT_SETTLEMENTS, 'dispute-won', 'dispute-lost'] as const;
export type Clearing = (typeof CLEARINGS)[number];
