import { type SubscriptionEvent, subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { describe, expect, it } from 'vitest';
import { type SubscriptionState, subscriptionStreamType, whose } from '../subscriptions/subscription.ts';
import type { TestWorld } from '../testing/test-world.ts';
import type { StripeDouble } from './stripe/testing/stripe-double.ts';
import { COMPANY, DAY_MS, useStripeWorld } from './testing/stripe-world.ts';

const ADDRESS = { street: 'Markt 1', postalCode: '10115', town: 'Berlin' };
const COMMAND = '0198a000-0000-7000-8000-00000000f001';

describe('a subscription that is paid anew on a page of the provider', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, openPage, subscriber, subscriptionOf, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });

  it('corrects the foreign VAT id for which the former one’s months wait', async () => {
    const person = await subscriber('boulangerie@beispiel.de');
    const { accountId, email } = person;
    // From before only German ones were taken.
    await world.product.commands.handle({
      streamType: subscriptionStreamType,
      streamId: subscriptionStream(accountId),
      decide: (state: SubscriptionState): readonly SubscriptionEvent[] => {
        if (state.status === 'none') throw new Error('No subscription runs.');
        const company = {
          companyName: COMPANY.company_name,
          billingDetails: { ...ADDRESS, vatId: 'FR40303265045' },
        };
        return [{ type: 'BillingDetailsChanged', data: { ...whose(state), ...company } }];
      },
      context: {
        actor: { kind: 'system', name: 'before' },
        accountId,
        correlationId: COMMAND,
        causationId: COMMAND,
        commandId: COMMAND,
      },
    });
    world.advance(35 * DAY_MS);
    await world.catchUp();
    const day = world.now().toISOString().slice(0, 10);
    const { id } = (await subscriptionOf(await world.login(email))) ?? { id: '' };
    const ended = { cause: 'insolvency', declared_by: 'customer', declared_on: day, ends_on: day };
    expect((await (await world.admin()).post(`/admin/subscriptions/${id}/termination`, ended)).status).toBe(200);
    world.advance(DAY_MS);
    await world.catchUp();
    const before = (await invoicesOf(email)).length;
    const { status } = await openPage(await world.login(email), {
      ...COMPANY,
      street: ADDRESS.street,
      postal_code: ADDRESS.postalCode,
      town: ADDRESS.town,
      vat_id: 'DE136695976',
    });
    expect(status).toBe(201);
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    world.advance(DAY_MS);
    await world.catchUp();
    // The first one of the new subscription, and that which has waited.
    expect((await invoicesOf(email)).length).toBe(before + 2);
  });
});
