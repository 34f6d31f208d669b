import { type SubscriptionEvent, subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import { type SubscriptionState, subscriptionStreamType, whose } from './subscription.ts';

const DAY_MS = 86_400_000;
const ADDRESS = { street: 'Rue de la Loi 1', postalCode: '10115', town: 'Berlin' };

describe('an account with a VAT id of another state, from before only German ones were taken', () => {
  let world: TestWorld;
  let people = 0;
  beforeAll(async () => {
    world = await createTestWorld({ env: { VAT_ID_REMINDER_DAYS: '10' } });
  });
  afterAll(() => world.close());

  const subscriber = async (vatId: string | null): Promise<Person> => {
    people += 1;
    const person = await world.customer(`kunde${people}@beispiel.de`);
    await person.post('/subscription/create', { plan_name: 'standard' });
    const { accountId } = person;
    const commandId = `0198a000-0000-7000-8000-00000000f0${String(people).padStart(2, '0')}`;
    await world.product.commands.handle({
      streamType: subscriptionStreamType,
      streamId: subscriptionStream(accountId),
      decide: (state: SubscriptionState): readonly SubscriptionEvent[] => {
        if (state.status === 'none') throw new Error('No subscription runs.');
        const data = { ...whose(state), companyName: 'Boulangerie', billingDetails: { ...ADDRESS, vatId } };
        return [{ type: 'BillingDetailsChanged', data }];
      },
      context: {
        actor: { kind: 'system', name: 'before' },
        accountId,
        correlationId: commandId,
        causationId: commandId,
        commandId,
      },
    });
    return person;
  };
  const passing = async (days: number) => {
    world.advance(days * DAY_MS);
    await world.catchUp();
  };
  const told = async ({ email }: Person) =>
    (await world.mails(email))
      .filter(({ text }) => text.includes('die keine deutsche ist'))
      .map(({ subject }) => subject.split(': ')[1])
      .reverse();
  const FIRST = 'Bitte berichtigen Sie Ihre USt-IdNr.';
  const REMINDER = 'Ihre Rechnung wartet noch';
  const again = ({ email }: Person) => world.login(email, 'kunden-passwort');
  const correct = async (person: Person) =>
    (await again(person)).put('/subscription/billing-details', { company_name: 'Bäckerei', vat_id: 'DE136695976' });

  it('is told once, and reminded every so many days until it is corrected', { tags: 'long' }, async () => {
    const person = await subscriber('FR40303265045');
    await passing(1);
    expect(await told(person)).toEqual([FIRST]);
    // A process may look by itself before the first day is over.
    await passing(8);
    expect(await told(person)).toEqual([FIRST]);
    await passing(2);
    expect(await told(person)).toEqual([FIRST, REMINDER]);
    await passing(10);
    expect(await told(person)).toEqual([FIRST, REMINDER, REMINDER]);
    expect(await correct(person)).toMatchObject({ status: 200, body: { vat_id: 'DE136695976' } });
    await passing(30);
    expect(await told(person)).toHaveLength(3);
  });

  it('is told once by several processes, whoever runs the jobs', { tags: 'long' }, async () => {
    const person = await subscriber('ATU13585627');
    const other = await world.anotherProcess();
    await passing(1);
    await passing(1);
    expect(await told(person)).toEqual([FIRST]);
    await other.close();
  });

  it('is told nothing with a German one, without one, or once the subscription has ended', {
    tags: 'long',
  }, async () => {
    const [german, none] = [await subscriber('DE136695976'), await subscriber(null)];
    await (await again(none)).post('/subscription/notice', {});
    const leaves = await subscriber('FR40303265045');
    const { id } = (await (await again(leaves)).get<{ id: string }>('/subscription')).body;
    const day = world.now().toISOString().slice(0, 10);
    const ended = { cause: 'insolvency', declared_by: 'customer', declared_on: day, ends_on: day };
    expect((await (await world.admin()).post(`/admin/subscriptions/${id}/termination`, ended)).status).toBe(200);
    await passing(11);
    for (const person of [german, none, leaves]) expect(await told(person)).toEqual([]);
  });

  const endToday = async (person: Person) => {
    const { id } = (await (await again(person)).get<{ id: string }>('/subscription')).body;
    const day = world.now().toISOString().slice(0, 10);
    const ended = { cause: 'insolvency', declared_by: 'customer', declared_on: day, ends_on: day };
    await (await world.admin()).post(`/admin/subscriptions/${id}/termination`, ended);
  };

  it('is reminded after the end as well, while months of it wait for an invoice', { tags: 'long' }, async () => {
    const person = await subscriber('FR40303265045');
    await passing(35);
    await endToday(person);
    const before = await told(person);
    await passing(11);
    expect(await told(person)).toEqual([...before, REMINDER]);
    const [newest] = (await world.mails(person.email)).filter(({ text }) => text.includes('die keine deutsche ist'));
    expect(newest?.text).toContain('Rechnungen aus Ihrem beendeten Abo warten');
    expect(newest?.text).not.toContain('läuft');
    expect(await correct(person)).toMatchObject({ status: 200 });
    await passing(30);
    expect(await told(person)).toHaveLength(before.length + 1);
  });

  it('is not erased while months wait, which would be billed to nobody, and is once they are billed', {
    tags: 'long',
  }, async () => {
    const person = await subscriber('FR40303265045');
    await passing(35);
    await endToday(person);
    await passing(1);
    const erase = async () =>
      (await world.admin()).post(`/admin/users/${person.accountId}/erasure`, { understood: true });
    expect(await erase()).toMatchObject({ status: 409, body: { code: 'invoices-open' } });
    expect(await correct(person)).toMatchObject({ status: 200 });
    await passing(1);
    expect((await erase()).status).toBe(200);
  });

  it('corrects all subscriptions that have ended with it, not the last alone', { tags: 'long' }, async () => {
    const person = await subscriber('FR40303265045');
    const invoices = async () => (await (await again(person)).get<readonly unknown[]>('/invoices')).body.length;
    await passing(35);
    await endToday(person);
    await passing(1);
    await (await again(person)).post('/subscription/create', { plan_name: 'standard', company_name: 'Nebenbetrieb' });
    await passing(1);
    await endToday(person);
    await passing(1);
    const before = await invoices();
    expect(await correct(person)).toMatchObject({ status: 200 });
    await passing(1);
    expect(await invoices()).toBe(before + 1);
  });

  it('corrects it by a new subscription of the same company, and by none of another', async () => {
    const invoices = async (person: Person) =>
      (await (await again(person)).get<readonly unknown[]>('/invoices')).body.length;
    const [same, other] = [await subscriber('FR40303265045'), await subscriber('FR40303265045')];
    await passing(35);
    for (const person of [same, other]) await endToday(person);
    await passing(1);
    const before = [await invoices(same), await invoices(other)];
    const subscribe = async (person: Person, company_name: string) => {
      const billing = { company_name, street: 'Markt 1', postal_code: '10115', town: 'Berlin', vat_id: 'DE136695976' };
      const answer = await (await again(person)).post('/subscription/create', { plan_name: 'standard', ...billing });
      expect(answer.status).toBe(201);
    };
    await subscribe(same, 'Boulangerie');
    await subscribe(other, 'Bäckerei');
    await passing(1);
    // The first one of the new subscription, and that which has waited.
    expect([await invoices(same), await invoices(other)]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
  });

  it('corrects it after the end, too, and gets the invoices that have waited', { tags: 'long' }, async () => {
    const person = await subscriber('FR40303265045');
    const invoices = async () => (await (await again(person)).get<readonly unknown[]>('/invoices')).body.length;
    const before = await invoices();
    await passing(65);
    expect(await invoices()).toBe(before);
    const { id } = (await (await again(person)).get<{ id: string }>('/subscription')).body;
    const day = world.now().toISOString().slice(0, 10);
    const ended = { cause: 'insolvency', declared_by: 'customer', declared_on: day, ends_on: day };
    await (await world.admin()).post(`/admin/subscriptions/${id}/termination`, ended);
    await passing(2);
    expect(await correct(person)).toMatchObject({ status: 200, body: { vat_id: 'DE136695976', status: 'inactive' } });
    await passing(1);
    expect(await invoices()).toBe(before + 2);
    expect(await correct(person)).toMatchObject({ status: 404, body: { code: 'no-subscription' } });
  });
});
