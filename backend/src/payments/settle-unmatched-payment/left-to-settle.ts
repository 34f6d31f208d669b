import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { UnclearPaymentKind } from '@sternklar/contracts/payments/unmatched-payments';
import { lostCentsOf, type PaymentsState, refundedCentsOf } from '../payments.ts';
import type { UnmatchedPayment } from '../settlements.ts';

type Left = NonNullable<Extract<PaymentEvent, { type: 'UnmatchedPaymentSettled' }>['data']['left']>;

/** What a payment brought, whatever it paid. */
export const cameOf = ({ paidCents, unmatched, pages }: PaymentsState, paymentReference: string): number =>
  paidCents.get(paymentReference) ??
  [...unmatched.values()].find((one) => one.isMoneyThatCame && one.paymentReference === paymentReference)
    ?.amountCents ??
  [...pages.values()].find(({ paidBy }) => paidBy === paymentReference)?.amountCents ??
  0;

/** What a bank took and gave back came a second time: what an admin says of that, or of its loss anew, is not about the first. */
const byHandOf = ({ unmatched }: PaymentsState, paymentReference: string) =>
  [...unmatched.values()].flatMap(({ kind, isLeftWhole, byHand }) =>
    byHand?.left?.paymentReference === paymentReference && !IS_LEFT_WHOLE[kind] && !isLeftWhole
      ? [{ ...byHand.left, settlement: byHand.settlement }]
      : [],
  );
const sumOf = (all: readonly Pick<Left, 'cents'>[]): number => all.reduce((sum, { cents }) => sum + cents, 0);

/** What the customer transferred of what had gone back of a payment. */
export const transferredAgainOf = (state: PaymentsState, paymentReference: string): number =>
  sumOf(
    byHandOf(state, paymentReference).filter((one) => one.with === 'payer' && one.settlement === 'paid-by-transfer'),
  );

/** What of a payment that is its payer's an admin has seen to: it went back in another way, or is booked elsewhere. */
export const seenToCentsOf = (state: PaymentsState, paymentReference: string): number =>
  sumOf(byHandOf(state, paymentReference).filter((one) => one.with === 'us'));

/** What is missing at the invoice that it paid, below zero: what its payer is to get back; that of an open one is asked for anyway. */
const owedOn = (state: PaymentsState, invoiceId: string, paymentReference: string): number => {
  const settled = byHandOf(state, paymentReference);
  const again = settled.filter((one) => one.with === 'payer');
  const backByHand = seenToCentsOf(state, paymentReference);
  const gone = refundedCentsOf(state, paymentReference) + lostCentsOf(state, paymentReference) + backByHand;
  // The credit note took back what had been waived, not what came by transfer.
  if (state.voidedInvoices.has(invoiceId))
    return gone - cameOf(state, paymentReference) - transferredAgainOf(state, paymentReference);
  return state.paidInvoices.get(invoiceId) === paymentReference ? gone - sumOf(again) : 0;
};

/** Whether all of it is left; of the others that follows from what became of their payment. */
const IS_LEFT_WHOLE: Readonly<Record<UnclearPaymentKind, boolean>> = {
  'amount-differs': false,
  'paid-twice': false,
  'unknown-invoice': false,
  'account-erased': false,
  'dispute-reversed': true,
  disputed: false,
  'paid-back-elsewhere': false,
  'refund-failed': false,
};

/** What of money that stands before the team is left to settle, and with whom: never more than it is about. */
export const leftToSettle = (
  state: PaymentsState,
  { kind, paymentReference, invoiceId, amountCents, isLeftWhole }: UnmatchedPayment,
): Left => {
  const isGone = kind === 'disputed' || kind === 'paid-back-elsewhere';
  const creditNoteId = (invoiceId !== null && state.voidedInvoices.get(invoiceId)) || null;
  const about = { with: isGone ? ('payer' as const) : ('us' as const), invoiceId, creditNoteId, paymentReference };
  const limited = (cents: number): Left => ({ ...about, cents: Math.max(0, Math.min(amountCents, cents)) });
  // The invoice was asked for again, or its missing part stands before the team by itself.
  if (IS_LEFT_WHOLE[kind] || isLeftWhole) return limited(amountCents);
  if (invoiceId !== null) return limited((isGone ? 1 : -1) * owedOn(state, invoiceId, paymentReference));
  const gone = refundedCentsOf(state, paymentReference) + lostCentsOf(state, paymentReference);
  const settled = byHandOf(state, paymentReference);
  const leftCents = cameOf(state, paymentReference) - gone - sumOf(settled.filter((one) => one.with === 'us'));
  const againCents = sumOf(settled.filter((one) => one.with === 'payer' && one.invoiceId === null));
  // What settled nothing and is gone is owed by nobody, but for what its payer has twice.
  return limited(isGone ? -leftCents - againCents : leftCents);
};
