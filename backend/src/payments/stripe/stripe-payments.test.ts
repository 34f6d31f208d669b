import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFailed } from '../payment-provider.ts';
import { chargeOf, paymentsOf } from './testing/payments-of.ts';
import { SECRET_KEY, type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

let double: StripeDouble;
let paymentsWith: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  double = await startStripeDouble();
  paymentsWith = paymentsOf(double);
});
afterAll(() => double.close());

describe('Stripe, asked to forget a customer', () => {
  it('deletes a customer, without a key since twice is the same, and knows when that was done', async () => {
    await paymentsWith().deleteCustomer('cus_leaving');
    await paymentsWith().deleteCustomer('cus_leaving');
    expect(double.deletedCustomers).toContain('cus_leaving');
    const [first] = double.callsTo('customers/cus_leaving');
    expect(first).toMatchObject({ method: 'DELETE', fields: {} });
    expect(first?.headers).not.toHaveProperty('idempotency-key');
    await expect(paymentsWith().chargeCard(chargeOf({ customerReference: 'cus_leaving' }))).rejects.toThrow(
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
});
