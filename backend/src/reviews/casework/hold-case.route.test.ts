import { CASE_HELD_MS } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('who works on a case', () => {
  let world: TestWorld;
  let anna: Person;
  let ben: Person;
  let customer: Person;
  let businessId: string;
  let path: string;

  beforeAll(async () => {
    world = await createTestWorld();
    [anna, customer] = [await world.admin(), await world.customer('inhaberin@beispiel.de')];
    ben = await world.customer('ben@sternklar.example');
    expect(await world.product.accountServices.operators.grant(ben.email, 'admin')).toBeNull();
    const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
    businessId = (await customer.post<{ id: string }>('/business', business)).body.id;
  });
  beforeEach(async () => {
    const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    path = `/reviews/${(await customer.post<Review>('/reviews', body)).body.id}`;
  });
  afterAll(() => world.close());

  const seenBy = async (person: Person) => (await person.get<ReviewCase>(`${path}/case`)).body;
  const take = (person: Person, body: object = {}) => person.post(`${path}/takeover`, body);

  it('is told to staff, and taken from them only on purpose', async () => {
    expect((await seenBy(anna)).taken_over).toBeNull();
    expect((await take(anna)).status).toBe(201);
    expect((await seenBy(anna)).taken_over).toMatchObject({ is_you: true, email: anna.email });
    expect((await seenBy(ben)).taken_over).toMatchObject({ is_you: false, email: anna.email });
    expect(await take(ben)).toMatchObject({
      status: 409,
      body: { code: 'case-taken-over', detail: expect.stringContaining(anna.email), taken_over: { email: anna.email } },
    });
    expect((await ben.delete(`${path}/takeover`)).status).toBe(409);
    expect((await take(ben, { from_holder: true })).status).toBe(201);
    expect((await seenBy(anna)).taken_over).toMatchObject({ is_you: false, email: ben.email });
    expect((await ben.delete(`${path}/takeover`)).status).toBe(200);
    expect((await seenBy(anna)).taken_over).toBeNull();
  });

  it('hinders nobody from a step', async () => {
    await take(anna);
    expect((await ben.post(`${path}/questions`, { text: 'Wo?' })).status).toBe(201);
  });

  it('is nothing that customers see', async () => {
    await take(anna);
    expect(await seenBy(customer)).not.toHaveProperty('taken_over');
    const { body } = await customer.get<ReviewHistoryEntry[]>(`${path}/history`);
    expect(body.map(({ kind }) => kind)).toEqual(['submitted']);
    expect((await take(customer)).status).toBe(403);
    expect((await customer.delete(`${path}/takeover`)).status).toBe(403);
  });

  it('of two who take it at once has one', async () => {
    const answers = await Promise.all([take(anna), take(ben)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('runs out after half an hour', async () => {
    await take(anna);
    world.advance(CASE_HELD_MS);
    expect((await seenBy(ben)).taken_over).toBeNull();
    expect((await take(ben)).status).toBe(201);
  });
});
