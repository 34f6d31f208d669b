import { BUSINESS_RESTORABLE_MS } from '@sternklar/contracts/constants';
import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/business/:id/restoration', () => {
  let world: TestWorld;
  let owner: Person;
  let admin: Person;
  let sql: pg.Client;
  beforeAll(async () => {
    world = await createTestWorld();
    sql = new pg.Client({ connectionString: world.ownerUrl });
    await sql.connect();
    owner = await world.customer('inhaberin@beispiel.de');
    admin = await world.admin();
  });
  afterAll(async () => {
    await sql.end();
    await world.close();
  });

  const aBusiness = async () => {
    const { body } = await owner.post<{ id: string }>('/business', {
      business_name: 'Bäckerei Sonnenschein',
      google_business_link: 'https://maps.example/baeckerei',
    });
    return body.id;
  };
  const aReviewOf = async (business_id: string) => {
    const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'Nie dort.' };
    return (await owner.post<{ id: string }>('/reviews', body)).body.id;
  };
  const restore = (person: Pick<Person, 'post'>, id: string) => person.post(`/business/${id}/restoration`, {});
  /** Everything that lists say of a business, to its owner and to staff. */
  const seen = async (id: string, reviewId: string) => ({
    businesses: (await owner.get('/business')).body,
    reviews: (await owner.get(`/reviews/${id}`)).body,
    review: (await owner.get(`/reviews/${reviewId}/case`)).body,
    ofStaff: (await admin.get('/admin/reviews')).body,
    cases: (await admin.get('/admin/cases')).body,
    figures: (await admin.get('/admin/statistics')).body,
  });

  it('brings the business and its reviews back as they were, to its owner and to staff', async () => {
    const id = await aBusiness();
    const reviewId = await aReviewOf(id);
    await admin.put(`/reviews/${reviewId}/status`, { status: 'nicht_genehmigt' });
    const waiting = await aReviewOf(id);
    const before = await seen(id, reviewId);
    expect(JSON.stringify(before)).toContain(waiting);

    await owner.delete(`/business/${id}`);
    expect((await owner.get(`/reviews/${id}`)).status).toBe(404);
    expect(await restore(owner, id)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('wieder') },
    });
    expect(await seen(id, reviewId)).toEqual(before);
    expect((await admin.put(`/reviews/${waiting}/status`, { status: 'gelöscht' })).status).toBe(200);
  });

  it('tells open screens, and stands in the account’s history', async () => {
    const id = await aBusiness();
    await owner.delete(`/business/${id}`);
    await restore(owner, id);
    const { body } = await admin.get<{ kind: string }[]>(`/admin/users/${owner.accountId}/history`);
    expect(body.map(({ kind }) => kind).slice(-3)).toEqual(['business-added', 'business-removed', 'business-restored']);
  });

  it('changes nothing the second time', async () => {
    const id = await aBusiness();
    await owner.delete(`/business/${id}`);
    expect((await restore(owner, id)).status).toBe(200);
    expect((await restore(owner, id)).status).toBe(200);
  });

  it('is refused after ten minutes, and says what to do', async () => {
    const id = await aBusiness();
    await owner.delete(`/business/${id}`);
    world.advance(BUSINESS_RESTORABLE_MS + 1);
    expect(await restore(owner, id)).toMatchObject({
      status: 409,
      body: { code: 'too-late', detail: expect.stringContaining('neu hinzufügen') },
    });
    expect((await owner.get(`/reviews/${id}`)).status).toBe(404);
  });

  it('leaves nothing behind in any list that could come back, once that time is over', async () => {
    const body = { business_name: 'Gasthaus Endgültig', google_business_link: 'https://maps.example/endgueltig' };
    const { id } = (await owner.post<{ id: string }>('/business', body)).body;
    await aReviewOf(id);
    const tablesWith = async (text: string): Promise<readonly string[]> => {
      const { rows } = await sql.query<{ name: string }>(
        `select table_schema || '.' || table_name as name from information_schema.tables
         where table_schema like 'rm\\_%' and table_type = 'BASE TABLE' order by 1`,
      );
      const found: string[] = [];
      for (const { name } of rows) {
        const { rowCount } = await sql.query(`select from ${name} as item where to_jsonb(item)::text like $1`, [
          `%${text}%`,
        ]);
        if (rowCount) found.push(name.replace(/_v\d+\./, '.'));
      }
      return found;
    };
    const kept = 'rm_account_history.business';
    const listed = ['rm_business_list.business', 'rm_case_figures.business', 'rm_review_case.business'];
    await owner.delete(`/business/${id}`);
    expect(await tablesWith('Endgültig')).toEqual([kept, ...listed, 'rm_review_list.business']);
    world.advance(2 * BUSINESS_RESTORABLE_MS);
    await world.catchUp();
    await world.catchUp();
    expect(await tablesWith('Endgültig')).toEqual([kept]);
    expect((await restore(owner, id)).body).toMatchObject({ code: 'too-late' });
  });

  it('answers 404 to everybody else, admins too, and brings nothing back', async () => {
    const id = await aBusiness();
    await owner.delete(`/business/${id}`);
    for (const person of [await world.customer('fremder@beispiel.de'), admin]) {
      expect((await restore(person, id)).status).toBe(404);
    }
    expect((await owner.get(`/reviews/${id}`)).status).toBe(404);
  });

  it.each([v7(), 'unsinn', '%00'])('answers 404 for the id %s', async (id) => {
    expect((await restore(owner, encodeURIComponent(id))).status).toBe(404);
  });

  it('asks visitors to sign in', async () => {
    expect((await restore(world.visitor, await aBusiness())).status).toBe(401);
  });
});
