import { PAYMENT_RETRY_DAYS } from '@sternklar/contracts/constants';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { UnmatchedPaymentKind } from '@sternklar/contracts/payments/unmatched-payments';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { OpenInvoice } from '@sternklar/projections/queries';
import { collectOpen } from '../collect-open.ts';
import type { HostedPayments, PaymentNotice } from '../payment-provider.ts';
import {
  evolve,
  isInDispute,
  isPaid,
  isSettled,
  isTakenBack,
  lostCentsOf,
  type PaymentsState,
  partsTakenOf,
  refundedCentsOf,
} from '../payments.ts';
import { standingIdOf } from '../standing-id.ts';
import { takeBackBooking } from '../withdraw-booking/withdraw-booking.ts';

export type RecordedNotice = Omit<PaymentNotice, 'kind' | 'noticeId'>;

/** What there is of the invoice that a notice names. */
export interface NamedInvoice {
  readonly grossCents: number;
  /** It was paid when it was issued. */
  readonly isPaidOtherwise: boolean;
}

export interface RecordPayment {
  readonly provider: HostedPayments['name'];
  readonly notice: RecordedNotice;
  /** Null: the account has no such invoice, or the notice names a page. */
  readonly invoice: NamedInvoice | null;
  /** The account's open invoices, the oldest first, where the notice may bring another card. */
  readonly open?: readonly OpenInvoice[];
  readonly now: Date;
}

/** Nobody here asked for it. */
export type PaymentRejection = 'unknown-payment';

type Whose = Pick<PaymentNotice, 'accountId' | 'amountCents' | 'paymentReference'>;

/** Nobody expected it any more where the invoice was written off: that holds no longer. */
const invoicePaid = (
  state: PaymentsState,
  invoiceId: string,
  { accountId, amountCents, paymentReference }: Whose,
  { provider, now }: Pick<RecordPayment, 'provider' | 'now'>,
): readonly PaymentEvent[] => {
  const refundedCents = refundedCentsOf(state, paymentReference);
  const lostCents = lostCentsOf(state, paymentReference);
  const takenBack = partsTakenOf(state, paymentReference).map(({ unmatchedPaymentId, amountCents: cents }) => {
    return { unmatchedPaymentId, amountCents: cents };
  });
  // Of a payment that came before its invoice, all of these may have been told of before that.
  const meanwhile = {
    ...(refundedCents > 0 && { refundedCents }),
    ...(isInDispute(state, paymentReference) && { isDisputed: true as const }),
    ...(lostCents > 0 && { lostCents }),
    ...(takenBack.length > 0 && { takenBack }),
  };
  const paid = { invoiceId, accountId, provider, amountCents, paymentReference, paidAt: now.toISOString() };
  return [
    ...takeBackBooking(state, { invoiceId, accountId, reason: 'paid-by-card', now }),
    { type: 'InvoicePaid', data: { ...paid, ...meanwhile } },
  ];
};

/** Kept once, however often it is told of: whoever reads it says what happens with the money. */
const unmatched = (
  state: PaymentsState,
  { kind, expectedCents }: { readonly kind: UnmatchedPaymentKind; readonly expectedCents: number | null },
  { notice, provider, now }: RecordPayment,
): readonly PaymentEvent[] => {
  const { accountId, checkoutId, invoiceId, amountCents, paymentReference } = notice;
  const unmatchedPaymentId = standingIdOf(provider, paymentReference);
  if (state.unmatched.has(unmatchedPaymentId)) return [];
  const whose = { unmatchedPaymentId, accountId, provider, kind, checkoutId, invoiceId };
  const data = { ...whose, expectedCents, amountCents, paymentReference, receivedAt: now.toISOString() };
  return [{ type: 'UnmatchedPaymentReceived', data }];
};

/**
 * What is paid on a page after its account was erased begins nothing, and goes back, unless it was for an invoice that is still owed,
 * such as one that was written off: the law keeps that. Who paid, and with which card, is not recorded of an erased account.
 */
export const recordPaymentAfterErasure = (state: PaymentsState, command: RecordPayment): readonly PaymentEvent[] => {
  const { checkoutId, amountCents, paymentReference } = command.notice;
  const page = checkoutId === null ? undefined : state.pages.get(checkoutId);
  if (page?.order.kind === 'invoice' && page.amountCents === amountCents) {
    const { invoiceId } = page.order;
    if (state.paidInvoices.get(invoiceId) === paymentReference) return [];
    const isOwed = !isPaid(state, invoiceId) && !state.voidedInvoices.has(invoiceId);
    if (isOwed && !state.unmatched.has(standingIdOf(command.provider, paymentReference)))
      return invoicePaid(state, invoiceId, command.notice, command);
  }
  return unmatched(state, { kind: 'account-erased', expectedCents: page?.amountCents ?? null }, command);
};

const recordPaidPage = (
  state: PaymentsState,
  checkoutId: string,
  command: RecordPayment,
): Decision<PaymentEvent, PaymentRejection> => {
  const { notice, provider, now } = command;
  const page = state.pages.get(checkoutId);
  if (!page) return reject('unknown-payment');
  const expectedCents = page.amountCents;
  if (page.paidBy === notice.paymentReference) return [];
  if (page.paidBy !== null) return unmatched(state, { kind: 'paid-twice', expectedCents }, command);
  if (page.amountCents !== notice.amountCents) {
    return unmatched(state, { kind: 'amount-differs', expectedCents }, command);
  }
  const { order, amountCents, companyName, billingDetails, terms } = page;
  const { accountId, paymentReference, customerReference, cardReference } = notice;
  const paid: PaymentEvent = {
    type: 'CheckoutPaid',
    data: {
      checkoutId,
      accountId,
      provider,
      order,
      amountCents,
      paymentReference,
      customerReference,
      cardReference,
      paidAt: now.toISOString(),
      companyName,
      billingDetails,
      ...(terms && { terms }),
    },
  };
  const settles = order.kind === 'invoice' && !isPaid(state, order.invoiceId);
  const events = settles ? [paid, ...invoicePaid(state, order.invoiceId, notice, command)] : [paid];
  return [...events, ...collectByNewCard(state, events, command)];
};

/** Another card than before is asked for whatever else is open. */
const collectByNewCard = (
  before: PaymentsState,
  events: readonly PaymentEvent[],
  { notice: { accountId }, provider, open = [], now }: RecordPayment,
): readonly PaymentEvent[] => {
  const state = events.reduce(evolve, before);
  if (state.card === null || state.card.cardReference === before.card?.cardReference) return [];
  return collectOpen(state, { accountId, provider, open, now });
};

const isKnown = ({ card, pages }: PaymentsState, { paymentReference }: RecordedNotice): boolean =>
  card !== null || [...pages.values()].some(({ paidBy }) => paidBy === paymentReference);

const DAY_MS = 86_400_000;

/** When a card that refused is asked again, ISO 8601; null: not any more. */
const retryAtOf = ({ attempt, isFinal }: RecordedNotice, now: Date): string | null => {
  const days = isFinal ? undefined : PAYMENT_RETRY_DAYS[attempt - 1];
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
};

const recordPaidInvoice = (
  state: PaymentsState,
  invoiceId: string,
  command: RecordPayment,
): Decision<PaymentEvent, PaymentRejection> => {
  const { notice, invoice } = command;
  const paidBy = state.paidInvoices.get(invoiceId);
  // What the bank took back pays nothing, however often it is told of.
  if (paidBy === notice.paymentReference || isTakenBack(state, notice.paymentReference)) return [];
  // What stands before the team goes back or is seen to, and pays nothing that was opened again since.
  if (state.unmatched.has(standingIdOf(command.provider, notice.paymentReference))) return [];
  if (invoice === null) {
    // Another installation may share the account at the provider.
    if (!isKnown(state, notice)) return reject('unknown-payment');
    return unmatched(state, { kind: 'unknown-invoice', expectedCents: null }, command);
  }
  const expectedCents = invoice.grossCents;
  if (expectedCents !== notice.amountCents) return unmatched(state, { kind: 'amount-differs', expectedCents }, command);
  if (isPaid(state, invoiceId) || invoice.isPaidOtherwise) {
    return unmatched(state, { kind: 'paid-twice', expectedCents }, command);
  }
  return invoicePaid(state, invoiceId, notice, command);
};

const recordRefusal = (
  state: PaymentsState,
  invoiceId: string,
  { notice, provider, now }: RecordPayment,
): readonly PaymentEvent[] => {
  if (state.paidInvoices.has(invoiceId)) return [];
  const { accountId, reason, attempt } = notice;
  if ((state.refusals.get(invoiceId)?.attempts ?? 0) >= attempt) return [];
  const failedAt = now.toISOString();
  const retryAt = isSettled(state, invoiceId) ? null : retryAtOf(notice, now);
  return [{ type: 'PaymentFailed', data: { invoiceId, accountId, provider, reason, failedAt, attempt, retryAt } }];
};

/**
 * Records what the provider tells of a payment, once, however often and in whichever order it is told. A page that a card
 * refused stays open: its holder sees why, and tries another one there.
 */
export const recordPayment = (
  state: PaymentsState,
  command: RecordPayment,
): Decision<PaymentEvent, PaymentRejection> => {
  const { checkoutId, invoiceId, outcome } = command.notice;
  if (checkoutId !== null) return outcome === 'paid' ? recordPaidPage(state, checkoutId, command) : [];
  if (invoiceId === null) return [];
  return outcome === 'paid' ? recordPaidInvoice(state, invoiceId, command) : recordRefusal(state, invoiceId, command);
};
