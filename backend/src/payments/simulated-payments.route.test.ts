import { describe, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';
import { SECRET_KEY, startStripeDouble, WEBHOOK_SECRET } from './stripe/testing/stripe-double.ts';
import { COMPANY } from './testing/stripe-world.ts';

describe('payments that are simulated again', { tags: 'long' }, () => {
  it('go on hearing of those that were begun, as fast as they are told, and begin no new ones', async () => {
    const stripe = await startStripeDouble();
    const world = await createTestWorld({
      env: {
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '2',
      },
    });
    const person = await world.admin();
    expect((await person.post('/subscription/checkout', COMPANY)).status).toBe(404);
    const { body, signature } = stripe.notice('customer.created', {}, world.now());
    for (let number = 0; number < 5; number += 1) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/payments/stripe/webhook',
        headers,
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
    }
    expect((await person.post('/subscription/create', COMPANY)).status).toBe(201);
    await world.close();
    await stripe.close();
  });
});

describe('payments that are simulated', () => {
  it('have neither pages nor notices', async () => {
    const world = await createTestWorld();
    const person = await world.customer('test@beispiel.de');
    expect((await person.post('/subscription/checkout', COMPANY)).status).toBe(404);
    expect((await world.visitor.post('/payments/stripe/webhook', {})).status).toBe(404);
    expect((await person.post('/subscription/create', COMPANY)).status).toBe(201);
    await world.close();
  });
});
