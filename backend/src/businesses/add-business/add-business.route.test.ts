import { BUSINESS_NAME_MAX_LENGTH, LINK_MAX_LENGTH } from '@sternklar/contracts/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/business', () => {
  let world: TestWorld;
  let customer: Person;
  beforeAll(async () => {
    world = await createTestWorld();
    customer = await world.customer('inhaberin@beispiel.de');
  });
  afterAll(() => world.close());

  const body = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };

  it('answers the new business, and the next list has it', async () => {
    const added = await customer.post<{ id: string }>('/business', body);
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ id: expect.any(String), ...body, created_at: world.now().toISOString() });
    const { body: list } = await customer.get('/business');
    expect(list).toContainEqual(added.body);
  });

  it('trims the name and completes a link without a scheme', async () => {
    const added = await customer.post('/business', {
      business_name: '  Krone ',
      google_business_link: 'maps.example/krone',
    });
    expect(added.body).toMatchObject({ business_name: 'Krone', google_business_link: 'https://maps.example/krone' });
  });

  it('is open to customers who have not verified their address yet', async () => {
    const unverified = await world.register('unbestaetigt@beispiel.de');
    expect((await unverified.post('/business', body)).status).toBe(201);
  });

  it.each([
    ['no name', { google_business_link: body.google_business_link }, 'business_name'],
    ['a blank name', { ...body, business_name: '   ' }, 'business_name'],
    ['a name that is no text', { ...body, business_name: 7 }, 'business_name'],
    ['too long a name', { ...body, business_name: 'x'.repeat(BUSINESS_NAME_MAX_LENGTH + 1) }, 'business_name'],
    ['no link', { business_name: body.business_name }, 'google_business_link'],
    ['a link that runs code', { ...body, google_business_link: 'javascript:alert(1)' }, 'google_business_link'],
    [
      'a link to something else than the web',
      { ...body, google_business_link: 'ftp://maps.example/' },
      'google_business_link',
    ],
    ['a link to nowhere', { ...body, google_business_link: 'https://' }, 'google_business_link'],
    [
      'too long a link',
      { ...body, google_business_link: `https://maps.example/${'x'.repeat(LINK_MAX_LENGTH)}` },
      'google_business_link',
    ],
  ])('refuses %s with a German sentence for the field, and adds nothing', async (_case, payload, field) => {
    const before = await customer.get('/business');
    const refused = await customer.post<{ detail: string; errors: unknown[] }>('/business', payload);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'invalid-input',
      errors: [{ field, message: expect.stringMatching(/\.$/) }],
    });
    expect(await customer.get('/business')).toMatchObject({ body: before.body });
  });

  it('refuses a body that is missing', async () => {
    expect((await customer.post('/business')).status).toBe(422);
  });

  it('asks visitors to sign in', async () => {
    expect((await world.visitor.post('/business', body)).status).toBe(401);
  });
});
