import type { Order, PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import type { StreamType } from '@sternklar/event-store/decider';

interface Page {
  readonly order: Order;
  readonly amountCents: number;
  readonly companyName: string | null;
  readonly billingDetails: BillingDetails | null;
  /** By which payment; null while nobody paid. */
  readonly paidBy: string | null;
  readonly isRefunded: boolean;
}

/** The card that pays later months, by the provider's names. */
export interface CardOnFile {
  readonly customerReference: string;
  readonly cardReference: string;
}

/** Money that settled nothing. */
export interface UnmatchedPayment {
  readonly paymentReference: string;
  readonly amountCents: number;
  /** Whether it went back, or an admin has seen to it. */
  readonly isSettled: boolean;
}

interface Refusals {
  readonly attempts: number;
  readonly retryAt: string | null;
}

/** What an account's payments have come to. */
export interface PaymentsState {
  readonly pages: ReadonlyMap<string, Page>;
  readonly card: CardOnFile | null;
  /** By which payment, of each invoice that is paid. */
  readonly paidInvoices: ReadonlyMap<string, string>;
  /** Of open invoices: how often the card refused, and when it is asked again; null: not by itself, or that was done. */
  readonly refusals: ReadonlyMap<string, Refusals>;
  /** The credit notes of open invoices that were taken back, by invoice, and those that were paid back. */
  readonly voidedInvoices: ReadonlyMap<string, string>;
  readonly refundedInvoices: ReadonlySet<string>;
  readonly unmatched: ReadonlyMap<string, UnmatchedPayment>;
}

const withPage = (state: PaymentsState, id: string, change: Partial<Page>): PaymentsState => {
  const page = state.pages.get(id);
  return page ? { ...state, pages: new Map(state.pages).set(id, { ...page, ...change }) } : state;
};

const withRefusals = (state: PaymentsState, invoiceId: string, refusals: Refusals): PaymentsState => ({
  ...state,
  refusals: new Map(state.refusals).set(invoiceId, refusals),
});

const withSettled = (state: PaymentsState, id: string): PaymentsState => {
  const found = state.unmatched.get(id);
  return found ? { ...state, unmatched: new Map(state.unmatched).set(id, { ...found, isSettled: true }) } : state;
};

/** The last card that was used stays; an erased one is none. */
const cardOf = ({ customerReference, cardReference }: { [Name in keyof CardOnFile]: string | null }) =>
  customerReference !== null && cardReference !== null ? { customerReference, cardReference } : null;

/** Also of events that are only about to be recorded. */
export const evolve = (state: PaymentsState, { type, data }: PaymentEvent): PaymentsState => {
  switch (type) {
    case 'CheckoutOpened': {
      const { checkoutId, order, amountCents, companyName, billingDetails } = data;
      const page = { order, amountCents, companyName, billingDetails, paidBy: null, isRefunded: false };
      return { ...state, pages: new Map(state.pages).set(checkoutId, page) };
    }
    case 'CheckoutPaid': {
      const paid = withPage(state, data.checkoutId, { paidBy: data.paymentReference });
      return { ...paid, card: cardOf(data) ?? state.card };
    }
    case 'CheckoutRefunded':
      return withPage(state, data.checkoutId, { isRefunded: true });
    case 'InvoicePaid':
      return { ...state, paidInvoices: new Map(state.paidInvoices).set(data.invoiceId, data.paymentReference) };
    case 'PaymentFailed':
      return withRefusals(state, data.invoiceId, { attempts: data.attempt ?? 1, retryAt: data.retryAt ?? null });
    case 'PaymentRetried':
      return withRefusals(state, data.invoiceId, { attempts: data.attempt - 1, retryAt: null });
    case 'PaymentVoided':
      return { ...state, voidedInvoices: new Map(state.voidedInvoices).set(data.invoiceId, data.creditNoteId) };
    case 'InvoiceRefunded':
      return { ...state, refundedInvoices: new Set(state.refundedInvoices).add(data.invoiceId) };
    case 'UnmatchedPaymentReceived': {
      const { unmatchedPaymentId, paymentReference, amountCents } = data;
      const received = { paymentReference, amountCents, isSettled: false };
      return { ...state, unmatched: new Map(state.unmatched).set(unmatchedPaymentId, received) };
    }
    case 'UnmatchedPaymentRefunded':
    case 'UnmatchedPaymentSettled':
      return withSettled(state, data.unmatchedPaymentId);
  }
};

/** All payments of one account. */
export const paymentsStreamType: StreamType<PaymentsState, PaymentEvent> = {
  initialState: {
    pages: new Map(),
    card: null,
    paidInvoices: new Map(),
    refusals: new Map(),
    voidedInvoices: new Map(),
    refundedInvoices: new Set(),
    unmatched: new Map(),
  },
  evolve,
};
