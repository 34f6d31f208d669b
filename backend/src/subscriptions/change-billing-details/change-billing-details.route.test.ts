import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const PATH = '/subscription/billing-details';
const DETAILS = { company_name: 'Neue Bäckerei GmbH', street: 'Markt 1', postal_code: '55116', town: 'Mainz' };

describe('PUT /api/subscription/billing-details', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world.close());

  const subscriber = async (email: string): Promise<Person> => {
    const person = await world.customer(email);
    await person.post('/subscription/create', { plan_name: 'standard', company_name: 'Alte Bäckerei' });
    return person;
  };
  const shown = async (person: Person) => (await person.get<Subscription>('/subscription')).body;

  it('changes to whom invoices go from now on, and nothing else', async () => {
    const person = await subscriber('zieht-um@beispiel.de');
    const before = await shown(person);
    const changed = await person.put<Subscription>(PATH, { ...DETAILS, vat_id: 'DE 136695976' });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...before, ...DETAILS, vat_id: 'DE136695976' });
    expect(await shown(person)).toEqual(changed.body);
  });

  it('takes what is left out off later invoices', async () => {
    const person = await subscriber('ohne-adresse@beispiel.de');
    await person.put(PATH, { ...DETAILS, vat_id: 'DE136695976' });
    expect((await person.put(PATH, { company_name: 'Nur Name' })).body).toMatchObject({
      company_name: 'Nur Name',
      street: null,
      postal_code: null,
      town: null,
      vat_id: null,
    });
  });

  it.each([
    [{ company_name: ' ' }, 'company_name'],
    [{}, 'company_name'],
    [{ ...DETAILS, postal_code: 'D-55116' }, 'postal_code'],
    [{ ...DETAILS, town: '' }, 'town'],
    [{ ...DETAILS, vat_id: 'DE123456789' }, 'vat_id'],
  ])('refuses %j with a sentence beside the field, and changes nothing', async (body, field) => {
    const person = await world.customer(`${field}-${JSON.stringify(body).length}@beispiel.de`);
    await person.post('/subscription/create', { plan_name: 'standard' });
    const before = await shown(person);
    expect(await person.put(PATH, body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect(await shown(person)).toEqual(before);
  });

  it('needs a subscription, and a session', async () => {
    const stranger = await world.customer('ohne-abo@beispiel.de');
    expect(await stranger.put(PATH, DETAILS)).toMatchObject({ status: 404, body: { code: 'no-subscription' } });
    expect((await world.visitor.put(PATH, DETAILS)).status).toBe(401);
  });
});
