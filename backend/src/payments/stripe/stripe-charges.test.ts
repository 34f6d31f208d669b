import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFailed } from '../payment-provider.ts';
import { ACCOUNT, chargeOf, paymentsOf } from './testing/payments-of.ts';
import {
  AUTHENTICATION_CARD,
  DECLINED_CARD,
  SECRET_KEY,
  SLOW_CARD,
  type StripeDouble,
  startStripeDouble,
} from './testing/stripe-double.ts';

let double: StripeDouble;
let paymentsWith: ReturnType<typeof paymentsOf>;
const pauses: number[] = [];
beforeAll(async () => {
  double = await startStripeDouble();
  paymentsWith = paymentsOf(double, pauses);
});
afterAll(() => double.close());

describe('Stripe, asked to charge a card', () => {
  it('is paid', async () => {
    const request = chargeOf();
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
    expect(await paymentsWith().chargeCard(chargeOf({ cardReference }))).toEqual({
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
      const request = chargeOf();
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
    const request = chargeOf({ cardReference: DECLINED_CARD });
    await paymentsWith().chargeCard(request);
    const again = await paymentsWith().chargeCard({ ...request, attempt: 2, cardReference: 'pm_card_visa' });
    expect(again.status).toBe('paid');
    const { idempotencyKey, fields } = double.callsTo('payment_intents').at(-1) ?? {};
    expect(idempotencyKey).toBe(`charge-${request.invoiceId}-2`);
    expect(fields).toMatchObject({ 'metadata[attempt]': '2' });
  });

  describe('again, since its answer stayed out', () => {
    const failing = async (trouble: 'broken-kept' | 'broken-made', request: ReturnType<typeof chargeOf>) => {
      double.trouble(trouble);
      await expect(paymentsWith().chargeCard(request)).rejects.toThrow(ProviderFailed);
    };
    const asked = (invoiceId: string) =>
      double.callsTo('payment_intents').filter(({ fields }) => fields['metadata[invoice_id]'] === invoiceId);

    it('waits in a later attempt, too, for an earlier one that is on its way', async () => {
      const slow = chargeOf({ cardReference: SLOW_CARD });
      expect(await paymentsWith().chargeCard(slow)).toEqual({ status: 'pending' });
      const next = { ...slow, attempt: 2, cardReference: 'pm_card_visa' };
      expect(await paymentsWith().chargeCard(next)).toEqual({ status: 'pending' });
      expect(asked(slow.invoiceId)).toHaveLength(1);
    });

    it('finds what was charged all the same, whichever customer it was, and charges nothing', async () => {
      const request = chargeOf({ customerReference: 'cus_0' });
      await failing('broken-made', request);
      const before = asked(request.invoiceId).length;
      const again = { ...request, round: 1, customerReference: 'cus_1', cardReference: 'pm_card_other' };
      expect(await paymentsWith().chargeCard(again)).toMatchObject({ status: 'paid' });
      expect(asked(request.invoiceId)).toHaveLength(before);
    });

    it('charges what is not there under another key, once however often it is repeated', async () => {
      const request = chargeOf();
      await failing('broken-kept', request);
      const again = { ...request, round: 1 };
      const outcome = await paymentsWith().chargeCard(again);
      expect(outcome).toMatchObject({ status: 'paid' });
      expect(asked(request.invoiceId).at(-1)?.idempotencyKey).toBe(`charge-${request.invoiceId}-again-1`);
      expect(await paymentsWith().chargeCard(again)).toEqual(outcome);
    });

    it('waits for what is on its way, and takes no payment for another that is recorded', async () => {
      const slow = chargeOf({ cardReference: SLOW_CARD });
      await failing('broken-made', slow);
      expect(await paymentsWith().chargeCard({ ...slow, round: 1 })).toEqual({ status: 'pending' });
      const reopened = chargeOf();
      const before = await paymentsWith().chargeCard(reopened);
      const knownPayments = new Set(before.status === 'paid' ? [before.paymentReference] : []);
      const after = await paymentsWith().chargeCard({ ...reopened, round: 1, knownPayments });
      expect(after).toMatchObject({ status: 'paid' });
      expect(after).not.toEqual(before);
    });
  });

  it('fails after three tries, and for a key that Stripe does not know at once', async () => {
    double.trouble('broken', 'broken', 'broken');
    await expect(paymentsWith().chargeCard(chargeOf())).rejects.toThrow(ProviderFailed);
    const before = double.callsTo('payment_intents').length;
    await expect(paymentsWith('sk_test_wrong_12345678').chargeCard(chargeOf())).rejects.toThrow('api_key_invalid');
    expect(double.callsTo('payment_intents')).toHaveLength(before + 1);
  });
});
