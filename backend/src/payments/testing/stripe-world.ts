import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Checkout } from '@sternklar/contracts/payments/payment.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, expect } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { SECRET_KEY, type StripeDouble, startStripeDouble, WEBHOOK_SECRET } from '../stripe/testing/stripe-double.ts';

export const DAY_MS = 86_400_000;
export const COMPANY = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };

interface Started {
  readonly stripe: StripeDouble;
  readonly world: TestWorld;
}

/** The product with a double of Stripe, both handed over once they run. Call it where tests are declared. */
export const useStripeWorld = (
  handOver: (started: Started) => void,
  settings: Readonly<Record<string, string>> = {},
) => {
  let stripe: StripeDouble;
  let world: TestWorld;

  beforeAll(async () => {
    stripe = await startStripeDouble();
    world = await createTestWorld({
      env: {
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: stripe.url,
        ...settings,
      },
    });
    handOver({ stripe, world });
  });
  afterAll(async () => {
    await world.close();
    await stripe.close();
  });

  const tell = async ({ body, signature }: { readonly body: string; readonly signature?: string | undefined }) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature && { 'stripe-signature': signature }),
      },
      payload: body,
    });
    await world.catchUp();
    return answer.statusCode;
  };
  const openPage = (person: Person, body: object = COMPANY, headers = {}) =>
    person.post<Checkout>('/subscription/checkout', body, headers);
  const subscriptionOf = async (person: Person) => (await person.get<Subscription | null>('/subscription')).body;
  const invoicesOf = async (email: string) => (await (await world.login(email)).get<Invoice[]>('/invoices')).body;
  const subscriber = async (email: string, card?: string, customer?: string): Promise<Person> => {
    const person = await world.customer(email);
    await openPage(person);
    expect(await tell(stripe.payPage(world.now(), { ...(card && { card }), ...(customer && { customer }) }))).toBe(200);
    return person;
  };
  const nextMonth = async () => {
    // A day more than the longest month, since a month with a change to winter time is an hour longer.
    world.advance(32 * DAY_MS);
    await world.catchUp();
    await world.catchUp();
  };

  return { tell, openPage, subscriptionOf, invoicesOf, subscriber, nextMonth };
};
