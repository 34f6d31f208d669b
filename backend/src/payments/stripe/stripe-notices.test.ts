import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidNotice } from '../payment-provider.ts';
import { ACCOUNT, nextId, paymentsOf } from './testing/payments-of.ts';
import { type StripeDouble, startStripeDouble, WEBHOOK_SECRET } from './testing/stripe-double.ts';
import { signatureOf } from './webhook-signature.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');

let double: StripeDouble;
let paymentsWith: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  double = await startStripeDouble();
  paymentsWith = paymentsOf(double);
});
afterAll(() => double.close());

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
      toldAt: NOW.toISOString(),
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
