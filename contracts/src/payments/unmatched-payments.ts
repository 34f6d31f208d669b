/** Why a payment settles nothing: another sum than asked for, the same once more, an invoice that there is not. */
export const UNMATCHED_PAYMENT_KINDS = ['amount-differs', 'paid-twice', 'unknown-invoice'] as const;
export type UnmatchedPaymentKind = (typeof UNMATCHED_PAYMENT_KINDS)[number];

/** What an admin did about it, at the provider or in the books. */
export const UNMATCHED_PAYMENT_SETTLEMENTS = ['paid-back', 'booked-otherwise'] as const;
export type UnmatchedPaymentSettlement = (typeof UNMATCHED_PAYMENT_SETTLEMENTS)[number];
