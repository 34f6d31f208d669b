import type { AcceptedTerms } from '@sternklar/contracts/accepted-terms';
import type { BookingKind } from '@sternklar/contracts/payments/booking';
import type { DunningStep } from '@sternklar/contracts/payments/dunning';
import type { Dues, Order, PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { DisputeOutcome, UnmatchedPaymentKind } from '@sternklar/contracts/payments/unmatched-payments';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import type { StreamType } from '@sternklar/event-store/decider';

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

/** The card that pays later months, by the provider's names. */
export interface CardOnFile {
  readonly customerReference: string;
  readonly cardReference: string;
}

/** Until when the card on file can be used, as the provider said. */
export interface CardExpiry {
  /** The last day; null: the provider does not know. */
  readonly expiresOn: string | null;
  /** Whether that was asked since a card was entered last. */
  readonly isAsked: boolean;
  /** The last such day that the customer was told of. */
  readonly remindedOf: string | null;
}

interface CardPage {
  readonly openedAt: string;
  /** Nothing was entered there. */
  readonly isOpen: boolean;
}

/** Money that stands before the team: it settled nothing, or left again by another hand than ours. */
export interface UnmatchedPayment {
  readonly paymentReference: string;
  readonly amountCents: number;
  /** Whether it came and settled nothing. */
  readonly isMoneyThatCame: boolean;
  /** Whether it goes back by itself: it paid what was paid before, or begins nothing any more. */
  readonly goesBack: boolean;
  /** Whether an admin said to have paid it back at the provider. */
  readonly isPaidBackByHand: boolean;
  /** Whether it went back, or an admin has seen to it. */
  readonly isSettled: boolean;
}

interface Refusals {
  readonly attempts: number;
  readonly retryAt: string | null;
}

/** A payment that its payer's bank disputes, or a part of it. */
interface Dispute {
  readonly paymentReference: string;
  readonly amountCents: number;
  /** Null while nobody decided. */
  readonly outcome: DisputeOutcome | null;
}

/** What went back of a payment, by whomever. */
interface Refund {
  readonly paymentReference: string;
  readonly amountCents: number;
  /** It came back to us. */
  readonly isFailed: boolean;
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

/** An open invoice that is not collected before a dispute is over, or before `retryAt`. */
export interface HeldInvoice {
  readonly invoiceNumber: string;
  readonly amountCents: number;
  readonly attempt: number;
  /** Null: a dispute is to end first. */
  readonly retryAt: string | null;
}

/** That the provider said of an invoice neither that it is paid nor that the card refuses. */
export interface Trouble {
  /** How often in a row. */
  readonly count: number;
  readonly since: string;
  /** How often it was asked since then. */
  readonly round: number;
}

/** An invoice that an admin settled by hand. */
interface Booking {
  readonly kind: BookingKind;
  readonly amountCents: number;
}

/** The same of a refund. */
interface RefundTrouble extends Trouble {
  readonly paymentReference: string;
  /** When it is tried again; null: that was done. */
  readonly retryAt: string | null;
}

/** What an account's payments have come to. */
export interface PaymentsState {
  readonly pages: ReadonlyMap<string, Page>;
  readonly card: CardOnFile | null;
  readonly cardExpiry: CardExpiry;
  /** By which payment, of each invoice that is paid. */
  readonly paidInvoices: ReadonlyMap<string, string>;
  /** Of invoices that nobody paid here. */
  readonly bookings: ReadonlyMap<string, Booking>;
  /** What payments of invoices brought, by their names at the provider. */
  readonly paidCents: ReadonlyMap<string, number>;
  /** By which card, of each payment that was told of: its page's, or the one that was on file then; null: there was none. */
  readonly paidWith: ReadonlyMap<string, string | null>;
  /** Of open invoices: how often the card refused, and when it is asked again; null: not by itself, or that was done. */
  readonly refusals: ReadonlyMap<string, Refusals>;
  /** The credit notes of open invoices that were taken back, by invoice, and those that were paid back. */
  readonly voidedInvoices: ReadonlyMap<string, string>;
  readonly refundedInvoices: ReadonlySet<string>;
  readonly unmatched: ReadonlyMap<string, UnmatchedPayment>;
  /** By their names at the provider. */
  readonly disputes: ReadonlyMap<string, Dispute>;
  readonly refunds: ReadonlyMap<string, Refund>;
  readonly held: ReadonlyMap<string, HeldInvoice>;
  /** Of open invoices. */
  readonly troubles: ReadonlyMap<string, Trouble>;
  /** Of refunds, by what they are for. */
  readonly refundTroubles: ReadonlyMap<string, RefundTrouble>;
  /** The account's names at the provider. */
  readonly customers: ReadonlySet<string>;
  /** Pages for another card. */
  readonly cardPages: ReadonlyMap<string, CardPage>;
  /** When the page was opened that gave the card on file; null: there is none. */
  readonly cardPageOpenedAt: string | null;
  /** Null: nothing is overdue that anybody was reminded of. */
  readonly dunning: Dunning | null;
}

const withPage = (state: PaymentsState, id: string, change: Partial<Page>): PaymentsState => {
  const page = state.pages.get(id);
  return page ? { ...state, pages: new Map(state.pages).set(id, { ...page, ...change }) } : state;
};

const withRefusals = (state: PaymentsState, invoiceId: string, refusals: Refusals): PaymentsState => ({
  ...state,
  refusals: new Map(state.refusals).set(invoiceId, refusals),
});

const withSettled = (state: PaymentsState, id: string, isPaidBackByHand = false): PaymentsState => {
  const found = state.unmatched.get(id);
  const settled = found && { ...found, isSettled: true, isPaidBackByHand };
  return settled ? { ...state, unmatched: new Map(state.unmatched).set(id, settled) } : state;
};

const withStanding = (
  state: PaymentsState,
  {
    unmatchedPaymentId,
    paymentReference,
    amountCents,
  }: Pick<UnmatchedPayment, 'paymentReference' | 'amountCents'> & {
    readonly unmatchedPaymentId: string;
  },
  came: Pick<UnmatchedPayment, 'isMoneyThatCame' | 'goesBack'> = { isMoneyThatCame: false, goesBack: false },
): PaymentsState => {
  const standing = { paymentReference, amountCents, ...came, isPaidBackByHand: false, isSettled: false };
  return { ...state, unmatched: new Map(state.unmatched).set(unmatchedPaymentId, standing) };
};

/** Of another sum the owner decides. */
const GOES_BACK: Readonly<Record<UnmatchedPaymentKind, boolean>> = {
  'paid-twice': true,
  'amount-differs': false,
  'unknown-invoice': false,
  'account-erased': true,
};

const withRefund = (state: PaymentsState, reference: string, refund: Omit<Refund, 'isFailed'>): PaymentsState => {
  // That it failed may be told before it is recorded.
  const isFailed = state.refunds.get(reference)?.isFailed ?? false;
  const { paymentReference, amountCents } = refund;
  return { ...state, refunds: new Map(state.refunds).set(reference, { paymentReference, amountCents, isFailed }) };
};

/** But for one. */
export const without = <Value>(all: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...all].filter(([one]) => one !== key));

const withoutHeld = (state: PaymentsState, invoiceId: string): PaymentsState =>
  state.held.has(invoiceId) ? { ...state, held: without(state.held, invoiceId) } : state;

/** Its card is not asked any more, whatever it said before. */
const withBooking = (state: PaymentsState, invoiceId: string, booking: Booking): PaymentsState => {
  const booked = { ...withAnswer(state, invoiceId), bookings: new Map(state.bookings).set(invoiceId, booking) };
  const refusals = state.refusals.get(invoiceId);
  return refusals ? withRefusals(booked, invoiceId, { ...refusals, retryAt: null }) : booked;
};

type Held = Extract<PaymentEvent, { type: 'CollectionHeld' }>['data'];

const withoutTrouble = (state: PaymentsState, invoiceId: string): PaymentsState =>
  state.troubles.has(invoiceId) ? { ...state, troubles: without(state.troubles, invoiceId) } : state;

const withHeld = (state: PaymentsState, { invoiceId, ...data }: Held): PaymentsState => {
  const { invoiceNumber, amountCents, attempt, retryAt = null, troubles: count, troubledSince: since } = data;
  const held = new Map(state.held).set(invoiceId, { invoiceNumber, amountCents, attempt, retryAt });
  if (count === undefined || since === undefined) return { ...state, held };
  const round = state.troubles.get(invoiceId)?.round ?? 0;
  return { ...state, held, troubles: new Map(state.troubles).set(invoiceId, { count, since, round }) };
};

const withNextRound = (state: PaymentsState, invoiceId: string): PaymentsState => {
  const trouble = state.troubles.get(invoiceId);
  if (trouble === undefined) return state;
  return { ...state, troubles: new Map(state.troubles).set(invoiceId, { ...trouble, round: trouble.round + 1 }) };
};

const withRefundHeld = (
  state: PaymentsState,
  { refundId, ...data }: Extract<PaymentEvent, { type: 'RefundHeld' }>['data'],
): PaymentsState => {
  const { paymentReference, retryAt, troubles: count, troubledSince: since } = data;
  const round = state.refundTroubles.get(refundId)?.round ?? 0;
  const trouble = { paymentReference, retryAt, count, since, round };
  return { ...state, refundTroubles: new Map(state.refundTroubles).set(refundId, trouble) };
};

const withNextRefundRound = (state: PaymentsState, refundId: string): PaymentsState => {
  const trouble = state.refundTroubles.get(refundId);
  if (trouble === undefined) return state;
  const next = { ...trouble, retryAt: null, round: trouble.round + 1 };
  return { ...state, refundTroubles: new Map(state.refundTroubles).set(refundId, next) };
};

/** What its provider said of an invoice ends its trouble there, and the wait for another answer to the same. */
const withAnswer = (state: PaymentsState, invoiceId: string): PaymentsState =>
  withoutTrouble(withoutHeld(state, invoiceId), invoiceId);

const withCard = (
  state: PaymentsState,
  told: { readonly [Name in keyof CardOnFile]: string | null },
  openedAt: string,
): PaymentsState => {
  const { customerReference } = told;
  const customers = customerReference === null ? state.customers : new Set(state.customers).add(customerReference);
  const cardExpiry = { ...state.cardExpiry, expiresOn: null, isAsked: false };
  const card = cardOf(told);
  const known = { ...state, customers, cardExpiry };
  return card === null ? known : { ...known, card, cardPageOpenedAt: openedAt };
};

const dunningAt = (
  step: DunningStep,
  at: string,
  { dues, deadlineOn }: { readonly dues: Dues; readonly deadlineOn: string | null },
): Dunning => ({ step, at, deadlineOn, isSuspended: false, invoiceIds: dues.map(({ invoiceId }) => invoiceId) });

/** By the first word about a payment: a page names its card, other payments are of the card on file, or of none that is there later. */
const withPayingCard = (
  state: PaymentsState,
  paymentReference: string,
  cardReference: string | null = null,
): PaymentsState =>
  state.paidWith.has(paymentReference)
    ? state
    : {
        ...state,
        paidWith: new Map(state.paidWith).set(paymentReference, cardReference ?? state.card?.cardReference ?? null),
      };

/** What the bank gave back to its holder is not asked for again by the same card, which may be any for a payment of which nobody knows. */
export const givesUpCard = (
  { card, paidWith }: PaymentsState,
  { paymentReference, outcome }: { readonly paymentReference: string; readonly outcome: DisputeOutcome },
): boolean =>
  card !== null &&
  outcome === 'lost' &&
  (!paidWith.has(paymentReference) || paidWith.get(paymentReference) === card.cardReference);

/** The last card that was used stays; an erased one is none. */
const cardOf = ({ customerReference, cardReference }: { [Name in keyof CardOnFile]: string | null }) =>
  customerReference !== null && cardReference !== null ? { customerReference, cardReference } : null;

/** Also of events that are only about to be recorded. */
export const evolve = (state: PaymentsState, { type, data }: PaymentEvent): PaymentsState => {
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
      return withPage(refunded, data.checkoutId, { isRefunded: true });
    }
    case 'InvoicePaid': {
      const { invoiceId, paymentReference, amountCents } = data;
      const paidInvoices = new Map(state.paidInvoices).set(invoiceId, paymentReference);
      const paidCents = new Map(state.paidCents).set(paymentReference, amountCents);
      const paid = withPayingCard(state, paymentReference);
      return withAnswer({ ...paid, paidInvoices, paidCents }, invoiceId);
    }
    case 'PaymentFailed': {
      const { invoiceId, attempt = 1, retryAt = null } = data;
      return withRefusals(withAnswer(state, invoiceId), invoiceId, { attempts: attempt, retryAt });
    }
    case 'PaymentRetried': {
      const asked = withNextRound(withoutHeld(state, data.invoiceId), data.invoiceId);
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
      return withStanding(withPayingCard(state, data.paymentReference), data, {
        isMoneyThatCame: true,
        goesBack: GOES_BACK[data.kind],
      });
    case 'UnmatchedPaymentRefunded': {
      const { unmatchedPaymentId, refundReference, amountCents } = data;
      const paymentReference = state.unmatched.get(unmatchedPaymentId)?.paymentReference ?? '';
      return withSettled(withRefund(state, refundReference, { paymentReference, amountCents }), unmatchedPaymentId);
    }
    case 'UnmatchedPaymentSettled':
      return withSettled(state, data.unmatchedPaymentId, data.settlement === 'paid-back');
    case 'PaymentDisputed': {
      const { disputeReference, paymentReference, amountCents } = data;
      const dispute = { paymentReference, amountCents, outcome: null };
      const disputes = new Map(state.disputes).set(disputeReference, dispute);
      return withStanding({ ...state, disputes }, data);
    }
    case 'DisputeClosed': {
      const { disputeReference, paymentReference, amountCents, outcome } = data;
      const disputes = new Map(state.disputes).set(disputeReference, { paymentReference, amountCents, outcome });
      const decided = { ...state, disputes };
      const closed = data.isForTeam ? decided : withSettled(decided, data.unmatchedPaymentId);
      // Earlier ones do not say it: then it follows from what is known of the payment.
      return (data.givesUpCard ?? givesUpCard(state, data))
        ? { ...closed, card: null, cardPageOpenedAt: null }
        : closed;
    }
    case 'InvoiceReopened':
      return { ...state, paidInvoices: without(state.paidInvoices, data.invoiceId) };
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
      return { ...state, bookings: without(state.bookings, data.invoiceId) };
    case 'RefundMadeElsewhere':
      return withStanding(withRefund(state, data.refundReference, data), data);
    case 'RefundFailed': {
      const { refundReference, paymentReference, amountCents } = data;
      const refunds = new Map(state.refunds).set(refundReference, { paymentReference, amountCents, isFailed: true });
      return withStanding({ ...state, refunds }, data);
    }
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
    voidedInvoices: new Map(),
    refundedInvoices: new Set(),
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

/** Whether the bank took the payment back. */
export const isTakenBack = ({ disputes }: PaymentsState, paymentReference: string): boolean =>
  [...disputes.values()].some((dispute) => dispute.outcome === 'lost' && dispute.paymentReference === paymentReference);

const IS_LOST: Readonly<Record<DisputeOutcome, boolean>> = { won: false, lost: true };

/** What of a payment a bank took back. */
export const lostCentsOf = ({ disputes }: PaymentsState, paymentReference: string): number =>
  [...disputes.values()]
    .filter((one) => one.paymentReference === paymentReference && one.outcome !== null && IS_LOST[one.outcome])
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

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
