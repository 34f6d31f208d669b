import type { BookingKind } from '@sternklar/contracts/payments/booking';
import { countedFromOf } from '@sternklar/contracts/payments/counted-from';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';

interface Refusals {
  readonly attempts: number;
  readonly retryAt: string | null;
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

/** How far the open invoices of an account are collected, booked by hand or paid back, as a part of the state of its payments. */
export interface Collections {
  /** Of invoices that nobody paid here. */
  readonly bookings: ReadonlyMap<string, Booking>;
  /** Of open invoices: how often the card refused, and when it is asked again; null: not by itself, or that was done. */
  readonly refusals: ReadonlyMap<string, Refusals>;
  /** From which day in Germany on reminders count an invoice, where that is later than the day on which it was due. */
  readonly countedFrom: ReadonlyMap<string, string>;
  /** Since when an invoice is open again that was paid or booked; also of those that were settled since. */
  readonly reopenedAt: ReadonlyMap<string, string>;
  readonly held: ReadonlyMap<string, HeldInvoice>;
  /** Of open invoices. */
  readonly troubles: ReadonlyMap<string, Trouble>;
  /** Of refunds, by what they are for. */
  readonly refundTroubles: ReadonlyMap<string, RefundTrouble>;
}

export const withRefusals = <State extends Collections>(
  state: State,
  invoiceId: string,
  refusals: Refusals,
): State => ({
  ...state,
  refusals: new Map(state.refusals).set(invoiceId, refusals),
});

/** But for one. */
export const without = <Value>(all: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...all].filter(([one]) => one !== key));

export const withoutHeld = <State extends Collections>(state: State, invoiceId: string): State =>
  state.held.has(invoiceId) ? { ...state, held: without(state.held, invoiceId) } : state;

/** Its card is not asked any more, whatever it said before. */
export const withBooking = <State extends Collections>(state: State, invoiceId: string, booking: Booking): State => {
  const booked = { ...withAnswer(state, invoiceId), bookings: new Map(state.bookings).set(invoiceId, booking) };
  const refusals = state.refusals.get(invoiceId);
  return refusals ? withRefusals(booked, invoiceId, { ...refusals, retryAt: null }) : booked;
};

export const withCountedFrom = <State extends Collections>(
  state: State,
  word: Parameters<typeof countedFromOf>[0],
): State => {
  const { invoiceId } = word.data;
  const day = countedFromOf(word);
  if (day === null || day <= (state.countedFrom.get(invoiceId) ?? '')) return state;
  return { ...state, countedFrom: new Map(state.countedFrom).set(invoiceId, day) };
};

export const withReopened = <State extends Collections>(state: State, invoiceId: string, at: string): State => ({
  ...state,
  reopenedAt: new Map(state.reopenedAt).set(invoiceId, at),
});

type Held = Extract<PaymentEvent, { type: 'CollectionHeld' }>['data'];

export const withoutTrouble = <State extends Collections>(state: State, invoiceId: string): State =>
  state.troubles.has(invoiceId) ? { ...state, troubles: without(state.troubles, invoiceId) } : state;

export const withHeld = <State extends Collections>(state: State, { invoiceId, ...data }: Held): State => {
  const { invoiceNumber, amountCents, attempt, retryAt = null, troubles: count, troubledSince: since } = data;
  const held = new Map(state.held).set(invoiceId, { invoiceNumber, amountCents, attempt, retryAt });
  if (count === undefined || since === undefined) return { ...state, held };
  const round = state.troubles.get(invoiceId)?.round ?? 0;
  return { ...state, held, troubles: new Map(state.troubles).set(invoiceId, { count, since, round }) };
};

export const withNextRound = <State extends Collections>(state: State, invoiceId: string): State => {
  const trouble = state.troubles.get(invoiceId);
  if (trouble === undefined) return state;
  return { ...state, troubles: new Map(state.troubles).set(invoiceId, { ...trouble, round: trouble.round + 1 }) };
};

export const withRefundHeld = <State extends Collections>(
  state: State,
  { refundId, ...data }: Extract<PaymentEvent, { type: 'RefundHeld' }>['data'],
): State => {
  const { paymentReference, retryAt, troubles: count, troubledSince: since } = data;
  const round = state.refundTroubles.get(refundId)?.round ?? 0;
  const trouble = { paymentReference, retryAt, count, since, round };
  return { ...state, refundTroubles: new Map(state.refundTroubles).set(refundId, trouble) };
};

export const withNextRefundRound = <State extends Collections>(state: State, refundId: string): State => {
  const trouble = state.refundTroubles.get(refundId);
  if (trouble === undefined) return state;
  const next = { ...trouble, retryAt: null, round: trouble.round + 1 };
  return { ...state, refundTroubles: new Map(state.refundTroubles).set(refundId, next) };
};

/** What its provider said of an invoice ends its trouble there, and the wait for another answer to the same. */
export const withAnswer = <State extends Collections>(state: State, invoiceId: string): State =>
  withoutTrouble(withoutHeld(state, invoiceId), invoiceId);
