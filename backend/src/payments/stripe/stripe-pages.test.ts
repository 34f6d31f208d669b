import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, nextId, paymentsOf } from './testing/payments-of.ts';
import { type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

let double: StripeDouble;
let paymentsWith: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  double = await startStripeDouble();
  paymentsWith = paymentsOf(double);
});
afterAll(() => double.close());

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
