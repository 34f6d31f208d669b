import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { UnclearPaymentKind, UnmatchedPaymentKind } from '@sternklar/contracts/payments/unmatched-payments';

type SettledData = Extract<PaymentEvent, { type: 'UnmatchedPaymentSettled' }>['data'];
/** What was left of money that stood before the team when an admin settled it; null: nobody reckoned that. */
type SettledByHand = Pick<SettledData, 'settlement'> & { readonly left: NonNullable<SettledData['left']> | null };

/** Money that stands before the team: it settled nothing, or left again by another hand than ours. */
export interface UnmatchedPayment {
  readonly kind: UnclearPaymentKind;
  readonly paymentReference: string;
  /** The invoice that the payment had settled; null: none. */
  readonly invoiceId: string | null;
  readonly amountCents: number;
  /** Whether it came and settled nothing. */
  readonly isMoneyThatCame: boolean;
  /** Whether it goes back by itself: it paid what was paid before, or begins nothing any more. */
  readonly goesBack: boolean;
  /** Whether all of it is left to settle, whatever became of its payment: it had stood here as given back by a bank, which took it anew. */
  readonly isLeftWhole: boolean;
  /** Whether an admin said to have paid it back at the provider, and the books have that. */
  readonly isPaidBackByHand: boolean;
  /** What an admin settled of it, and how; null: nothing. */
  readonly byHand: SettledByHand | null;
  /** Whether it went back, or an admin has seen to it. */
  readonly isSettled: boolean;
}

/** What went back of a payment, by whomever. */
interface Refund {
  readonly paymentReference: string;
  readonly amountCents: number;
  /** It came back to us. */
  readonly isFailed: boolean;
}

/** Money that stands before the team and what went back, as a part of the state of an account's payments. */
export interface Settlements {
  readonly unmatched: ReadonlyMap<string, UnmatchedPayment>;
  readonly refunds: ReadonlyMap<string, Refund>;
}

export const withSettled = <State extends Settlements>(
  state: State,
  id: string,
  byHand: SettledByHand | null = null,
): State => {
  const found = state.unmatched.get(id);
  const isBooked = found?.isMoneyThatCame || byHand?.left?.cents === found?.amountCents;
  const isPaidBackByHand = byHand?.settlement === 'paid-back' && isBooked;
  const settled = found && { ...found, isSettled: true, isPaidBackByHand, byHand };
  return settled ? { ...state, unmatched: new Map(state.unmatched).set(id, settled) } : state;
};

/** What an admin said to have paid back at the provider came back: so much of it is left again. */
const withTakenBack = <State extends Settlements>(
  state: State,
  { unmatchedPaymentId, cents }: { readonly unmatchedPaymentId: string; readonly cents: number },
): State => {
  const found = state.unmatched.get(unmatchedPaymentId);
  if (!found?.byHand) return state;
  const { left } = found.byHand;
  const byHand = { ...found.byHand, left: left && { ...left, cents: left.cents - cents } };
  const isPaidBackByHand = (byHand.left?.cents ?? 0) > 0;
  return {
    ...state,
    unmatched: new Map(state.unmatched).set(unmatchedPaymentId, { ...found, byHand, isPaidBackByHand }),
  };
};

/** A bank may decide about another sum than it disputed. */
export const withDecidedSum = <State extends Settlements>(
  state: State,
  { unmatchedPaymentId, amountCents }: { readonly unmatchedPaymentId: string; readonly amountCents: number },
): State => {
  const found = state.unmatched.get(unmatchedPaymentId);
  return found
    ? { ...state, unmatched: new Map(state.unmatched).set(unmatchedPaymentId, { ...found, amountCents }) }
    : state;
};

export const withStanding = <State extends Settlements>(
  state: State,
  {
    unmatchedPaymentId,
    paymentReference,
    invoiceId,
    amountCents,
  }: Pick<UnmatchedPayment, 'paymentReference' | 'invoiceId' | 'amountCents'> & {
    readonly unmatchedPaymentId: string;
  },
  {
    isMoneyThatCame = false,
    goesBack = false,
    isLeftWhole = false,
    kind,
  }: Pick<UnmatchedPayment, 'kind'> & Partial<Pick<UnmatchedPayment, 'isMoneyThatCame' | 'goesBack' | 'isLeftWhole'>>,
): State => {
  const about = { kind, paymentReference, invoiceId, amountCents, isMoneyThatCame, goesBack, isLeftWhole };
  const standing = { ...about, isPaidBackByHand: false, byHand: null, isSettled: false };
  return { ...state, unmatched: new Map(state.unmatched).set(unmatchedPaymentId, standing) };
};

/** What left of a payment before its invoice was there is missing at that. */
export const withInvoiceOf = <State extends Settlements>(
  state: State,
  paymentReference: string,
  invoiceId: string,
): State => {
  const isWithout = (one: UnmatchedPayment) =>
    one.paymentReference === paymentReference && one.invoiceId === null && !one.isMoneyThatCame && !one.isLeftWhole;
  if (![...state.unmatched.values()].some(isWithout)) return state;
  const unmatched = [...state.unmatched].map(
    ([id, one]) => [id, isWithout(one) ? { ...one, invoiceId } : one] as const,
  );
  return { ...state, unmatched: new Map(unmatched) };
};

/** Of another sum the owner decides. */
export const GOES_BACK: Readonly<Record<UnmatchedPaymentKind, boolean>> = {
  'paid-twice': true,
  'amount-differs': false,
  'unknown-invoice': false,
  'account-erased': true,
  'dispute-reversed': false,
};

export const withRefund = <State extends Settlements>(
  state: State,
  reference: string,
  refund: Omit<Refund, 'isFailed'>,
): State => {
  // That it failed may be told before it is recorded.
  const isFailed = state.refunds.get(reference)?.isFailed ?? false;
  const { paymentReference, amountCents } = refund;
  return { ...state, refunds: new Map(state.refunds).set(reference, { paymentReference, amountCents, isFailed }) };
};

/** What had gone back is here again: it stands before the team, and what stood there as gone by it no more. */
export const withFailedRefund = <State extends Settlements>(
  state: State,
  data: Extract<PaymentEvent, { type: 'RefundFailed' }>['data'],
): State => {
  const { refundReference, paymentReference, amountCents, takesBack, clears } = data;
  const refunds = new Map(state.refunds).set(refundReference, { paymentReference, amountCents, isFailed: true });
  const failed = withStanding({ ...state, refunds }, data, { kind: 'refund-failed' });
  const cleared = clears ? withSettled(failed, clears) : failed;
  return takesBack ? withTakenBack(cleared, takesBack) : cleared;
};
