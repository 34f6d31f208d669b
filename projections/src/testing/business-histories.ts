import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import * as bill from '@sternklar/contracts/invoices/testing/invoice.builders';
import * as subscribe from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import fc from 'fast-check';
import { about } from './events/about.ts';
import { subscriptionOf } from './events/subscriptions.ts';
import {
  accountRegistered,
  attentionCalled,
  bookingTakenBack,
  correctionId,
  creditNoteId,
  disputeClosed,
  invoiceErased,
  invoiceId,
  invoicePaid,
  invoiceReopened,
  invoiceWrittenOff,
  type KnownEvent,
  messageSent,
  paymentDisputed,
  paymentFailed,
  paymentRetried,
  personRequested,
  reviewSubmitted,
  transferBooked,
  unmatchedPaymentReceived,
  visitorMessageSent,
} from './events.ts';

const SUBSCRIPTIONS = 12;
const INVOICES = 30;
const CHATS = 8;

/** About the turns of years and months, too: those are the moments that calendars disagree on. */
const moment = fc.oneof(
  fc
    .date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2026-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom(
    '2025-12-31T22:59:59.999Z',
    '2025-12-31T23:00:00.000Z',
    '2026-03-31T21:59:59.999Z',
    '2026-03-31T22:00:00.000Z',
    '2026-10-31T23:00:00.000Z',
  ),
);
const day = moment.map((at) => at.slice(0, 10));
const number = (most: number) => fc.integer({ min: 1, max: most });
/** Two may be an account's: one after the other. */
const whose = (subscription: number) => subscriptionOf(subscription, 1 + (subscription % 8));

const started = fc
  .tuple(
    fc.array(
      fc.record({
        startedAt: moment,
        expiresAt: moment,
        pricePerMonthEuro: fc.constantFrom(59, 79.99, 0.01, 119),
        vatPercent: fc.constantFrom(19, 7, 0),
      }),
      { minLength: SUBSCRIPTIONS, maxLength: SUBSCRIPTIONS },
    ),
  )
  .map(([all]) =>
    all.map((data, index): KnownEvent => subscribe.subscriptionStarted({ ...whose(index + 1), ...data })),
  );

const invoiceOf = (sequence: number, issuedAt: string, grossCents: number, paidBy: 'simulated-card' | null) =>
  bill.invoiceIssued({
    invoiceId: invoiceId(sequence),
    ...whose(1 + (sequence % SUBSCRIPTIONS)),
    sequence,
    issuedAt,
    ...amountsOf(grossCents / 100, 19),
    paidBy,
  });

const issued = fc
  .array(
    fc.record({
      issuedAt: moment,
      grossCents: fc.constantFrom(5_900, 7_999, 1, 11_900),
      paidBy: fc.constantFrom('simulated-card' as const, null),
    }),
    { minLength: INVOICES, maxLength: INVOICES },
  )
  .map((all) =>
    all.map(({ issuedAt, grossCents, paidBy }, index) => invoiceOf(index + 1, issuedAt, grossCents, paidBy)),
  );

const stepOfSubscription = fc
  .tuple(
    number(SUBSCRIPTIONS),
    fc.oneof(
      fc
        .record({ startsAt: moment, expiresAt: moment })
        .map((term) => subscribe.subscriptionRenewed({ term: 2, ...term })),
      day.map((receivedOn) => subscribe.noticeGiven({ receivedOn })),
      fc.constant(subscribe.noticeWithdrawn()),
      moment.map((at) => subscribe.subscriptionEnded(at)),
      moment.map((endedAt) => subscribe.subscriptionTerminated({ endedAt })),
    ),
  )
  .map(([subscription, event]): KnownEvent => about<typeof event>(event, whose(subscription)));

const sender = fc.constantFrom('user' as const, 'assistant' as const, 'admin' as const);
const step: fc.Arbitrary<KnownEvent> = fc.oneof(
  { weight: 4, arbitrary: stepOfSubscription },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        number(INVOICES),
        fc.constantFrom(
          ...[invoicePaid, paymentFailed, paymentRetried, invoiceReopened],
          ...[transferBooked, invoiceWrittenOff, bookingTakenBack],
        ),
      )
      .map(([sequence, event]) => event(sequence, 1)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(number(INVOICES), moment, fc.constantFrom('transfer' as const, 'write-off' as const))
      .map(([sequence, at, booking]) => bookingTakenBack(sequence, 1, { takenBackAt: at, booking })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        number(INVOICES),
        moment,
        fc.constantFrom<(payment: number, at: string) => KnownEvent>(
          (payment, at) => paymentDisputed(payment, 1, { disputedAt: at }),
          (payment, at) => paymentDisputed(payment, 1, { disputedAt: at, isAnew: true }),
          (payment, at) => disputeClosed(payment, 1, { closedAt: at, outcome: 'won' }),
          (payment, at) => disputeClosed(payment, 1, { closedAt: at, outcome: 'lost' }),
          (payment, at) => disputeClosed(payment, 1, { closedAt: at, outcome: 'won', givesBack: true }),
          (payment, at) => invoicePaid(payment, 1, at, { givenBackBy: `du_${payment}` }),
          (payment, at) => unmatchedPaymentReceived(payment, 1, { receivedAt: at, kind: 'dispute-reversed' }),
        ),
      )
      .map(([payment, at, event]) => event(payment, at)),
  },
  { weight: 1, arbitrary: number(INVOICES).map((sequence) => invoiceErased(sequence, 1)) },
  {
    weight: 4,
    arbitrary: fc.tuple(number(CHATS), sender).map(([chat, by]) => messageSent(chat, chat, { sender: by })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(number(CHATS), sender).map(([chat, by]) => visitorMessageSent(chat, chat, { sender: by })),
  },
  { weight: 1, arbitrary: number(CHATS).map((chat) => personRequested(chat)) },
  { weight: 1, arbitrary: number(CHATS).map((chat) => attentionCalled(chat, 'emergency')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(number(500), number(8))
      .map(([review, account]) => reviewSubmitted(review, { business: account, account })),
  },
);

const cancellations = fc.uniqueArray(number(INVOICES), { maxLength: 10 });

/** Subscriptions and invoices, and then anything happens to them, whether it could just then or not. */
export const businessHistory = fc
  .record({
    started,
    issued,
    steps: fc.array(step, { minLength: 40, maxLength: 120 }),
    corrected: fc.array(number(INVOICES), { maxLength: 10 }),
    cancelled: cancellations,
    cancelledAt: moment,
  })
  .map(
    ({ started: subscriptions, issued: invoices, steps, corrected, cancelled, cancelledAt }): readonly KnownEvent[] => {
      const corrections = corrected.flatMap((sequence, index) => {
        const invoice = invoices[sequence - 1];
        const own = INVOICES + index + 1;
        return invoice
          ? [
              bill.invoiceCorrected(invoice.data, {
                correctionId: correctionId(own),
                sequence: own,
                issuedAt: cancelledAt,
              }),
            ]
          : [];
      });
      const creditNotes = cancelled.flatMap((sequence, index) => {
        const invoice = invoices[sequence - 1];
        if (!invoice) return [];
        return [
          bill.invoiceCancelled(invoice.data, {
            creditNoteId: creditNoteId(sequence),
            sequence: INVOICES + corrected.length + index + 1,
            issuedAt: cancelledAt,
          }),
        ];
      });
      const middle = Math.floor(steps.length / 2);
      return [
        ...Array.from({ length: 8 }, (_, index) => accountRegistered(index + 1)),
        ...subscriptions,
        ...invoices,
        ...steps.slice(0, middle),
        ...corrections,
        ...creditNotes,
        ...steps.slice(middle),
      ];
    },
  );
