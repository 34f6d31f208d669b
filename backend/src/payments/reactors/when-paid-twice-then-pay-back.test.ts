import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import {
  PAYER_ID,
  paymentDisputed,
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { recorded } from '@sternklar/event-store/testing/recorded-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFailed } from '../payment-provider.ts';
import { createPaymentRecords } from '../payment-records.ts';
import { createStripePayments } from '../stripe/stripe-payments.ts';
import { SECRET_KEY, type StripeDouble, startStripeDouble, WEBHOOK_SECRET } from '../stripe/testing/stripe-double.ts';
import { createMemoryCommands } from '../testing/payments-in-memory.ts';
import { whenPaidTwiceThenPayBack } from './when-paid-twice-then-pay-back.ts';

const HOUR_MS = 3_600_000;

let double: StripeDouble;
beforeAll(async () => {
  double = await startStripeDouble();
});
afterAll(() => double.close());

/** An invoice was paid twice, the second time by a payment of its own at the double of Stripe. */
const paidTwice = async () => {
  // Each has keys of its own at the double.
  const unmatchedPaymentId = randomUUID();
  const { id: paymentReference } = double.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900 });
  const events: PaymentEvent[] = [];
  const { commands } = createMemoryCommands((event) => events.push(event));
  let at = Date.parse('2026-03-02T09:00:00.000Z');
  const now = () => new Date(at);
  const records = createPaymentRecords({ commands, provider: 'stripe', now, troubleSpanMs: 48 * HOUR_MS });
  const provider = createStripePayments({
    settings: { url: double.url, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET },
    publicUrl: 'https://sternklar.example',
    logger: { warn: () => undefined },
    pause: async () => undefined,
  });
  const reactor = whenPaidTwiceThenPayBack.create({ provider, records });
  const react = (event: DomainEvent) => reactor.react(recorded(event, { position: events.length }));
  const append = (event: PaymentEvent, commandId: string) =>
    commands.handle({ streamType: {}, streamId: '', decide: () => [event], context: { commandId } } as never);
  await append(unmatchedPaymentReceived({ unmatchedPaymentId, paymentReference }), 'received');
  const newest = () => events.at(-1) ?? expect.unreachable();
  return {
    append,
    paymentReference,
    unmatchedPaymentId,
    types: () => events.map(({ type }) => type),
    first: () => events[0] ?? expect.unreachable(),
    newest,
    /** What was recorded last comes to the reactor, as it may twice. */
    async deliver(event = newest()) {
      await react(event);
      await react(event);
    },
    /** The held refund is tried again as soon as it may be; answers after how many minutes. */
    async retryWhenDue() {
      const { data } = events.findLast((event) => event.type === 'RefundHeld') ?? expect.unreachable();
      const minutes = (Date.parse(data.retryAt) - at) / 60_000;
      at = Date.parse(data.retryAt);
      await records.retryRefund({
        refundId: unmatchedPaymentId,
        accountId: PAYER_ID,
        dueAt: data.retryAt,
        by: 'retry',
      });
      return minutes;
    },
    wentBack: () => double.refunded.filter((reference) => reference === paymentReference).length,
    keys: () =>
      double
        .callsTo('refunds')
        .filter(({ fields }) => fields.payment_intent === paymentReference)
        .map(({ idempotencyKey }) => idempotencyKey),
  };
};

type PaidTwice = Awaited<ReturnType<typeof paidTwice>>;

describe('when an invoice was paid twice, and Stripe is in trouble', () => {
  it.each(['broken-made', 'broken-kept'] as const)('it goes back once, later: %s', async (trouble) => {
    const payment = await paidTwice();
    double.trouble(trouble);
    await payment.deliver();
    expect(payment.types()).toEqual(['UnmatchedPaymentReceived', 'RefundHeld']);
    // What is held is not asked for by the event that came before.
    const asked = payment.keys().length;
    await payment.deliver(payment.first());
    expect(payment.keys()).toHaveLength(asked);
    expect(await payment.retryWhenDue()).toBe(5);
    await payment.deliver();
    expect(payment.types().slice(2)).toEqual(['RefundRetried', 'UnmatchedPaymentRefunded']);
    expect(payment.wentBack()).toBe(1);
  });

  it('it is tried again for two days with growing pauses and a key each, and only then left to an admin', async () => {
    const payment = await paidTwice();
    const pauses: unknown[] = [];
    double.trouble('broken-kept');
    await payment.deliver();
    for (let tries = 0; tries < 40 && payment.types().at(-1) === 'RefundHeld'; tries += 1) {
      pauses.push(await payment.retryWhenDue());
      double.trouble('broken-kept');
      await payment.deliver().catch((error: unknown) => expect(error).toBeInstanceOf(ProviderFailed));
    }
    expect(payment.types().at(-1)).toBe('RefundRetried');
    expect(pauses.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 240, 240]);
    expect(new Set(payment.keys()).size).toBe(pauses.length + 1);
    expect(payment.wentBack()).toBe(0);
  });

  it('nothing goes back when an admin saw to it meanwhile, or the bank has to decide', async () => {
    const seenTo = ({ unmatchedPaymentId }: PaidTwice) => unmatchedPaymentSettled({ unmatchedPaymentId });
    const disputed = ({ paymentReference }: PaidTwice) => paymentDisputed({ paymentReference });
    for (const meanwhile of [seenTo, disputed]) {
      const payment = await paidTwice();
      double.trouble('broken-kept');
      await payment.deliver();
      await payment.retryWhenDue();
      const retried = payment.newest();
      await payment.append(meanwhile(payment), 'meanwhile');
      await payment.deliver(retried);
      expect(payment.types().slice(2)).toEqual(['RefundRetried', meanwhile(payment).type]);
      expect(payment.wentBack()).toBe(0);
    }
  });

  it.each([
    ['paid back elsewhere, which came back', 'UnmatchedPaymentRefunded'],
    ['set aside by an admin', 'RefundMadeElsewhere'],
    ['paid back at Stripe, as an admin said', null],
  ] as const)('what went back without an answer is recorded once, though meanwhile it was %s', async (how, type) => {
    const payment = await paidTwice();
    const { unmatchedPaymentId } = payment;
    double.trouble('broken-made');
    await payment.deliver();
    const meanwhile = {
      'paid back elsewhere, which came back': unmatchedPaymentRefunded({
        unmatchedPaymentId,
        refundReference: 're_else',
      }),
      'set aside by an admin': unmatchedPaymentSettled({ unmatchedPaymentId, settlement: 'booked-otherwise' }),
      'paid back at Stripe, as an admin said': unmatchedPaymentSettled({ unmatchedPaymentId }),
    }[how];
    await payment.append(meanwhile, 'meanwhile');
    await payment.retryWhenDue();
    await payment.deliver(payment.newest());
    expect(payment.types().slice(2)).toEqual([meanwhile.type, 'RefundRetried', ...(type === null ? [] : [type])]);
    expect(payment.wentBack()).toBe(1);
  });
});
