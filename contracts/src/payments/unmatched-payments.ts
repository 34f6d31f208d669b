/**
 * Why a payment settles nothing: another sum than asked for, the same once more, an invoice that there is not, a page of an account that
 * was erased; or a bank gave back what it had taken of it.
 */
export const UNMATCHED_PAYMENT_KINDS = [
  'amount-differs',
  'paid-twice',
  'unknown-invoice',
  'account-erased',
  'dispute-reversed',
] as const;
export type UnmatchedPaymentKind = (typeof UNMATCHED_PAYMENT_KINDS)[number];

/**
 * What an admin did about it: paid it back at the provider or by transfer; of money that is gone: expects it no more, or got it by
 * transfer; or will book it elsewhere.
 */
export const UNMATCHED_PAYMENT_SETTLEMENTS = [
  'paid-back',
  'paid-back-by-transfer',
  'waived',
  'paid-by-transfer',
  'booked-otherwise',
] as const;
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

const OF_MONEY_HERE = ['paid-back', 'paid-back-by-transfer', 'booked-otherwise'] as const;
const OF_MONEY_GONE = ['waived', 'paid-by-transfer', 'booked-otherwise'] as const;

/** What may have become of each; the most likely first. */
export const SETTLEMENTS_OF: Readonly<Record<UnclearPaymentKind, readonly UnmatchedPaymentSettlement[]>> = {
  'amount-differs': OF_MONEY_HERE,
  'paid-twice': OF_MONEY_HERE,
  'unknown-invoice': OF_MONEY_HERE,
  'account-erased': OF_MONEY_HERE,
  'dispute-reversed': OF_MONEY_HERE,
  'refund-failed': OF_MONEY_HERE,
  disputed: OF_MONEY_GONE,
  'paid-back-elsewhere': OF_MONEY_GONE,
};

/** Who has what was left to settle: we, of what is the payer's, or the payer, of what is ours. */
export const LEFT_WITH = ['us', 'payer'] as const;

/** How a dispute ends: the money stays with us, or with the payer. */
export const DISPUTE_OUTCOMES = ['won', 'lost'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** What took it off the list: a refund by the product, an admin's word, the end of the dispute, or that the refund came back. */
export const CLEARINGS = [
  'refund',
  ...UNMATCHED_PAYMENT_SETTLEMENTS,
  'dispute-won',
  'dispute-lost',
  'refund-failed',
] as const;
export type Clearing = (typeof CLEARINGS)[number];
