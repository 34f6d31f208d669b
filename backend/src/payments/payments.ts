import type { AcceptedTerms } from '@sternklar/contracts/accepted-terms';
import type { DunningStep } from '@sternklar/contracts/payments/dunning';
import type { Dues } from '@sternklar/contracts/payments/dunning.events';
import type { Order, PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { DisputeOutcome } from '@sternklar/contracts/payments/unmatched-payments';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import type { StreamType } from '@sternklar/event-store/decider';
import { type Cards, givesUpCard, withCard, withPayingCard } from './cards.ts';
import {
  type Collections,
  withAnswer,
  withBooking,
  withCountedFrom,
  withHeld,
  withNextRefundRound,
  withNextRound,
  without,
  withoutHeld,
  withRefundHeld,
  withRefusals,
  withReopened,
} from './collections.ts';
import {
  GOES_BACK,
  type Settlements,
  withDecidedSum,
  withFailedRefund,
  withInvoiceOf,
  withRefund,
  withSettled,
  withStanding,
} from './settlements.ts';
import { disputeStandingIdOf } from './standing-id.ts';

interface Page {
  readonly openedAt: string;
  readonly order: Order;
  readonly amountCents: number;
  readonly companyName: string | null;
  readonly billingDetails: BillingDetails | null;
  readonly terms: AcceptedTerms | null;
  /** By which payment; null while nobody paid. */
  readonly paidBy: string | null;
  readonly isRefunded: boolean;
}

/** A payment that its payer's bank disputes, or a part of it. */
export interface Dispute {
  /** Under which it stands before the team. */
  readonly unmatchedPaymentId: string;
  readonly paymentReference: string;
  readonly amountCents: number;
  /** Null while nobody decided. */
  readonly outcome: DisputeOutcome | null;
  /** How often it began: a bank may take after all what it had left to us or given back. */
  readonly times: number;
  /** What it took of its payment. */
  readonly lostCents: number;
  /** Whether it is about what had stood before the team as given back by its bank, no more about what its payment paid. */
  readonly isOfGivenBack: boolean;
  /** When the provider told of the last decision, by its own clock; null: nobody decided, or kept that. */
  readonly decidedAt: string | null;
}

/** How far the reminders of what is overdue are. */
export interface Dunning {
  readonly step: DunningStep;
  /** When that was. */
  readonly at: string;
  readonly deadlineOn: string | null;
  readonly isSuspended: boolean;
  /** Of what was reminded. */
  readonly invoiceIds: readonly string[];
}

/** What an account's payments have come to. */
export interface PaymentsState extends Settlements, Collections, Cards {
  readonly pages: ReadonlyMap<string, Page>;
  /** By which payment, of each invoice that is paid. */
  readonly paidInvoices: ReadonlyMap<string, string>;
  /** What payments of invoices brought, by their names at the provider. */
  readonly paidCents: ReadonlyMap<string, number>;
  /** The credit notes of open invoices that were taken back, by invoice, and those that were paid back. */
  readonly voidedInvoices: ReadonlyMap<string, string>;
  readonly refundedInvoices: ReadonlySet<string>;
  /** The invoices that are open again, or were, since a bank took these payments, by their names at the provider. */
  readonly lostPayments: ReadonlyMap<string, string>;
  /** By their names at the provider. */
  readonly disputes: ReadonlyMap<string, Dispute>;
  /** Null: nothing is overdue that anybody was reminded of. */
  readonly dunning: Dunning | null;
}

const withPage = (state: PaymentsState, id: string, change: Partial<Page>): PaymentsState => {
  const page = state.pages.get(id);
  return page ? { ...state, pages: new Map(state.pages).set(id, { ...page, ...change }) } : state;
};

/** What a bank took of what was paid a second time is missing at no invoice: it needs nobody once the rest has gone back. */
const withoutLostParts = (state: PaymentsState, paymentReference: string): PaymentsState =>
  partsTakenOf(state, paymentReference).reduce(
    (without, { unmatchedPaymentId }) => withSettled(without, unmatchedPaymentId),
    state,
  );

/** What stood before the team as gone, and is here again or gone for good. */
const withoutCleared = (state: PaymentsState, { clears }: { readonly clears?: string | undefined }): PaymentsState =>
  clears === undefined ? state : withSettled(state, clears);

/** It needs the team no more unless that has to say what follows. */
const withClosedDispute = (
  state: PaymentsState,
  data: Extract<PaymentEvent, { type: 'DisputeClosed' }>['data'],
): PaymentsState => {
  const { unmatchedPaymentId, disputeReference, paymentReference, amountCents, outcome, decidedAt = null } = data;
  const known = state.disputes.get(disputeReference);
  const { times = 1, isOfGivenBack = false } = known ?? {};
  const takenCents = IS_LOST[outcome] ? amountCents : 0;
  const lostCents = known?.isOfGivenBack ? known.lostCents : takenCents;
  const about = { unmatchedPaymentId, paymentReference, amountCents, lostCents, isOfGivenBack };
  const disputes = new Map(state.disputes).set(disputeReference, { ...about, outcome, times, decidedAt });
  const decided = [data, ...(data.leaves ? [data.leaves] : [])].reduce(withDecidedSum, { ...state, disputes });
  const cleared = withoutCleared(decided, data);
  const closed = data.isForTeam ? cleared : withSettled(cleared, unmatchedPaymentId);
  // Earlier ones do not say it: then it follows from what is known of the payment.
  return (data.givesUpCard ?? givesUpCard(state, data)) ? { ...closed, card: null, cardPageOpenedAt: null } : closed;
};

const withDispute = (state: PaymentsState, reference: string | undefined, change: Partial<Dispute>): PaymentsState => {
  const dispute = reference === undefined ? undefined : state.disputes.get(reference);
  if (reference === undefined || dispute === undefined) return state;
  return { ...state, disputes: new Map(state.disputes).set(reference, { ...dispute, ...change }) };
};

/** It begins, or begins anew: then it may be about what its bank had given back to the team. */
const withDisputed = (
  state: PaymentsState,
  data: Extract<PaymentEvent, { type: 'PaymentDisputed' }>['data'],
): PaymentsState => {
  const { unmatchedPaymentId, disputeReference, paymentReference, amountCents, provider } = data;
  const known = state.disputes.get(disputeReference);
  const isReversed = ({ times }: Dispute) =>
    state.unmatched.has(disputeStandingIdOf(provider, { disputeReference, times }, 'dispute-reversed/'));
  const isOfGivenBack = known !== undefined && (known.isOfGivenBack || isReversed(known));
  const about = { unmatchedPaymentId, paymentReference, amountCents, isOfGivenBack };
  const lostCents = isOfGivenBack ? known.lostCents : 0;
  const dispute = { ...about, lostCents, outcome: null, times: (known?.times ?? 0) + 1, decidedAt: null };
  const disputes = new Map(state.disputes).set(disputeReference, dispute);
  return withStanding({ ...state, disputes }, data, { kind: 'disputed', isLeftWhole: isOfGivenBack });
};

/** A bank took nothing of the payment, after all. */
const withGivenBack = (
  state: PaymentsState,
  data: Extract<PaymentEvent, { type: 'InvoicePaid' }>['data'],
): PaymentsState => {
  const { givenBackBy, decidedAt = null, paymentReference } = data;
  if (givenBackBy === undefined) return state;
  const nothing = { outcome: 'won', lostCents: 0, isOfGivenBack: false } as const;
  const won = withDispute(state, givenBackBy, { ...nothing, decidedAt });
  return { ...won, lostPayments: without(won.lostPayments, paymentReference) };
};

/** That of what stands before the team since then: it stays lost by its bank, and an older word changes nothing of it. */
const withDecided = (
  state: PaymentsState,
  { givenBackBy, decidedAt }: Extract<PaymentEvent, { type: 'UnmatchedPaymentReceived' }>['data'],
): PaymentsState => (decidedAt === undefined ? state : withDispute(state, givenBackBy, { decidedAt }));

const dunningAt = (
  step: DunningStep,
  at: string,
  { dues, deadlineOn }: { readonly dues: Dues; readonly deadlineOn: string | null },
): Dunning => ({ step, at, deadlineOn, isSuspended: false, invoiceIds: dues.map(({ invoiceId }) => invoiceId) });

/** Also of events that are only about to be recorded. */
export const evolve = (state: PaymentsState, event: PaymentEvent): PaymentsState => {
  const { type, data } = event;
  switch (type) {
    case 'CheckoutOpened': {
      const { checkoutId, openedAt, order, amountCents, companyName, billingDetails, terms = null } = data;
      const asked = { openedAt, order, amountCents, companyName, billingDetails, terms };
      const page = { ...asked, paidBy: null, isRefunded: false };
      return { ...state, pages: new Map(state.pages).set(checkoutId, page) };
    }
    case 'CheckoutPaid': {
      const paid = withPage(state, data.checkoutId, { paidBy: data.paymentReference });
      const { openedAt = data.paidAt } = state.pages.get(data.checkoutId) ?? {};
      return withCard(withPayingCard(paid, data.paymentReference, data.cardReference), data, openedAt);
    }
    case 'CheckoutRefunded': {
      const paymentReference = state.pages.get(data.checkoutId)?.paidBy ?? '';
      const refunded = withRefund(state, data.refundReference, { paymentReference, amountCents: data.amountCents });
      return withPage(withoutLostParts(refunded, paymentReference), data.checkoutId, { isRefunded: true });
    }
    case 'InvoicePaid': {
      const { invoiceId, paymentReference, amountCents } = data;
      const paidInvoices = new Map(state.paidInvoices).set(invoiceId, paymentReference);
      const paidCents = new Map(state.paidCents).set(paymentReference, amountCents);
      const known = withInvoiceOf(withGivenBack(state, data), paymentReference, invoiceId);
      const paid = withPayingCard(known, paymentReference);
      return withAnswer({ ...paid, paidInvoices, paidCents }, invoiceId);
    }
    case 'PaymentFailed': {
      const { invoiceId, attempt = 1, retryAt = null } = data;
      const answered = withCountedFrom(withAnswer(state, invoiceId), event);
      return withRefusals(answered, invoiceId, { attempts: attempt, retryAt });
    }
    case 'PaymentRetried': {
      const counted = withCountedFrom(withoutHeld(state, data.invoiceId), event);
      const asked = withNextRound(counted, data.invoiceId);
      return withRefusals(asked, data.invoiceId, { attempts: data.attempt - 1, retryAt: null });
    }
    case 'PaymentVoided': {
      const voidedInvoices = new Map(state.voidedInvoices).set(data.invoiceId, data.creditNoteId);
      return withAnswer({ ...state, voidedInvoices }, data.invoiceId);
    }
    case 'InvoiceRefunded': {
      const paymentReference = state.paidInvoices.get(data.invoiceId) ?? '';
      const refunded = withRefund(state, data.refundReference, { paymentReference, amountCents: data.amountCents });
      return { ...refunded, refundedInvoices: new Set(state.refundedInvoices).add(data.invoiceId) };
    }
    case 'UnmatchedPaymentReceived':
      // What it names as paid it did not pay.
      return withStanding(
        withPayingCard(withoutCleared(withDecided(state, data), data), data.paymentReference),
        { ...data, invoiceId: null },
        {
          kind: data.kind,
          isMoneyThatCame: true,
          goesBack: GOES_BACK[data.kind],
        },
      );
    case 'UnmatchedPaymentRefunded': {
      const { unmatchedPaymentId, refundReference, amountCents } = data;
      const paymentReference = state.unmatched.get(unmatchedPaymentId)?.paymentReference ?? '';
      return withSettled(withRefund(state, refundReference, { paymentReference, amountCents }), unmatchedPaymentId);
    }
    case 'UnmatchedPaymentSettled':
      return withSettled(state, data.unmatchedPaymentId, { settlement: data.settlement, left: data.left ?? null });
    case 'PaymentDisputed':
      return withDisputed(state, data);
    case 'DisputeClosed':
      return withClosedDispute(state, data);
    case 'InvoiceReopened':
      return {
        ...withReopened(withCountedFrom(state, event), data.invoiceId, data.reopenedAt),
        paidInvoices: without(state.paidInvoices, data.invoiceId),
        lostPayments: new Map(state.lostPayments).set(data.paymentReference, data.invoiceId),
      };
    case 'CollectionHeld':
      return withRefusals(withHeld(state, data), data.invoiceId, { attempts: data.attempt - 1, retryAt: null });
    case 'RefundHeld':
      return withRefundHeld(state, data);
    case 'RefundRetried':
      return withNextRefundRound(state, data.refundId);
    case 'CardPageOpened': {
      const page = { openedAt: data.openedAt, isOpen: true };
      return { ...state, cardPages: new Map(state.cardPages).set(data.cardPageId, page) };
    }
    case 'CardChanged': {
      const { openedAt = data.changedAt } = state.cardPages.get(data.cardPageId) ?? {};
      const cardPages = new Map(state.cardPages).set(data.cardPageId, { openedAt, isOpen: false });
      return withCard({ ...state, cardPages }, data, openedAt);
    }
    case 'CardExpiryNoted':
      return { ...state, cardExpiry: { ...state.cardExpiry, expiresOn: data.expiresOn, isAsked: true } };
    case 'CardExpiryReminded':
      return { ...state, cardExpiry: { ...state.cardExpiry, remindedOf: data.expiresOn } };
    case 'PaymentReminded':
      return { ...state, dunning: dunningAt(data.step, data.remindedAt, data) };
    case 'AccountInArrears':
      return { ...state, dunning: dunningAt('in-arrears', data.since, data) };
    case 'RequestsSuspended':
      return { ...state, dunning: state.dunning && { ...state.dunning, isSuspended: true } };
    case 'DunningEnded':
      return { ...state, dunning: null };
    case 'TransferBooked':
      return withBooking(state, data.invoiceId, { kind: 'transfer', amountCents: data.amountCents });
    case 'InvoiceWrittenOff':
      return withBooking(state, data.invoiceId, { kind: 'write-off', amountCents: data.amountCents });
    case 'BookingTakenBack':
      return {
        ...withReopened(withCountedFrom(state, event), data.invoiceId, data.takenBackAt),
        bookings: without(state.bookings, data.invoiceId),
      };
    case 'RefundMadeElsewhere':
      return withStanding(withRefund(state, data.refundReference, data), data, { kind: 'paid-back-elsewhere' });
    case 'RefundFailed':
      return withFailedRefund(state, data);
  }
};

/** All payments of one account. */
export const paymentsStreamType: StreamType<PaymentsState, PaymentEvent> = {
  initialState: {
    pages: new Map(),
    card: null,
    cardExpiry: { expiresOn: null, isAsked: false, remindedOf: null },
    paidInvoices: new Map(),
    bookings: new Map(),
    paidCents: new Map(),
    paidWith: new Map(),
    refusals: new Map(),
    countedFrom: new Map(),
    reopenedAt: new Map(),
    voidedInvoices: new Map(),
    refundedInvoices: new Set(),
    lostPayments: new Map(),
    unmatched: new Map(),
    disputes: new Map(),
    refunds: new Map(),
    held: new Map(),
    troubles: new Map(),
    refundTroubles: new Map(),
    customers: new Set(),
    cardPages: new Map(),
    cardPageOpenedAt: null,
    dunning: null,
  },
  evolve,
};

/** Whether its money came, by card or by transfer. */
export const isPaid = ({ paidInvoices, bookings }: PaymentsState, invoiceId: string): boolean =>
  paidInvoices.has(invoiceId) || bookings.get(invoiceId)?.kind === 'transfer';

/** Whether nothing is to be collected for it: it is paid, booked by hand, or a credit note took it back. */
export const isSettled = (state: PaymentsState, invoiceId: string): boolean =>
  [state.paidInvoices, state.bookings, state.voidedInvoices].some((some) => some.has(invoiceId));

/** Whether the bank still has to decide about a payment of the account, or about this one. */
export const isInDispute = ({ disputes }: PaymentsState, paymentReference?: string): boolean =>
  [...disputes.values()].some(
    (dispute) =>
      dispute.outcome === null && (paymentReference === undefined || dispute.paymentReference === paymentReference),
  );

/** By which page a subscription was to begin, or did, with this payment, which did not go back; undefined: by none. */
export const firstPageOf = ({ pages }: PaymentsState, paymentReference: string): Page | undefined =>
  [...pages.values()].find(
    ({ order, paidBy, isRefunded }) => order.kind === 'subscription' && paidBy === paymentReference && !isRefunded,
  );

/** Whether the bank took the payment back, or what was left of it. */
export const isTakenBack = (state: PaymentsState, paymentReference: string): boolean => {
  if (state.lostPayments.has(paymentReference)) return true;
  const lostCents = lostCentsOf(state, paymentReference);
  const cents = state.paidCents.get(paymentReference) ?? firstPageOf(state, paymentReference)?.amountCents ?? 0;
  return lostCents > 0 && lostCents + refundedCentsOf(state, paymentReference) >= cents;
};

/** Whether the money that a bank took of an invoice is here again, and stands before the team. */
export const isGivenBack = ({ lostPayments, unmatched }: PaymentsState, invoiceId: string): boolean =>
  [...unmatched.values()].some(
    ({ kind, isSettled: isSeenTo, paymentReference }) =>
      kind === 'dispute-reversed' && !isSeenTo && lostPayments.get(paymentReference) === invoiceId,
  );

export const IS_LOST: Readonly<Record<DisputeOutcome, boolean>> = { won: false, lost: true };

/** What of a payment a bank took back; what it gave back to the team is other money, whatever becomes of that. */
export const lostCentsOf = ({ disputes }: PaymentsState, paymentReference: string): number =>
  [...disputes.values()]
    .filter((one) => one.paymentReference === paymentReference)
    .reduce((sum, { lostCents }) => sum + lostCents, 0);

/** What parts of a payment banks took that stand before the team. */
export const partsTakenOf = ({ disputes, unmatched }: PaymentsState, paymentReference: string) =>
  [...disputes.values()].filter(
    (one) =>
      one.paymentReference === paymentReference &&
      one.outcome !== null &&
      IS_LOST[one.outcome] &&
      unmatched.get(one.unmatchedPaymentId)?.isSettled === false,
  );

/** What parts of an invoice's payment banks took that are open by themselves: the team has not seen to them, nor is the invoice open whole. */
export const openPartsOf = ({ disputes, unmatched, lostPayments }: PaymentsState, invoiceId: string): number =>
  [...disputes.values()].reduce((sum, { unmatchedPaymentId, paymentReference, amountCents, outcome }) => {
    const standing = unmatched.get(unmatchedPaymentId);
    const isOpen = standing?.invoiceId === invoiceId && !standing.isSettled && !lostPayments.has(paymentReference);
    return isOpen && outcome !== null && IS_LOST[outcome] ? sum + amountCents : sum;
  }, 0);

/** What of a payment went back to its payer and did not come back. */
export const refundedCentsOf = ({ refunds }: PaymentsState, paymentReference: string): number =>
  [...refunds.values()].reduce(
    (sum, refund) =>
      refund.paymentReference === paymentReference && !refund.isFailed ? sum + refund.amountCents : sum,
    0,
  );

/** The invoice that a payment settled; null: none. */
export const invoicePaidBy = ({ paidInvoices }: PaymentsState, paymentReference: string): string | null =>
  [...paidInvoices].find(([, paidBy]) => paidBy === paymentReference)?.[0] ?? null;

/** By their names at the provider. */
export const knownPaymentsIn = ({ pages, paidCents, unmatched }: PaymentsState): ReadonlySet<string> =>
  new Set([
    ...paidCents.keys(),
    ...[...pages.values()].flatMap(({ paidBy }) => paidBy ?? []),
    ...[...unmatched.values()].map(({ paymentReference }) => paymentReference),
  ]);
