import { daysAfter, dueDayOf } from '@sternklar/contracts/invoices/due-day';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import {
  bookingTakenBack,
  collectionHeld,
  invoicePaid,
  invoiceReopened,
  PAYER_ID,
  paymentFailed,
  transferBooked,
  unmatchedPaymentReceived,
} from '@sternklar/contracts/payments/testing/payment.builders';
import type { OpenInvoice } from '@sternklar/projections/queries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve, isSettled, type PaymentsState, paymentsStreamType } from '../payments.ts';
import { dun, withEndOfDunning } from './dun.ts';
import { outlookOf } from './outlook.ts';

const FIRST_DAY = '2026-03-01';
const DAYS = 75;
const days = { reminder: 7, secondReminder: 7, deadline: 7, suspension: null };
const at = (day: string) => new Date(`${day}T10:00:00.000Z`);
const idOf = (which: number) => `0198a000-0000-5000-8000-00000000f00${which}`;

/** What the card, the bank and the team do to one of three invoices on a day. */
const HAPPENINGS: Readonly<Record<string, (invoiceId: string, moment: string) => readonly PaymentEvent[]>> = {
  refused: (invoiceId, failedAt) => [paymentFailed({ invoiceId, attempt: 4, retryAt: null, failedAt })],
  again: (invoiceId, failedAt) => {
    const retryAt = new Date(Date.parse(failedAt) + 3 * 86_400_000).toISOString();
    return [paymentFailed({ invoiceId, failedAt, retryAt })];
  },
  held: (invoiceId) => [collectionHeld({ invoiceId })],
  paid: (invoiceId) => [invoicePaid({ invoiceId, paymentReference: `pi_${invoiceId}` })],
  lost: (invoiceId, reopenedAt) => [invoiceReopened({ invoiceId, paymentReference: `pi_${invoiceId}`, reopenedAt })],
  'given back': (invoiceId) => [
    unmatchedPaymentReceived({
      ...{ kind: 'dispute-reversed', unmatchedPaymentId: invoiceId, paymentReference: `pi_${invoiceId}` },
    }),
  ],
  booked: (invoiceId) => [transferBooked({ invoiceId })],
  unbooked: (invoiceId, takenBackAt) => [bookingTakenBack({ invoiceId, takenBackAt })],
};
/** Whether that can happen to it. */
const fits = (state: PaymentsState, name: string, invoiceId: string): boolean => {
  if (name === 'lost') return state.paidInvoices.has(invoiceId);
  if (name === 'unbooked') return state.bookings.has(invoiceId);
  return !isSettled(state, invoiceId);
};

const histories = fc.record({
  issuedOn: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 12 }))),
  happenings: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 30 }),
      which: fc.integer({ min: 0, max: 2 }),
      name: fc.constantFrom(...Object.keys(HAPPENINGS), 'refused', 'refused', 'paid', 'lost', 'lost'),
    }),
    { minLength: 4, maxLength: 12 },
  ),
});

interface History {
  readonly issuedOn: readonly number[];
  readonly happenings: readonly { readonly day: number; readonly which: number; readonly name: string }[];
}

const openOn = (today: string, issuedOn: readonly number[], state: PaymentsState): readonly OpenInvoice[] =>
  issuedOn
    .map((issued, which) => {
      const issuedAt = at(daysAfter(FIRST_DAY, issued)).toISOString();
      return { invoiceId: idOf(which), invoiceNumber: `${which}`, amountCents: 5_900, issuedAt };
    })
    .filter(({ issuedAt, invoiceId }) => Date.parse(issuedAt) <= at(today).getTime() && !isSettled(state, invoiceId));

/** An account to which this happens, and until when it was told to pay each of its invoices. */
const accountWith = (issuedOn: readonly number[]) => {
  let state = paymentsStreamType.initialState;
  const promised = new Map<string, string>();
  const isIssued = (which: number, today: string) => daysAfter(FIRST_DAY, issuedOn[which] ?? 0) <= today;
  return {
    happen({ which, name }: History['happenings'][number], today: string): void {
      const invoiceId = idOf(which);
      if (!isIssued(which, today) || !fits(state, name, invoiceId)) return;
      const events = HAPPENINGS[name]?.(invoiceId, at(today).toISOString()) ?? [];
      state = withEndOfDunning(state, events, { accountId: PAYER_ID, provider: 'stripe', now: at(today) }).reduce(
        evolve,
        state,
      );
      if (isSettled(state, invoiceId)) promised.delete(invoiceId);
      if (name !== 'refused' && name !== 'lost') return;
      const asked = { invoiceId, accountId: PAYER_ID, days, open: openOn(today, issuedOn, state), from: today };
      const { payUntil } = outlookOf(state, asked);
      if (payUntil !== null) promised.set(invoiceId, payUntil);
    },
    /** Takes the step that is due, and returns what was promised of what is in arrears with it. */
    remind(today: string): readonly string[] {
      const open = openOn(today, issuedOn, state).map(({ issuedAt, ...one }) => ({
        ...one,
        dueOn: dueDayOf(issuedAt),
      }));
      const steps = dun(state, { accountId: PAYER_ID, provider: 'stripe', days, open, now: at(today) });
      state = steps.reduce(evolve, state);
      return steps
        .flatMap((step) => (step.type === 'AccountInArrears' ? step.data.dues : []))
        .flatMap(({ invoiceId }) => promised.get(invoiceId) ?? []);
    },
  };
};

describe('what is said of reminders when a card refused for the last time, or a bank took back', () => {
  it('holds, whatever happens to other invoices of the account meanwhile', { tags: 'long' }, () => {
    let kept = 0;
    fc.assert(
      fc.property(histories, ({ issuedOn, happenings }) => {
        const { happen, remind } = accountWith(issuedOn);
        for (let count = 0; count < DAYS; count += 1) {
          const today = daysAfter(FIRST_DAY, count);
          happenings.filter(({ day }) => day === count).forEach((happening) => void happen(happening, today));
          for (const promised of remind(today)) {
            kept += 1;
            expect(today > promised, `in arrears on ${today}, and ${promised} was said`).toBe(true);
          }
        }
      }),
      { numRuns: 150, seed: 54 },
    );
    expect(kept).toBeGreaterThan(10);
  });
});
