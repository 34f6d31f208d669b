import { PAYER_ID } from '@sternklar/contracts/payments/testing/payment.builders';
import { sampleSize } from '@sternklar/event-store/testing/sample-size';
import type { KnownEvent } from '@sternklar/projections/testing/events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dun } from './dunning/dun.ts';
import { invoicePaidBy, isInDispute, lostCentsOf, refundedCentsOf } from './payments.ts';
import { DAY_MS, type Life, lived, type Step, steps } from './testing/payment-life.ts';

/** What the provider holds is what settles invoices, and what stands before the team. */
const expectNoCentLost = ({ world: { payments, left }, ...life }: Life) => {
  const state = life.state();
  const money = payments.reduce((sum, one) => sum + left(one), 0);
  const settled = [...state.paidInvoices];
  const goneOf = (reference: string) => refundedCentsOf(state, reference) + lostCentsOf(state, reference);
  const settling = settled.map(([, reference]) => (state.paidCents.get(reference) ?? 0) - goneOf(reference));
  const standing = [...state.unmatched.values()];
  const kept = standing
    .filter(({ isMoneyThatCame }) => isMoneyThatCame)
    .map((one) => one.amountCents - goneOf(one.paymentReference));
  // Its invoice was open again before it was told of that what had gone back is here.
  const isSettling = new Set(settled.map(([, reference]) => reference));
  const cameBack = new Set(
    standing.flatMap(({ kind, paymentReference }) =>
      kind === 'refund-failed' && state.paidCents.has(paymentReference) && !isSettling.has(paymentReference)
        ? [paymentReference]
        : [],
    ),
  );
  for (const reference of cameBack) kept.push((state.paidCents.get(reference) ?? 0) - goneOf(reference));
  expect(money).toBe([...settling, ...kept].reduce((sum, cents) => sum + cents, 0));
  for (const [invoiceId, reference] of settled) expect(invoicePaidBy(state, reference)).toBe(invoiceId);
  // Only an admin says that a transfer did not come, or went back.
  for (const { type, data } of life.log as readonly KnownEvent[]) {
    if (type === 'BookingTakenBack' && data.booking === 'transfer')
      expect(data.reason).toMatch(/^(mistake|paid-back)$/);
  }
  // What is booked by hand is paid by nothing else, and what was written off is not taken back.
  for (const [invoiceId, { kind }] of state.bookings) {
    expect(state.paidInvoices.has(invoiceId)).toBe(false);
    if (kind === 'write-off') expect(life.cancelled.has(invoiceId)).toBe(false);
  }
  const byTakenBack = settled.filter(
    ([, reference]) => lostCentsOf(state, reference) >= (state.paidCents.get(reference) ?? 0),
  );
  expect(byTakenBack.filter(([invoiceId]) => !life.cancelled.has(invoiceId))).toEqual([]);
};

/**
 * Of each invoice one payment at most stays, and none of one that was taken back; what a bank left to us, and what came back from its
 * payer, is for the team.
 */
const expectNothingTakenTwice = ({ world: { payments, left }, cancelled, log, state }: Life) => {
  const cameBack = payments.filter(({ refunds }) => refunds.some(({ isFailed }) => isFailed));
  const { unmatched } = state();
  for (const { reference, refunds } of cameBack) {
    const standing = [...unmatched.values()].filter(
      ({ kind, paymentReference }) => kind === 'refund-failed' && paymentReference === reference,
    );
    expect(standing).toHaveLength(refunds.filter(({ isFailed }) => isFailed).length);
  }
  const isOurs = ({ dispute }: (typeof payments)[number]) => dispute === 'none' || dispute === 'lost';
  const staying = payments
    .filter((one) => left(one) > 0 && isOurs(one) && !cameBack.includes(one))
    .map(({ invoiceId }) => invoiceId);
  expect(new Set(staying).size).toBe(staying.length);
  expect(staying.filter((invoiceId) => cancelled.has(invoiceId))).toEqual([]);
  // Not even for a while, unless it is to be paid after all: an admin said so, or a bank took back what was paid in another way, or what
  // was left of a charge after a refund that came back only after that.
  const isLost = (one: (typeof payments)[number]) => one.dispute === 'lost' && one.disputedCents === one.cents;
  const isGoneForGood = ({ refunds }: (typeof payments)[number]) => !refunds.some(({ isFailed }) => isFailed);
  const isCharge = new Set(
    payments
      .filter((one) => one.card !== null && (isLost(one) || isGoneForGood(one)))
      .map(({ reference }) => reference),
  );
  const isOpenAgain = ({ type, data }: KnownEvent): boolean =>
    type === 'BookingTakenBack' || (type === 'InvoiceReopened' && !isCharge.has(data.paymentReference));
  const charged = payments.filter((one) => one.card !== null && !isLost(one)).map(({ invoiceId }) => invoiceId);
  for (const id of new Set(charged)) {
    const again = (log as readonly KnownEvent[]).filter(
      (event) => isOpenAgain(event) && (event.data as { invoiceId?: string }).invoiceId === id,
    );
    expect(charged.filter((one) => one === id).length).toBeLessThanOrEqual(1 + again.length);
  }
};

/**
 * The card that was entered last stays on file while only older payments are lost, and one whose own payment was lost is on file no
 * more.
 */
const expectRightCard = ({ world: { payments }, log, ...life }: Life) => {
  const events = log as readonly KnownEvent[];
  const { card } = life.state();
  for (const one of payments) if (one.dispute === 'lost' && one.card) expect(card?.cardReference).not.toBe(one.card);
  const place = events.findLastIndex(({ type }) => type === 'CardChanged');
  const entered = events[place];
  if (entered?.type !== 'CardChanged') return;
  const before = events.slice(0, place).flatMap((event) => (event.type === 'DisputeClosed' ? [] : paymentsIn(event)));
  const lost = events.slice(place).flatMap((event) => (isLost(event) ? paymentsIn(event) : []));
  if (lost.every((reference) => before.includes(reference)))
    expect(card?.cardReference).toBe(entered.data.cardReference);
};
const isLost = ({ type, data }: KnownEvent) => type === 'DisputeClosed' && data.outcome === 'lost';
const paymentsIn = ({ type, data }: KnownEvent): readonly string[] =>
  type === 'InvoicePaid' || type === 'UnmatchedPaymentReceived' || type === 'DisputeClosed'
    ? [data.paymentReference]
    : [];

/** What is open waits for its card, for a bank, or for the next reminder. */
const expectNextSteps = (life: Life) => {
  const state = life.state();
  const days = { reminder: 7, secondReminder: 7, deadline: 7, suspension: null };
  const now = new Date(life.now().getTime() + 400 * DAY_MS);
  for (const { invoiceId, invoiceNumber, amountCents } of life.open()) {
    const waits = (state.refusals.get(invoiceId)?.retryAt ?? null) !== null;
    const held = state.held.get(invoiceId);
    const isHeld = held !== undefined && (held.retryAt !== null || isInDispute(state));
    const isParked = life.parked.some(({ event }) => (event.data as { invoiceId?: string }).invoiceId === invoiceId);
    const dues = [{ invoiceId, invoiceNumber, amountCents, dueOn: '2026-03-05' }];
    const next = dun(state, { accountId: PAYER_ID, provider: 'stripe', days, open: dues, now });
    expect(waits || isHeld || isParked || next.length > 0, invoiceNumber).toBe(true);
  }
};

/** Each lost something once. */
const FOUND: readonly (readonly [
  what: string,
  history: readonly (readonly [Step, number])[],
  drainsAtOnce?: boolean,
])[] = [
  [
    'a card that paid without an answer is gone before it is asked again',
    [
      ...([
        ['issue', 0],
        ['deliver', 0],
        ['Stripe breaks having charged', 0],
        ['issue', 0],
        ['dispute', 0],
      ] as const),
      ...([
        ['decide', 0],
        ['dispute', 0],
        ['decide', 7],
        ['issue', 0],
        ['dispute', 0],
        ['deliver', 11],
      ] as const),
      ...([
        ['retry', 0],
        ['new card', 0],
      ] as const),
    ],
  ],
  [
    'a payment is on its way when the dispute of another one takes the card away',
    [
      ...([
        ['card takes its time', 0],
        ['issue', 0],
        ['issue', 0],
        ['dispute', 0],
        ['decide', 15],
      ] as const),
      ...([
        ['deliver', 3],
        ['press', 0],
        ['new card', 0],
      ] as const),
    ],
  ],
  [
    'what was paid twice goes back without an answer, and is disputed before that is looked for',
    [
      ...([
        ['Stripe breaks having charged', 0],
        ['issue', 0],
        ['deliver', 0],
        ['issue', 0],
      ] as const),
      ...([
        ['book a transfer', 3],
        ['dispute', 0],
        ['dispute', 0],
        ['decide', 0],
        ['decide', 0],
      ] as const),
      ...([
        ['deliver', 15],
        ['deliver', 0],
        ['deliver', 0],
        ['retry', 0],
      ] as const),
    ],
  ],
  [
    'an admin tries again what was parked, while a later try is under way',
    [
      ...([
        ['Stripe is away', 0],
        ['issue', 0],
        ['issue', 0],
        ['retry', 0],
        ['pay apart', 0],
      ] as const),
      ...([
        ['card takes its time', 0],
        ['deliver', 0],
        ['dispute', 0],
        ['deliver', 0],
        ['new card', 0],
      ] as const),
      ...([
        ['decide', 3],
        ['Stripe is back', 0],
        ['deliver', 0],
        ['new card', 0],
      ] as const),
      ...([['an admin tries again', 0]] as const),
    ],
  ],
  [
    'what was paid twice goes back without an answer, after somebody paid it back elsewhere and that came back',
    [
      ...([
        ['issue', 0],
        ['book a transfer', 0],
        ['pay apart', 0],
        ['deliver', 0],
      ] as const),
      ...([
        ['pay back elsewhere', 0],
        ['a refund comes back', 0],
        ['Stripe breaks having charged', 0],
      ] as const),
    ],
    false,
  ],
  [
    'the payment of an invoice that is taken back goes back without an answer, after the same',
    [
      ...([
        ['issue', 0],
        ['pay back elsewhere', 0],
        ['Stripe breaks having charged', 0],
        ['a refund comes back', 0],
        ['cancel', 0],
      ] as const),
      ...([
        ['deliver', 1],
        ['retry', 0],
      ] as const),
    ],
  ],
  [
    'what went back of a charge comes back after a bank took a part and another card was charged for the whole',
    [
      ...([
        ['Stripe breaks having charged', 0],
        ['issue', 0],
        ['issue', 0],
        ['issue', 0],
        ['deliver', 1],
      ] as const),
      ...([
        ['pay apart', 0],
        ['issue', 0],
        ['deliver', 9],
        ['pay apart', 0],
        ['pay back elsewhere', 0],
      ] as const),
      ...([
        ['a refund comes back', 0],
        ['deliver', 0],
        ['dispute', 19],
        ['deliver', 39],
        ['decide', 3],
      ] as const),
      ...([
        ['deliver', 0],
        ['deliver', 28],
        ['new card', 0],
        ['retry', 0],
      ] as const),
    ],
  ],
];

it.each(FOUND.map(([what, history, drainsAtOnce = true]) => ({ what, history, drainsAtOnce })))(
  '$what',
  async ({ history, drainsAtOnce }) => {
    const life = await lived(history, drainsAtOnce);
    expectNoCentLost(life);
    expectNothingTakenTwice(life);
    expectNextSteps(life);
    expectRightCard(life);
  },
);

it('whatever happens in whichever order: no cent is lost, no card charged twice, and nothing open has no next step', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (history, drainsAtOnce) => {
      const life = await lived(history, drainsAtOnce);
      expectNoCentLost(life);
      expectNothingTakenTwice(life);
      expectNextSteps(life);
      expectRightCard(life);
    }),
    { numRuns: sampleSize({ some: 150, all: 3_000 }) },
  );
});
