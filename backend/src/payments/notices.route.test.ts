import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../testing/test-world.ts';
import type { StripeDouble } from './stripe/testing/stripe-double.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { openPage, subscriptionOf, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });

  describe('do not believe', () => {
    const pageOf = async (email: string) => {
      const person = await world.customer(email);
      await openPage(person);
      return person;
    };

    it('a notice that was not signed, was changed, or is old', async () => {
      const person = await pageOf('gefaelscht@beispiel.de');
      const { body, signature } = stripe.payPage(world.now());
      expect(await tell({ body })).toBe(400);
      expect(await tell({ body: body.replace('"amount_received":5900', '"amount_received":5901'), signature })).toBe(
        400,
      );
      expect(await tell({ body: '{}', signature })).toBe(400);
      expect(await tell(stripe.payPage(new Date(world.now().getTime() - 6 * 60_000)))).toBe(400);
      expect(await subscriptionOf(person)).toBeNull();
    });

    it('a payment of another sum', async () => {
      const person = await pageOf('zu-wenig@beispiel.de');
      const event = JSON.parse(stripe.payPage(world.now()).body);
      const intent = { ...event.data.object, amount_received: 100 };
      expect(await tell(stripe.notice('payment_intent.succeeded', intent, world.now()))).toBe(422);
      expect(await subscriptionOf(person)).toBeNull();
    });

    it('a payment that nobody here asked for', async () => {
      const person = await world.customer('unbekannt@beispiel.de');
      const metadata = { account_id: person.accountId, checkout_id: '0198a000-0000-7000-8000-00000000ffff' };
      const intent = stripe.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900, metadata });
      expect(await tell(stripe.notice('payment_intent.succeeded', intent, world.now()))).toBe(200);
      expect(await subscriptionOf(person)).toBeNull();
    });
  });
});
