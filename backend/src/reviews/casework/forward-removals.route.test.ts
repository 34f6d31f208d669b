import type { ForwardedReview } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const NOWHERE = '0198a000-0000-7000-8000-00000000dead';

describe('forwarding many reviews of one business', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let business: string;
  let otherBusiness: string;

  beforeAll(async () => {
    world = await createTestWorld();
    [admin, customer] = [await world.admin(), await world.customer('inhaberin@beispiel.de')];
    const link = { google_business_link: 'https://maps.example/eins' };
    business = (await customer.post<{ id: string }>('/business', { business_name: 'Krone', ...link })).body.id;
    otherBusiness = (await customer.post<{ id: string }>('/business', { business_name: 'Adler', ...link })).body.id;
  });
  afterAll(() => world.close());

  const handIn = async (business_id = business) => {
    const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    return (await customer.post<Review>('/reviews', body)).body.id;
  };
  const words = { channel: 'report-tool', sent_text: 'Diese Personen waren nie bei uns.', reference: '4-711' };
  const forward = (ids: readonly string[], change: object = {}) =>
    admin.post<{ results: ForwardedReview[] }>('/reviews/forwardings', {
      ...words,
      reviews: ids.map((id) => ({ id })),
      ...change,
    });
  const sentOf = async (id: string) =>
    (await admin.get<ReviewHistoryEntry[]>(`/reviews/${id}/history`)).body.filter(({ kind }) => kind === 'forwarded');

  it('enters each on its own: those that cannot are told why, the others are there', async () => {
    const [fresh, ownText, withdrawn, gone] = await Promise.all([handIn(), handIn(), handIn(), handIn()]);
    await customer.post(`/reviews/${withdrawn}/withdrawal`, {});
    await admin.post(`/reviews/${gone}/forwardings`, words);
    const reviews = [
      { id: fresh },
      { id: ownText, sent_text: 'Und diese auch nicht.' },
      { id: withdrawn },
      { id: gone },
      { id: NOWHERE },
    ];
    const { status, body } = await forward([], { reviews });
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { id: fresh, outcome: 'forwarded' },
      { id: ownText, outcome: 'forwarded' },
      { id: withdrawn, outcome: 'refused', message: expect.stringContaining('zurückgezogen') },
      { id: gone, outcome: 'refused', message: expect.stringContaining('schon bei der Plattform') },
      { id: NOWHERE, outcome: 'not-found' },
    ]);
    expect(await sentOf(fresh)).toMatchObject([{ note: words.sent_text, step: { reference: '4-711' } }]);
    expect(await sentOf(ownText)).toMatchObject([{ note: 'Und diese auch nicht.' }]);
    expect(await sentOf(withdrawn)).toEqual([]);
  });

  it('takes a hundred at once, and under the same key only once', { tags: 'long' }, async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, () => handIn()));
    const again = () =>
      admin.post<{ results: ForwardedReview[] }>(
        '/reviews/forwardings',
        { ...words, reviews: ids.map((id) => ({ id })) },
        { 'idempotency-key': 'hundert' },
      );
    const [first, second] = [await again(), await again()];
    expect(new Set(first.body.results.map(({ outcome }) => outcome))).toEqual(new Set(['forwarded']));
    expect(second.body).toEqual(first.body);
    expect(await sentOf(ids[99] ?? '')).toHaveLength(1);
  });

  it('two admins who send the same at once enter each once', async () => {
    const ids = await Promise.all([handIn(), handIn(), handIn()]);
    const answers = await Promise.all([forward(ids), forward(ids)]);
    for (const id of ids) {
      const outcomes = answers.map(({ body }) => body.results.find((one) => one.id === id)?.outcome).sort();
      expect(outcomes).toEqual(['forwarded', 'refused']);
      expect(await sentOf(id)).toHaveLength(1);
    }
  });

  it('refuses reviews of several businesses, and what is no list, and enters none', async () => {
    const [one, other] = [await handIn(), await handIn(otherBusiness)];
    expect(await forward([one, other])).toMatchObject({ status: 422, body: { code: 'several-businesses' } });
    expect((await forward([])).status).toBe(422);
    expect((await forward([one, one])).status).toBe(422);
    expect((await forward(Array.from({ length: 101 }, () => one))).status).toBe(422);
    expect((await forward([one], { sent_text: ' ' })).status).toBe(422);
    expect((await customer.post('/reviews/forwardings', { ...words, reviews: [{ id: one }] })).status).toBe(403);
    expect([...(await sentOf(one)), ...(await sentOf(other))]).toEqual([]);
  });
});
