import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidNotice, ProviderFailed } from '../payment-provider.ts';
import { createStripePayments } from './stripe-payments.ts';
import {
  AUTHENTICATION_CARD,
  DECLINED_CARD,
  SECRET_KEY,
  SLOW_CARD,
  type StripeDouble,
  startStripeDouble,
  WEBHOOK_SECRET,
} from './testing/stripe-double.ts';
import { signatureOf } from './webhook-signature.ts';

const ACCOUNT = '0198a000-0000-7000-8000-00000000a001';
const NOW = new Date('2026-03-02T09:00:00.000Z');

let double: StripeDouble;
beforeAll(async () => {
  double = await startStripeDouble();
});
afterAll(() => double.close());

const pauses: number[] = [];
const paymentsWith = (
  secretKey = SECRET_KEY,
  timeLimitMs = 10_000,
  warn: (...said: readonly unknown[]) => void = () => undefined,
) =>
  createStripePayments({
    settings: { url: double.url, secretKey, webhookSecret: WEBHOOK_SECRET },
    publicUrl: 'https://sternklar.example',
    logger: { warn },
    pause: async (ms) => void pauses.push(ms),
    timeLimitMs,
  });

let ids = 0;
const nextId = () => `0198a000-0000-7000-8000-${String(++ids).padStart(12, '0')}`;
const charge = (over: object = {}) => ({
  accountId: ACCOUNT,
  invoiceId: nextId(),
  attempt: 1,
  round: 0,
  amountCents: 5_900,
  what: 'Rechnung RE-2026-00002',
  customerReference: 'cus_1',
  cardReference: 'pm_card_visa',
  customers: new Set(['cus_0', 'cus_1']),
  knownPayments: new Set<string>(),
  ...over,
});
const page = (over: object = {}) => ({
  checkoutId: nextId(),
  accountId: ACCOUNT,
  order: { kind: 'subscription' as const, subscriptionId: nextId() },
  amountCents: 5_900,
  what: 'Tarif Standard & mehr',
  email: 'a@b.example',
  customerReference: null,
  ...over,
});

describe('Stripe, asked for a page', () => {
  it('gets what is paid for as a form, under a key of the page, and no field of a card', async () => {
    const request = page();
    expect(await paymentsWith().openCheckout(request)).toEqual({
      url: expect.stringContaining('https://checkout.double.example/'),
      expiresAt: '2030-03-17T17:46:40.000Z',
    });
    const call = double.callsTo('checkout/sessions').at(-1);
    expect(call?.idempotencyKey).toBe(`checkout-${request.checkoutId}`);
    expect(call?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'stripe-version': expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
    });
    expect(call?.fields).toEqual({
      mode: 'payment',
      locale: 'de',
      'payment_method_types[0]': 'card',
      client_reference_id: request.checkoutId,
      success_url: 'https://sternklar.example/konto/abo',
      cancel_url: 'https://sternklar.example/konto',
      customer_creation: 'always',
      customer_email: 'a@b.example',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '5900',
      'line_items[0][price_data][tax_behavior]': 'inclusive',
      'line_items[0][price_data][product_data][name]': 'Tarif Standard & mehr',
      'payment_intent_data[description]': 'Tarif Standard & mehr',
      'payment_intent_data[setup_future_usage]': 'off_session',
      'payment_intent_data[metadata][account_id]': ACCOUNT,
      'payment_intent_data[metadata][checkout_id]': request.checkoutId,
    });
  });

  it('opens one page however often it is asked, and knows a customer again', async () => {
    const request = page({ customerReference: 'cus_1' });
    const [first, second] = [await paymentsWith().openCheckout(request), await paymentsWith().openCheckout(request)];
    expect(second).toEqual(first);
    const fields = double.callsTo('checkout/sessions').at(-1)?.fields;
    expect(fields).toMatchObject({ customer: 'cus_1' });
    expect(fields).not.toHaveProperty('customer_email');
  });
});

describe('Stripe, asked to charge a card', () => {
  it('is paid', async () => {
    const request = charge();
    expect(await paymentsWith().chargeCard(request)).toEqual({
      status: 'paid',
      paymentReference: expect.stringMatching(/^pi_/),
    });
    expect(double.callsTo('payment_intents').at(-1)?.fields).toEqual({
      amount: '5900',
      currency: 'eur',
      customer: 'cus_1',
      payment_method: 'pm_card_visa',
      'payment_method_types[0]': 'card',
      description: 'Rechnung RE-2026-00002',
      confirm: 'true',
      off_session: 'true',
      'metadata[account_id]': ACCOUNT,
      'metadata[invoice_id]': request.invoiceId,
      'metadata[attempt]': '1',
    });
  });

  it.each([
    [DECLINED_CARD, 'insufficient_funds', false],
    [AUTHENTICATION_CARD, 'authentication_required', true],
  ])('says why %s does not pay, without asking again', async (cardReference, reason, isFinal) => {
    const before = double.callsTo('payment_intents').length;
    expect(await paymentsWith().chargeCard(charge({ cardReference }))).toEqual({
      status: 'declined',
      reason,
      isFinal,
    });
    expect(double.callsTo('payment_intents')).toHaveLength(before + 1);
  });

  it.each(['rate-limited', 'broken', 'hangs', 'lost-answer'] as const)(
    'is asked again under the same key when it is %s, and charges once',
    async (trouble) => {
      double.trouble(trouble, trouble);
      pauses.length = 0;
      const request = charge();
      const limitMs = trouble === 'hangs' ? 300 : undefined;
      const outcome = await paymentsWith(SECRET_KEY, limitMs).chargeCard(request);
      expect(outcome.status).toBe('paid');
      const calls = double.callsTo('payment_intents').slice(-3);
      expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(3).fill(`charge-${request.invoiceId}`));
      expect(pauses).toEqual([500, 1_000]);
      expect(await paymentsWith().chargeCard(request)).toEqual(outcome);
    },
  );

  it('charges once more under another key where that is asked for', async () => {
    const request = charge({ cardReference: DECLINED_CARD });
    await paymentsWith().chargeCard(request);
    const again = await paymentsWith().chargeCard({ ...request, attempt: 2, cardReference: 'pm_card_visa' });
    expect(again.status).toBe('paid');
    const { idempotencyKey, fields } = double.callsTo('payment_intents').at(-1) ?? {};
    expect(idempotencyKey).toBe(`charge-${request.invoiceId}-2`);
    expect(fields).toMatchObject({ 'metadata[attempt]': '2' });
  });

  describe('again, since its answer stayed out', () => {
    const failing = async (trouble: 'broken-kept' | 'broken-made', request: ReturnType<typeof charge>) => {
      double.trouble(trouble);
      await expect(paymentsWith().chargeCard(request)).rejects.toThrow(ProviderFailed);
    };
    const asked = (invoiceId: string) =>
      double.callsTo('payment_intents').filter(({ fields }) => fields['metadata[invoice_id]'] === invoiceId);

    it('waits in a later attempt, too, for an earlier one that is on its way', async () => {
      const slow = charge({ cardReference: SLOW_CARD });
      expect(await paymentsWith().chargeCard(slow)).toEqual({ status: 'pending' });
      const next = { ...slow, attempt: 2, cardReference: 'pm_card_visa' };
      expect(await paymentsWith().chargeCard(next)).toEqual({ status: 'pending' });
      expect(asked(slow.invoiceId)).toHaveLength(1);
    });

    it('finds what was charged all the same, whichever customer it was, and charges nothing', async () => {
      const request = charge({ customerReference: 'cus_0' });
      await failing('broken-made', request);
      const before = asked(request.invoiceId).length;
      const again = { ...request, round: 1, customerReference: 'cus_1', cardReference: 'pm_card_other' };
      expect(await paymentsWith().chargeCard(again)).toMatchObject({ status: 'paid' });
      expect(asked(request.invoiceId)).toHaveLength(before);
    });

    it('charges what is not there under another key, once however often it is repeated', async () => {
      const request = charge();
      await failing('broken-kept', request);
      const again = { ...request, round: 1 };
      const outcome = await paymentsWith().chargeCard(again);
      expect(outcome).toMatchObject({ status: 'paid' });
      expect(asked(request.invoiceId).at(-1)?.idempotencyKey).toBe(`charge-${request.invoiceId}-again-1`);
      expect(await paymentsWith().chargeCard(again)).toEqual(outcome);
    });

    it('waits for what is on its way, and takes no payment for another that is recorded', async () => {
      const slow = charge({ cardReference: SLOW_CARD });
      await failing('broken-made', slow);
      expect(await paymentsWith().chargeCard({ ...slow, round: 1 })).toEqual({ status: 'pending' });
      const reopened = charge();
      const before = await paymentsWith().chargeCard(reopened);
      const knownPayments = new Set(before.status === 'paid' ? [before.paymentReference] : []);
      const after = await paymentsWith().chargeCard({ ...reopened, round: 1, knownPayments });
      expect(after).toMatchObject({ status: 'paid' });
      expect(after).not.toEqual(before);
    });
  });

  it('fails after three tries, and for a key that Stripe does not know at once', async () => {
    double.trouble('broken', 'broken', 'broken');
    await expect(paymentsWith().chargeCard(charge())).rejects.toThrow(ProviderFailed);
    const before = double.callsTo('payment_intents').length;
    await expect(paymentsWith('sk_test_wrong_12345678').chargeCard(charge())).rejects.toThrow('api_key_invalid');
    expect(double.callsTo('payment_intents')).toHaveLength(before + 1);
  });

  it('deletes a customer, without a key since twice is the same, and knows when that was done', async () => {
    await paymentsWith().deleteCustomer('cus_leaving');
    await paymentsWith().deleteCustomer('cus_leaving');
    expect(double.deletedCustomers).toContain('cus_leaving');
    const [first] = double.callsTo('customers/cus_leaving');
    expect(first).toMatchObject({ method: 'DELETE', fields: {} });
    expect(first?.headers).not.toHaveProperty('idempotency-key');
    await expect(paymentsWith().chargeCard(charge({ customerReference: 'cus_leaving' }))).rejects.toThrow(
      'resource_missing',
    );
  });

  it('fails when a customer could not be deleted, and names nobody in logs', async () => {
    const lines: unknown[] = [];
    const noting = (...said: readonly unknown[]) => void lines.push(said);
    double.trouble('broken', 'rate-limited', 'lost-answer');
    const failure = await paymentsWith(SECRET_KEY, 10_000, noting)
      .deleteCustomer('cus_secret')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderFailed);
    expect(lines).toHaveLength(3);
    expect(JSON.stringify([lines, (failure as Error).message])).not.toContain('cus_secret');
    await expect(paymentsWith('sk_test_wrong_12345678').deleteCustomer('cus_secret')).rejects.toThrow(ProviderFailed);
  });

  it('pays back what is left, and nothing of what went back before', async () => {
    const paid = double.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900 });
    double.newRefund(paid.id, 1_000);
    const refund = { refundId: nextId(), paymentReference: paid.id, reason: 'invoice-cancelled', round: 0 } as const;
    expect(await paymentsWith().refund(refund)).toMatchObject({ amountCents: 4_900 });
    expect(await paymentsWith().refund({ ...refund, refundId: nextId() })).toBeNull();
  });

  it('pays back once', async () => {
    const refund = { refundId: nextId(), paymentReference: 'pi_twice', reason: 'paid-twice', round: 0 } as const;
    const first = await paymentsWith().refund(refund);
    expect(await paymentsWith().refund(refund)).toEqual(first);
    expect(double.refunded.filter((reference) => reference === 'pi_twice')).toHaveLength(1);
    expect(double.callsTo('refunds').at(-1)?.fields).toEqual({
      payment_intent: 'pi_twice',
      reason: 'duplicate',
      'metadata[refund_id]': refund.refundId,
    });
    const other = { ...refund, refundId: nextId(), paymentReference: 'pi_back', reason: 'invoice-cancelled' } as const;
    await paymentsWith().refund(other);
    expect(double.callsTo('refunds').at(-1)?.fields).toMatchObject({ reason: 'requested_by_customer' });
  });

  describe('to pay back again, since its answer stayed out', () => {
    const failing = async (trouble: 'broken-kept' | 'broken-made') => {
      const paid = double.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900 });
      const refund = { refundId: nextId(), paymentReference: paid.id, reason: 'paid-twice', round: 0 } as const;
      double.trouble(trouble);
      await expect(paymentsWith().refund(refund)).rejects.toThrow(ProviderFailed);
      return refund;
    };
    const asked = (paymentReference: string) =>
      double.callsTo('refunds').filter(({ fields }) => fields.payment_intent === paymentReference);
    const wentBack = (paymentReference: string) =>
      double.refunded.filter((reference) => reference === paymentReference).length;

    it('finds what went back all the same, also what came back to us since, and asks for nothing', async () => {
      const refund = await failing('broken-made');
      const before = asked(refund.paymentReference).length;
      const again = { ...refund, round: 1 };
      expect(await paymentsWith().refund(again)).toMatchObject({ amountCents: 5_900 });
      double.failRefunds(refund.paymentReference);
      expect(await paymentsWith().refund(again)).toMatchObject({ amountCents: 5_900 });
      expect(asked(refund.paymentReference)).toHaveLength(before);
    });

    it('asks under another key for what is not there, not counting what others paid back', async () => {
      const refund = await failing('broken-kept');
      double.newRefund(refund.paymentReference, 900);
      const again = { ...refund, round: 1 };
      const made = await paymentsWith().refund(again);
      expect(made).toMatchObject({ amountCents: 5_000 });
      expect(asked(refund.paymentReference).at(-1)?.idempotencyKey).toBe(`refund-${refund.refundId}-again-1`);
      expect(await paymentsWith().refund({ ...refund, round: 2 })).toEqual(made);
      expect(wentBack(refund.paymentReference)).toBe(1);
    });

    it('pays nothing back while it cannot be looked for', async () => {
      const refund = await failing('broken-made');
      double.trouble('broken', 'broken', 'broken');
      await expect(paymentsWith().refund({ ...refund, round: 1 })).rejects.toThrow(ProviderFailed);
      expect(wentBack(refund.paymentReference)).toBe(1);
    });
  });
});

describe("Stripe's notices", () => {
  const intentFor = (metadata: object | null, more: object = {}) =>
    double.newIntent(
      { amount: '5900', currency: 'eur', customer: 'cus_1', payment_method: 'pm_1' },
      { metadata, amount_received: 5_900, ...more },
    );
  const read = ({ body, signature }: { body: string; signature: string | undefined }, now = NOW) =>
    paymentsWith().readNotice(body, signature, now);

  it('tell of a page that was paid', () => {
    const checkout_id = nextId();
    const intent = intentFor({ account_id: ACCOUNT, checkout_id });
    expect(read(double.notice('payment_intent.succeeded', intent, NOW))).toEqual({
      kind: 'payment',
      noticeId: expect.stringMatching(/^evt_/),
      outcome: 'paid',
      accountId: ACCOUNT,
      checkoutId: checkout_id,
      invoiceId: null,
      attempt: 1,
      amountCents: 5_900,
      paymentReference: intent.id,
      customerReference: 'cus_1',
      cardReference: 'pm_1',
      reason: '',
      isFinal: false,
    });
  });

  it('tell why a card did not pay an invoice', () => {
    const invoice_id = nextId();
    const error = { code: 'card_declined', decline_code: 'expired_card' };
    const metadata = { account_id: ACCOUNT, invoice_id, attempt: '3' };
    const intent = intentFor(metadata, { amount_received: 0, last_payment_error: error });
    expect(read(double.notice('payment_intent.payment_failed', intent, NOW))).toMatchObject({
      outcome: 'declined',
      invoiceId: invoice_id,
      amountCents: 5_900,
      reason: 'expired_card',
      attempt: 3,
      isFinal: false,
    });
  });

  it.each([
    ['of another kind', 'customer.created', { account_id: ACCOUNT, invoice_id: nextId() }, {}],
    ["that are somebody else's", 'payment_intent.succeeded', {}, {}],
    ["that name somebody else's account", 'payment_intent.succeeded', { account_id: '42', invoice_id: nextId() }, {}],
    [
      "that name somebody else's invoice",
      'payment_intent.succeeded',
      { account_id: ACCOUNT, invoice_id: 'in_123' },
      {},
    ],
    [
      'that count otherwise',
      'payment_intent.payment_failed',
      { account_id: ACCOUNT, invoice_id: nextId(), attempt: 'first' },
      {},
    ],
    [
      'with no such object',
      'payment_intent.succeeded',
      null,
      { amount: null, customer: { id: 'cus_1', object: 'customer' } },
    ],
    ['of what is neither page nor invoice', 'payment_intent.succeeded', { account_id: ACCOUNT }, {}],
    [
      'of what is both',
      'payment_intent.succeeded',
      { account_id: ACCOUNT, invoice_id: nextId(), checkout_id: nextId() },
      {},
    ],
    ['in other money', 'payment_intent.succeeded', { account_id: ACCOUNT, invoice_id: nextId() }, { currency: 'usd' }],
  ])('%s are left alone', (_case, type, metadata, more) => {
    expect(read(double.notice(type, intentFor(metadata, more), NOW))).toBeNull();
  });

  it('are left alone whatever of somebody else’s they tell', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'payment_intent.succeeded',
          'payment_intent.payment_failed',
          'charge.dispute.created',
          'charge.refunded',
          'refund.updated',
          'refund.failed',
        ),
        fc.jsonValue(),
        (type, object) => {
          expect(read(double.notice(type, object as object, NOW))).toBeNull();
        },
      ),
    );
    const thin = { id: 'evt_1', object: 'v2.core.event', type: 'v1.billing.meter.error_report_triggered' };
    const signed = (body: string) => {
      const seconds = NOW.getTime() / 1_000;
      return { body, signature: `t=${seconds},v1=${signatureOf(body, seconds, WEBHOOK_SECRET)}` };
    };
    expect(read(signed(JSON.stringify(thin)))).toBeNull();
    expect(() => read(signed('[]'))).toThrow(InvalidNotice);
  });

  it('tell of a dispute, and how it ended', () => {
    const told = (type: string, status: string) =>
      read(double.notice(type, double.newDispute('pi_9', { id: 'du_9', amount: 5_900, status }), NOW));
    const dispute = {
      kind: 'dispute',
      noticeId: expect.stringMatching(/^evt_/),
      paymentReference: 'pi_9',
      disputeReference: 'du_9',
      amountCents: 5_900,
      reason: 'fraudulent',
    };
    expect(told('charge.dispute.created', 'needs_response')).toEqual({ ...dispute, outcome: null });
    expect(told('charge.dispute.updated', 'under_review')).toEqual({ ...dispute, outcome: null });
    expect(told('charge.dispute.closed', 'lost')).toEqual({ ...dispute, outcome: 'lost' });
    expect(told('charge.dispute.closed', 'won')).toEqual({ ...dispute, outcome: 'won' });
    expect(told('charge.dispute.closed', 'warning_closed')).toEqual({ ...dispute, outcome: 'won' });
  });

  it('tell of refunds, by whom they were made, and that one came back', () => {
    const told = (type: string, refund: object) => read(double.notice(type, refund, NOW));
    const elsewhere = double.newRefund('pi_9', 5_900);
    const refund = {
      refundReference: elsewhere.id,
      amountCents: 5_900,
      isOurs: false,
      isFailed: false,
      reason: '',
    };
    expect(told('refund.created', elsewhere)).toMatchObject({ kind: 'refund', paymentReference: 'pi_9', refund });
    const failed = { ...elsewhere, status: 'failed', failure_reason: 'lost_or_stolen_card' };
    expect(told('refund.failed', failed)).toMatchObject({
      refund: { ...refund, isFailed: true, reason: 'lost_or_stolen_card' },
    });
    expect(told('refund.created', { ...elsewhere, metadata: { refund_id: nextId() } })).toMatchObject({
      refund: { ...refund, isOurs: true },
    });
    expect(told('refund.created', { ...elsewhere, status: 'requires_action' })).toBeNull();
    expect(told('refund.created', { ...elsewhere, payment_intent: null })).toBeNull();
    expect(told('charge.refunded', double.chargeOf('pi_9'))).toMatchObject({ paymentReference: 'pi_9', refund: null });
  });

  it('name payments that can be asked for, with what went back of them', async () => {
    const payments = paymentsWith();
    const invoice_id = nextId();
    const paid = intentFor({ account_id: ACCOUNT, invoice_id }, { status: 'succeeded' });
    expect(await payments.paymentNamed(paid.id)).toMatchObject({
      kind: 'payment',
      outcome: 'paid',
      accountId: ACCOUNT,
      invoiceId: invoice_id,
      amountCents: 5_900,
      paymentReference: paid.id,
    });
    expect(await payments.paymentNamed('pi_of_somebody_else')).toBeNull();
    expect(await payments.paymentNamed(intentFor({}, { status: 'succeeded' }).id)).toBeNull();
    const unpaid = intentFor({ account_id: ACCOUNT, invoice_id: nextId() }, { status: 'requires_payment_method' });
    expect(await payments.paymentNamed(unpaid.id)).toBeNull();
    const { id } = double.newRefund(paid.id, 100);
    expect(await payments.refundsOf(paid.id)).toMatchObject([{ refundReference: id, amountCents: 100, isOurs: false }]);
    expect(await payments.refundsOf('pi_none')).toEqual([]);
  });

  it('may carry the whole customer and card', () => {
    const expanded = { customer: { id: 'cus_9', object: 'customer' }, payment_method: { id: 'pm_9' } };
    const intent = intentFor({ account_id: ACCOUNT, invoice_id: nextId() }, expanded);
    expect(read(double.notice('payment_intent.succeeded', intent, NOW))).toMatchObject({
      customerReference: 'cus_9',
      cardReference: 'pm_9',
    });
  });

  describe('are refused', () => {
    const genuine = () =>
      double.notice('payment_intent.succeeded', intentFor({ account_id: ACCOUNT, invoice_id: nextId() }), NOW);
    const MINUTE = 60_000;

    it.each([
      ['without signature', () => ({ ...genuine(), signature: undefined })],
      ['with an empty one', () => ({ ...genuine(), signature: '' })],
      ['with no time', () => ({ ...genuine(), signature: genuine().signature.replace(/^t=\d+,/, '') })],
      ['with two times', () => ({ ...genuine(), signature: `t=1,${genuine().signature}` })],
      ['with the scheme of before', () => ({ ...genuine(), signature: genuine().signature.replace('v1=', 'v0=') })],
      ['with a signature of something else', () => ({ ...genuine(), signature: genuine().signature })],
      [
        'when a payment of ours is told of in an unknown form',
        () => {
          const intent = intentFor({ account_id: ACCOUNT, invoice_id: nextId() }, { amount: 'much' });
          return double.notice('payment_intent.succeeded', intent, NOW);
        },
      ],
      [
        'when they were changed',
        () => {
          const { body, signature } = genuine();
          return { body: body.replace('5900', '1'), signature };
        },
      ],
    ])('%s', (_case, make) => {
      expect(() => read(make())).toThrow(InvalidNotice);
    });

    it('when they are older or newer than five minutes', () => {
      for (const minutes of [-5, 5]) expect(read(genuine(), new Date(NOW.getTime() + minutes * MINUTE))).not.toBeNull();
      for (const minutes of [-6, 6]) {
        expect(() => read(genuine(), new Date(NOW.getTime() + minutes * MINUTE))).toThrow(InvalidNotice);
      }
    });
  });

  it('are known by one of several signatures, as while a secret is replaced', () => {
    const { body, signature } = double.notice('customer.created', {}, NOW);
    const [time, good] = signature.split(',');
    expect(read({ body, signature: `${time},v1=${'0'.repeat(64)},${good}` })).toBeNull();
  });
});
