import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import * as bill from '@sternklar/contracts/invoices/testing/invoice.builders';
import { checkoutOpened, checkoutPaid, PAYER_ID } from '@sternklar/contracts/payments/testing/payment.builders';
import { SETTLEMENTS_OF, type UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
import type { Reactor } from '@sternklar/event-store/reactor';
import { recorded } from '@sternklar/event-store/testing/recorded-event';
import fc from 'fast-check';
import { v5 as uuidV5 } from 'uuid';
import { bookInvoice, type Settlement } from '../book-invoice/book-invoice.ts';
import { collectOpen } from '../collect-open.ts';
import { withEndOfDunning } from '../dunning/dun.ts';
import { ProviderFailed, type ProviderNotice } from '../payment-provider.ts';
import { createPaymentRecords } from '../payment-records.ts';
import { invoicePaidBy, isSettled, type PaymentsState } from '../payments.ts';
import { whenInvoiceCancelledThenPayBack } from '../reactors/when-invoice-cancelled-then-pay-back.ts';
import { whenInvoiceIssuedThenCollectPayment } from '../reactors/when-invoice-issued-then-collect-payment.ts';
import { whenPaidTwiceThenPayBack } from '../reactors/when-paid-twice-then-pay-back.ts';
import { settleUnmatchedPayment } from '../settle-unmatched-payment/settle-unmatched-payment.ts';
import { withdrawBooking } from '../withdraw-booking/withdraw-booking.ts';
import { createMemoryCommands, createMemoryProvider } from './payments-in-memory.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const TROUBLE_SPAN_MS = 2 * DAY_MS;
export const GROSS = 5_900;
const PART = 2_000;
const invoiceIdOf = (sequence: number) => uuidV5(`invoice ${sequence}`, PAYER_ID);

/** An account whose card is on file, its provider, and everything that happens to both. */
const createLife = () => {
  const queue: DomainEvent[] = [];
  const log: DomainEvent[] = [];
  const { commands, state } = createMemoryCommands((event) => queue.push(event));
  const world = createMemoryProvider(PAYER_ID);
  let at = Date.parse('2026-03-02T09:00:00.000Z');
  let position = 0;
  const now = () => new Date(at);
  const records = createPaymentRecords({ commands, provider: 'stripe', now, troubleSpanMs: TROUBLE_SPAN_MS });
  /** What a reactor gave up on, until an admin has it tried again. */
  const parked: { readonly reactor: Reactor; readonly event: RecordedEvent }[] = [];
  const react = async (reactor: Reactor, event: RecordedEvent) => {
    try {
      await reactor.react(event);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      parked.push({ reactor, event });
    }
  };
  let cards = 0;
  const deps = { provider: world.provider, records };
  const reactors = [whenInvoiceIssuedThenCollectPayment, whenInvoiceCancelledThenPayBack, whenPaidTwiceThenPayBack].map(
    (reactor) => reactor.create(deps),
  );
  const issued = new Map<string, ReturnType<typeof bill.invoiceIssued>>();
  const cancelled = new Set<string>();

  const drain = async () => {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      position += 1;
      log.push(event);
      for (const reactor of reactors) {
        // At least once: each event comes twice.
        if (!reactor.handles.includes(event.type)) continue;
        await react(reactor, recorded(event, { position }));
        await react(reactor, recorded(event, { position }));
      }
    }
  };
  const append = async (decide: Parameters<typeof commands.handle>[0]['decide'], commandId: string) =>
    commands.handle({ streamType: {}, streamId: '', decide, context: { commandId } } as never);
  const isKnown = (reference: string) =>
    state().paidCents.has(reference) ||
    [...state().unmatched.values()].some((one) => one.isMoneyThatCame && one.paymentReference === reference);
  const hearPayment = async ({ kind: _, noticeId: cause, ...notice }: ProviderNotice & { kind: 'payment' }) => {
    const invoice =
      notice.invoiceId && issued.has(notice.invoiceId) ? { grossCents: GROSS, isPaidOtherwise: false } : null;
    await records.record({ notice, invoice, by: 'stripe', cause });
  };
  const settledBy = (paymentReference: string) => {
    const invoiceId = invoicePaidBy(state(), paymentReference);
    const invoice = invoiceId === null ? undefined : issued.get(invoiceId);
    return invoice ? { invoiceId: invoice.data.invoiceId, invoiceNumber: invoice.data.number } : null;
  };
  const told: ProviderNotice[] = [];
  /** As the route hears it: of a payment that was not told of yet, that one first. */
  const hear = async (notice: ProviderNotice) => {
    if (notice.kind === 'payment') return hearPayment(notice);
    if (notice.kind === 'card') return;
    const { paymentReference, noticeId: cause } = notice;
    const payment = world.notices
      .concat(told)
      .find((one) => one.kind === 'payment' && one.paymentReference === paymentReference);
    if (!isKnown(paymentReference) && payment?.kind === 'payment')
      await hearPayment({ ...payment, noticeId: paymentReference });
    const whose = { accountId: PAYER_ID, by: 'stripe', cause };
    if (notice.kind === 'dispute')
      await records.recordDispute({
        ...whose,
        dispute: notice,
        invoice: settledBy(paymentReference),
        firstInvoiceId: null,
      });
    else if (notice.refund) await records.recordRefunds({ ...whose, paymentReference, refunds: [notice.refund] });
  };
  const open = () =>
    [...issued.values()]
      .filter(({ data }) => !isSettled(state(), data.invoiceId) && !cancelled.has(data.invoiceId))
      .map(({ data }) => ({
        invoiceId: data.invoiceId,
        invoiceNumber: data.number,
        amountCents: GROSS,
        issuedAt: data.issuedAt,
      }));

  const retryRefunds = async () => {
    for (const [refundId, { retryAt }] of state().refundTroubles) {
      if (retryAt) await records.retryRefund({ refundId, accountId: PAYER_ID, dueAt: retryAt, by: 'retry' });
    }
  };

  return {
    state,
    log,
    world,
    open,
    issued,
    drain,
    records,
    now,
    cancelled,
    /** Its holder pays an invoice in another way than by the card on file, be it open or not. */
    payApart(which: number) {
      const ids = [...issued.keys()];
      const invoiceId = ids[which % Math.max(1, ids.length)];
      if (invoiceId !== undefined) world.take(invoiceId, GROSS);
    },
    start: async () => {
      await append(() => [checkoutOpened(), checkoutPaid({ paymentReference: 'pi_begin' })] as never, 'begin');
    },
    async issue() {
      const sequence = issued.size + 1;
      const invoice = bill.invoiceIssued({
        invoiceId: invoiceIdOf(sequence),
        accountId: PAYER_ID,
        month: sequence + 1,
        sequence,
        paidBy: null,
        issuedAt: now().toISOString(),
      });
      issued.set(invoice.data.invoiceId, invoice);
      queue.push(invoice);
    },
    cancel(which: number) {
      const left = [...issued.values()].filter(({ data }) => !cancelled.has(data.invoiceId));
      const invoice = left[which % Math.max(1, left.length)];
      if (!invoice) return;
      cancelled.add(invoice.data.invoiceId);
      queue.push(
        bill.invoiceCancelled(invoice.data, {
          sequence: 1_000 + cancelled.size,
          creditNoteId: uuidV5('credit note', invoice.data.invoiceId),
        }),
      );
    },
    /** An admin settles it by hand, whatever became of it meanwhile. */
    async book(which: number, settlement: Settlement) {
      const invoice = [...issued.values()][which % Math.max(1, issued.size)];
      if (!invoice) return;
      const { invoiceId, month, startsAt } = invoice.data;
      const booking = {
        ...{ invoiceId, accountId: PAYER_ID, amountCents: GROSS, month, startsAt, settlement, now: now() },
        ...{ isPaidOtherwise: false, isCancelled: cancelled.has(invoiceId) },
      };
      await append(
        ((known: PaymentsState) => {
          const decision = bookInvoice(known, booking);
          const ending = { accountId: PAYER_ID, provider: 'stripe', now: now() } as const;
          return 'rejected' in decision ? decision : withEndOfDunning(known, decision, ending);
        }) as never,
        `book ${log.length} ${queue.length} ${at}`,
      );
    },
    /** What was booked by hand is taken back: paid back where that is owed, else as a mistake. */
    async withdraw(which: number) {
      const booked = [...state().bookings.keys()];
      const invoiceId = booked[which % Math.max(1, booked.length)];
      if (invoiceId === undefined) return;
      const reason = state().voidedInvoices.has(invoiceId) ? 'paid-back' : 'mistake';
      await append(
        ((known: PaymentsState) =>
          withdrawBooking(known, { invoiceId, accountId: PAYER_ID, reason, now: now() })) as never,
        `withdraw ${log.length} ${queue.length} ${at}`,
      );
    },
    /** An admin says what became of all that stands before the team, but what the bank has to decide: each the answer after the last. */
    async settleStanding(first: number, isSaid = (_: UnmatchedPaymentSettlement) => true) {
      let which = first;
      for (const [unmatchedPaymentId, { kind, isSettled: isSeenTo }] of state().unmatched) {
        if (isSeenTo) continue;
        const fitting = SETTLEMENTS_OF[kind].filter(isSaid);
        const settlement = fitting[which % fitting.length] ?? 'booked-otherwise';
        which += 1;
        const command = { unmatchedPaymentId, accountId: PAYER_ID, settlement, hasBegun: true, now: now() };
        await append(((known: PaymentsState) => settleUnmatchedPayment(known, command)) as never, unmatchedPaymentId);
      }
    },
    press: () =>
      append(
        // Without a card the route refuses it.
        (current) =>
          ((current as PaymentsState).card === null
            ? []
            : collectOpen(current as never, {
                accountId: PAYER_ID,
                provider: 'stripe',
                open: open(),
                now: now(),
              })) as never,
        `press ${position} ${at}`,
      ),
    /** Another card is entered, and all that is open is asked of it. */
    async newCard() {
      cards += 1;
      const cardPageId = uuidV5(`card ${cards}`, PAYER_ID);
      const opened = { cardPageId, accountId: PAYER_ID, provider: 'stripe', openedAt: now().toISOString() } as const;
      await append(() => [{ type: 'CardPageOpened', data: opened }] as never, `card page ${cards}`);
      const notice = { cardPageId, accountId: PAYER_ID, customerReference: 'cus_1', cardReference: `pm_new_${cards}` };
      await records.changeCard({ notice, open: open(), by: 'stripe', cause: `card ${cards}` });
    },
    parked,
    async unpark() {
      for (const { reactor, event } of parked.splice(0)) await react(reactor, event);
    },
    async retry(pauseMs = 8 * DAY_MS) {
      at += pauseMs;
      await retryRefunds();
      for (const { invoiceId, invoiceNumber, amountCents } of open()) {
        const dueAt = (state().held.get(invoiceId) ?? state().refusals.get(invoiceId))?.retryAt;
        if (dueAt)
          await records.retry({ invoiceId, invoiceNumber, amountCents, accountId: PAYER_ID, dueAt, by: 'retry' });
      }
    },
    /** All that was put off has its turn, and the provider remembers no key any more. */
    async aDayLater() {
      at += DAY_MS;
      world.forgetKeys();
      await retryRefunds();
    },
    /** Some notice, which may come again later. */
    async deliver(which: number, again: boolean) {
      const from = again ? told : world.notices;
      const notice = from[which % Math.max(1, from.length)];
      if (!notice) return;
      if (!again) {
        world.notices.splice(world.notices.indexOf(notice), 1);
        told.push(notice);
      }
      // The same may be told in another notice, too.
      await hear(again ? { ...notice, noticeId: `${notice.noticeId}/${which % 2}` } : notice);
    },
    isKnown,
    told,
  };
};
export type Life = ReturnType<typeof createLife>;

const STEPS = {
  issue: (life: Life) => life.issue(),
  'card pays': (life: Life) => life.world.cardNow('paid'),
  'card refuses': (life: Life) => life.world.cardNow('declined'),
  'card takes its time': (life: Life) => life.world.cardNow('pending'),
  cancel: (life: Life, which: number) => life.cancel(which),
  'pay apart': (life: Life, which: number) => life.payApart(which),
  press: (life: Life) => life.press(),
  retry: (life: Life) => life.retry(),
  'retry in an hour': (life: Life) => life.retry(HOUR_MS),
  'new card': (life: Life) => life.newCard(),
  'Stripe is away': (life: Life) => life.world.reachable(false),
  'Stripe is back': (life: Life) => life.world.reachable(true),
  'Stripe breaks': (life: Life) => life.world.serverNow('breaks'),
  'Stripe breaks having charged': (life: Life) => life.world.serverNow('breaks-having-charged'),
  'Stripe is well': (life: Life) => life.world.serverNow('well'),
  'an admin tries again': (life: Life) => life.unpark(),
  'book a transfer': (life: Life, which: number) =>
    life.book(which, { kind: 'transfer', receivedOn: life.now().toISOString().slice(0, 10), reference: null }),
  'write off': (life: Life, which: number) => life.book(which, { kind: 'write-off', reason: 'uncollectable' }),
  'take a booking back': (life: Life, which: number) => life.withdraw(which),
  deliver: (life: Life, which: number) => life.deliver(which, false),
  'deliver again': (life: Life, which: number) => life.deliver(which, true),
  dispute(life: Life, which: number) {
    const whole = life.world.payments.filter((one) => one.dispute === 'none' && life.world.left(one) === one.cents);
    const payment = whole[which % Math.max(1, whole.length)];
    // Now and then about a part of it.
    if (payment) life.world.dispute(payment, null, which % 3 === 1 ? PART : payment.cents);
  },
  decide(life: Life, which: number) {
    const asked = life.world.payments.filter(({ dispute }) => dispute === 'open');
    const payment = asked[which % Math.max(1, asked.length)];
    // Now and then about another sum than was disputed.
    const cents = which % 3 === 2 ? PART : payment?.disputedCents;
    if (payment) life.world.dispute(payment, which % 2 === 0 ? 'won' : 'lost', cents);
  },
  'pay back elsewhere'(life: Life, which: number) {
    const { payments, left, giveBack } = life.world;
    const known = payments.filter((one) => one.dispute === 'none' && left(one) > 0 && life.isKnown(one.reference));
    const payment = known[which % Math.max(1, known.length)];
    if (payment) giveBack(payment, which % 2 === 0 ? left(payment) : Math.min(1_000, left(payment)), false);
  },
  'a refund comes back'(life: Life, which: number) {
    const made = life.world.payments.flatMap((payment) =>
      payment.refunds.filter(({ isFailed }) => !isFailed).map((refund) => ({ payment, refund })),
    );
    const one = made[which % Math.max(1, made.length)];
    if (one) life.world.failRefund(one.payment, one.refund.refundReference);
  },
} as const;
export type Step = keyof typeof STEPS;
/** Most need an invoice, and a word of the provider about it: lives with little of both show little. */
const WEIGHTS: Partial<Readonly<Record<Step, number>>> = {
  ...{ issue: 6, deliver: 6, retry: 3, dispute: 2, decide: 3 },
  'a refund comes back': 2,
};
const anyStep = fc.oneof(
  ...(Object.keys(STEPS) as Step[]).map((step) => ({ arbitrary: fc.constant(step), weight: WEIGHTS[step] ?? 1 })),
);
/** A life's steps, and which of several each is about. */
export const steps = fc.array(fc.tuple(anyStep, fc.nat(50)), { maxLength: 100, size: 'max' });

const tellAll = async (life: Life) => {
  while (life.world.notices.length > 0) {
    await life.deliver(0, false);
    await life.drain();
  }
};

/** A life after these steps, once everything was told and nothing is away any more. */
export const lived = async (history: readonly (readonly [Step, number])[], drainsAtOnce: boolean): Promise<Life> => {
  const life = createLife();
  await life.start();
  for (const [step, which] of history) {
    await STEPS[step](life, which);
    if (drainsAtOnce) await life.drain();
  }
  await life.drain();
  await tellAll(life);
  life.world.reachable(true);
  life.world.serverNow('well');
  await life.aDayLater();
  await life.unpark();
  await life.drain();
  await tellAll(life);
  // Everything once more, and what comes of it.
  for (let which = 0; which < life.told.length; which += 1) await life.deliver(which, true);
  await life.drain();
  while (life.world.notices.length > 0) await life.deliver(0, false);
  return life;
};
