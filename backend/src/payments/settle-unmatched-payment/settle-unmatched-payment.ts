import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { SETTLEMENTS_OF, type UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { firstPageOf, isInDispute, isTakenBack, type PaymentsState } from '../payments.ts';
import type { UnmatchedPayment } from '../settlements.ts';
import { leftToSettle } from './left-to-settle.ts';

export interface SettleUnmatchedPayment {
  readonly unmatchedPaymentId: string;
  readonly accountId: string;
  readonly settlement: UnmatchedPaymentSettlement;
  /** Whether its payment began a subscription: what was paid on a second page did not, and no invoice comes for it. */
  readonly hasBegun: boolean;
  readonly now: Date;
}

/** Nobody was told of it, somebody saw to it before, bank or invoice are awaited, or that cannot have become of it. */
export type SettlementRejection =
  | 'unmatched-payment-unknown'
  | 'unmatched-payment-settled'
  | 'dispute-undecided'
  | 'first-invoice-awaited'
  | 'settlement-unfit';

/**
 * Whether the invoice is still to come at which a part is missing that a bank took or somebody paid back elsewhere; one whose money a bank
 * took asks for all of it anew.
 */
const awaitsFirstInvoice = (
  state: PaymentsState,
  { kind, invoiceId, paymentReference, isLeftWhole }: UnmatchedPayment,
): boolean =>
  (kind === 'disputed' || kind === 'paid-back-elsewhere') &&
  invoiceId === null &&
  firstPageOf(state, paymentReference) !== undefined &&
  // What was given back to the team and lost again is missing at no invoice, although there is one.
  !isLeftWhole &&
  !state.paidCents.has(paymentReference) &&
  !isTakenBack(state, paymentReference);

/** Says what became of money that stood before the team, and how much of it was left; the money itself is moved elsewhere. */
export const settleUnmatchedPayment = (
  state: PaymentsState,
  { now, hasBegun, ...settled }: SettleUnmatchedPayment,
): Decision<PaymentEvent, SettlementRejection> => {
  const payment = state.unmatched.get(settled.unmatchedPaymentId);
  if (!payment) return reject('unmatched-payment-unknown');
  if (payment.isSettled) return reject('unmatched-payment-settled');
  if (payment.kind === 'disputed' && isInDispute(state, payment.paymentReference)) return reject('dispute-undecided');
  if (hasBegun && awaitsFirstInvoice(state, payment)) return reject('first-invoice-awaited');
  if (!SETTLEMENTS_OF[payment.kind].includes(settled.settlement)) return reject('settlement-unfit');
  const left = leftToSettle(state, payment);
  return [{ type: 'UnmatchedPaymentSettled', data: { ...settled, settledAt: now.toISOString(), left } }];
};
