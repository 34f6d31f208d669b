import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('DELETE /api/business/:id', () => {
  let world: TestWorld;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    world = await createTestWorld();
    owner = await world.customer('inhaberin@beispiel.de');
    stranger = await world.customer('fremder@beispiel.de');
  });
  afterAll(() => world.close());

  const aBusiness = async () => {
    const { body } = await owner.post<{ id: string }>('/business', {
      business_name: 'Bäckerei Sonnenschein',
      google_business_link: 'https://maps.example/baeckerei',
    });
    return body.id;
  };
  const idsOf = (person: Person) =>
    person.get<{ id: string }[]>('/business').then(({ body }) => body.map(({ id }) => id));

  it('takes the business and its reviews off the lists', async () => {
    const kept = await aBusiness();
    const id = await aBusiness();
    await owner.post('/reviews', { business_id: id, reviewer_name: 'Max M.', rating: 1, review_text: 'Nie dort.' });
    const removed = await owner.delete(`/business/${id}`);
    expect(removed).toMatchObject({ status: 200, body: { message: expect.stringContaining('entfernt') } });
    expect(await idsOf(owner)).toEqual([kept]);
    expect((await owner.get(`/reviews/${id}`)).status).toBe(404);
    const admin = await world.admin();
    expect((await admin.get(`/reviews/${id}`)).status).toBe(404);
    expect((await admin.get<{ business_id: string }[]>('/admin/reviews')).body).toEqual([]);
  });

  it('accepts the content type JSON with an empty body', async () => {
    const id = await aBusiness();
    expect((await owner.delete(`/business/${id}`, { 'content-type': 'application/json' })).status).toBe(200);
  });

  it('answers 404 the second time', async () => {
    const id = await aBusiness();
    await owner.delete(`/business/${id}`);
    expect((await owner.delete(`/business/${id}`)).status).toBe(404);
  });

  it('answers 404 to everybody else, admins too, and removes nothing', async () => {
    const id = await aBusiness();
    for (const person of [stranger, await world.admin()]) {
      expect((await person.delete(`/business/${id}`)).status).toBe(404);
    }
    expect(await idsOf(owner)).toContain(id);
  });

  it.each([v7(), 'unsinn', '1;drop', '%00'])('answers 404 for the id %s', async (id) => {
    const refused = await owner.delete(`/business/${encodeURIComponent(id)}`);
    expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('asks visitors to sign in', async () => {
    expect((await world.visitor.delete(`/business/${await aBusiness()}`)).status).toBe(401);
  });
});
