import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFailed } from '../payment-provider.ts';
import { nextId, paymentsOf } from './testing/payments-of.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

let double: StripeDouble;
let paymentsWith: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  double = await startStripeDouble();
  paymentsWith = paymentsOf(double);
});
afterAll(() => double.close());

describe('Stripe, asked to pay back', () => {
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
