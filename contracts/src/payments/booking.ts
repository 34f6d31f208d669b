/** How an admin settles an open invoice by hand: its money came by transfer, or nobody expects it any more. */
export const BOOKING_KINDS = ['transfer', 'write-off'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** Why nobody expects the money of an invoice any more. */
export const WRITE_OFF_REASONS = ['uncollectable', 'insolvency', 'minor', 'goodwill'] as const;
export type WriteOffReason = (typeof WRITE_OFF_REASONS)[number];

/** Why an admin takes a booking back: it was one by mistake, or the transfer went back to its payer. */
export const WITHDRAWAL_REASONS = ['mistake', 'paid-back'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** Why a booking no longer holds: an admin says so, the card paid after all, or a credit note took the invoice back. */
export const BOOKING_ENDS = [...WITHDRAWAL_REASONS, 'paid-by-card', 'invoice-cancelled'] as const;
