import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

interface Listed {
  readonly id: string;
  readonly business_name: string;
}

describe('lists of businesses', () => {
  let world: TestWorld;
  let baker: Person;
  let innkeeper: Person;
  let newcomer: Person;
  let admin: Person;

  beforeAll(async () => {
    world = await createTestWorld();
    baker = await world.customer('baeckerei@beispiel.de');
    innkeeper = await world.customer('gasthof@beispiel.de');
    newcomer = await world.customer('neu@beispiel.de');
    for (const [person, business_name] of [
      [baker, 'Bäckerei Mitte'],
      [baker, 'Bäckerei Süd'],
      [innkeeper, 'Gasthof Krone'],
    ] as const) {
      world.advance(1_000);
      await person.post('/business', { business_name, google_business_link: 'https://maps.example/x' });
    }
    admin = await world.admin();
  });
  afterAll(() => world.close());

  const names = (body: readonly Listed[]) => body.map(({ business_name }) => business_name);

  describe('GET /api/business', () => {
    it('has one’s own, newest first', async () => {
      const { status, body } = await baker.get<Listed[]>('/business');
      expect(status).toBe(200);
      expect(names(body)).toEqual(['Bäckerei Süd', 'Bäckerei Mitte']);
      expect(Object.keys(body[0] ?? {}).sort()).toEqual(['business_name', 'created_at', 'google_business_link', 'id']);
    });

    it('is empty for somebody without', async () => {
      expect((await newcomer.get('/business')).body).toEqual([]);
    });

    it('asks visitors to sign in', async () => {
      expect((await world.visitor.get('/business')).status).toBe(401);
    });
  });

  describe('GET /api/admin/businesses', () => {
    it('is the whole list as one array when called bare', async () => {
      const { status, headers, body } = await admin.get<Listed[]>('/admin/businesses');
      expect(status).toBe(200);
      expect(headers['content-range']).toBeUndefined();
      expect(names(body)).toEqual(['Gasthof Krone', 'Bäckerei Süd', 'Bäckerei Mitte']);
      expect(body[0]).toMatchObject({ user_email: 'gasthof@beispiel.de', user_id: innkeeper.accountId });
    });

    it('is paged, sorted and filtered on request', async () => {
      const query = new URLSearchParams({
        range: '[0,0]',
        sort: '["business_name","ASC"]',
        filter: JSON.stringify({ user_id: baker.accountId }),
      });
      const { headers, body } = await admin.get<Listed[]>(`/admin/businesses?${query}`);
      expect(names(body)).toEqual(['Bäckerei Mitte']);
      expect(headers['content-range']).toBe('businesses 0-0/2');
    });

    it.each(['range=[0', 'range=[5,1]', 'sort=["password","ASC"]', 'filter={"nonsense":1}', 'range=[0,100000]'])(
      'refuses %s',
      async (query) => {
        expect((await admin.get(`/admin/businesses?${encodeURI(query)}`)).status).toBe(422);
      },
    );

    it('is for admins and auditors', async () => {
      expect((await baker.get('/admin/businesses')).status).toBe(403);
      expect((await (await world.auditor()).get<Listed[]>('/admin/businesses')).body).toHaveLength(3);
      expect((await world.visitor.get('/admin/businesses')).status).toBe(401);
    });
  });

  describe('GET /api/admin/users/:id/businesses', () => {
    it('has a user’s businesses, none for a user without', async () => {
      const { body } = await admin.get<Listed[]>(`/admin/users/${baker.accountId}/businesses`);
      expect(names(body)).toEqual(['Bäckerei Süd', 'Bäckerei Mitte']);
      expect(await admin.get(`/admin/users/${newcomer.accountId}/businesses`)).toMatchObject({ status: 200, body: [] });
    });

    it.each([v7(), 'unsinn'])('answers 404 for the user %s', async (id) => {
      expect((await admin.get(`/admin/users/${id}/businesses`)).status).toBe(404);
    });

    it('is for admins only, also when it is one’s own list', async () => {
      expect((await baker.get(`/admin/users/${baker.accountId}/businesses`)).status).toBe(403);
    });
  });
});
