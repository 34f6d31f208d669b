import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { HostedPayments, ToldRefund } from '../payment-provider.ts';
import { evolve, invoicePaidBy, type PaymentsState, refundedCentsOf } from '../payments.ts';
import type { UnmatchedPayment } from '../settlements.ts';
import { standingIdOf } from '../standing-id.ts';

export interface RecordRefunds {
  readonly provider: HostedPayments['name'];
  /** Whose payment it is. */
  readonly accountId: string;
  readonly paymentReference: string;
  readonly refunds: readonly ToldRefund[];
  readonly now: Date;
}

type Whose = Omit<RecordRefunds, 'refunds'>;

const contestedBy = (
  state: PaymentsState,
  { provider, accountId, paymentReference }: Whose,
  { refundReference, amountCents }: ToldRefund,
) => ({
  accountId,
  provider,
  paymentReference,
  invoiceId: invoicePaidBy(state, paymentReference),
  amountCents,
  refundReference,
});

/** What an admin said of just this to have made it at the provider: the books have it. */
const saidByHand = (
  { unmatched }: PaymentsState,
  paymentReference: string,
  amountCents: number,
): [string, UnmatchedPayment] | undefined =>
  [...unmatched].find(
    ([, one]) =>
      one.paymentReference === paymentReference &&
      one.isPaidBackByHand &&
      (one.isMoneyThatCame || one.amountCents === amountCents),
  );

/** What the books have by an admin's word alone, and have no longer once it came back; empty: nothing. */
const takenBackBy = (state: PaymentsState, paymentReference: string, amountCents: number) => {
  const [unmatchedPaymentId, said] = saidByHand(state, paymentReference, amountCents) ?? [];
  if (unmatchedPaymentId === undefined || said === undefined) return {};
  // Nobody reckoned what was left when the earliest were said.
  const unknown = { cents: said.amountCents, invoiceId: null, creditNoteId: null };
  const { cents, invoiceId, creditNoteId } = said.byHand?.left ?? unknown;
  return { takesBack: { unmatchedPaymentId, cents: Math.min(cents, amountCents), invoiceId, creditNoteId } };
};

/** What stands before the team since this refund was made elsewhere: its money is here again, which stands there by itself. */
const clearedBy = (
  { unmatched }: PaymentsState,
  { provider }: Whose,
  { refundReference }: ToldRefund,
): { readonly clears?: string } => {
  const standing = standingIdOf(provider, refundReference, 'refund/');
  return unmatched.get(standing)?.isSettled === false ? { clears: standing } : {};
};

const recordFailed = (state: PaymentsState, whose: Whose, refund: ToldRefund): readonly PaymentEvent[] => {
  const { refundReference, amountCents, reason } = refund;
  const known = state.refunds.get(refundReference);
  if (known?.isFailed) return [];
  const data = {
    ...contestedBy(state, whose, refund),
    unmatchedPaymentId: standingIdOf(whose.provider, refundReference, 'refund-failed/'),
    refundedCents: refundedCentsOf(state, whose.paymentReference) - (known ? amountCents : 0),
    reason,
    failedAt: whose.now.toISOString(),
    ...(known ? clearedBy(state, whose, refund) : takenBackBy(state, whose.paymentReference, amountCents)),
  };
  return [{ type: 'RefundFailed', data }];
};

const moneyThatCame = (
  { unmatched }: PaymentsState,
  paymentReference: string,
): [string, UnmatchedPayment] | undefined =>
  [...unmatched].find(([, one]) => one.isMoneyThatCame && one.paymentReference === paymentReference);

const recordMade = (state: PaymentsState, whose: Whose, refund: ToldRefund): readonly PaymentEvent[] => {
  const { refundReference, amountCents, isOurs } = refund;
  if (isOurs || state.refunds.has(refundReference)) return [];
  const { accountId, provider, paymentReference, now } = whose;
  const [unmatchedPaymentId, came] = moneyThatCame(state, paymentReference) ?? [];
  if (saidByHand(state, paymentReference, amountCents) !== undefined) return [];
  if (unmatchedPaymentId !== undefined && came?.isSettled === false && came.amountCents === amountCents) {
    const refundedAt = now.toISOString();
    const data = { unmatchedPaymentId, accountId, provider, amountCents, refundReference, refundedAt };
    return [{ type: 'UnmatchedPaymentRefunded', data }];
  }
  const data = {
    ...contestedBy(state, whose, refund),
    unmatchedPaymentId: standingIdOf(provider, refundReference, 'refund/'),
    refundedCents: refundedCentsOf(state, paymentReference) + amountCents,
    madeAt: now.toISOString(),
  };
  return [{ type: 'RefundMadeElsewhere', data }];
};

/**
 * Records what went back of a payment by another hand than ours, and what of anybody's refunds came back to us, once, however often
 * and in whichever order it is told. Money that had settled nothing and went back whole needs nobody any more.
 */
export const recordRefunds = (before: PaymentsState, { refunds, ...whose }: RecordRefunds): readonly PaymentEvent[] => {
  let state = before;
  return refunds.flatMap((refund) => {
    const events = (refund.isFailed ? recordFailed : recordMade)(state, whose, refund);
    state = events.reduce(evolve, state);
    return events;
  });
};
