import type { AuditedReview, AuditReviews } from '@sternklar/contracts/audit/audit-replay.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const HOUR_MS = 3_600_000;

let world: TestWorld;
let auditor: Person;
let reviewId: string;
let start: number;

const at = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();

beforeAll(async () => {
  world = await createTestWorld();
  start = world.now().getTime();
  auditor = await world.auditor();
  const customer = await world.customer('inhaberin@beispiel.de');
  const business = { business_name: 'Gasthof Krone', google_business_link: 'https://maps.google.com/?cid=1' };
  const { id: business_id } = (await customer.post<{ id: string }>('/business', business)).body;
  world.advance(HOUR_MS);
  const review = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  reviewId = (await customer.post<{ id: string }>('/reviews', review)).body.id;
  const details = { review_url: null, reason: 'spam', good_faith: true, facts: '' };
  for (const [reviewer_name, rating] of [
    ['Max Muster', 2],
    ['Max Mustermann', 2],
  ]) {
    world.advance(HOUR_MS);
    const amended = { ...details, reviewer_name, rating, review_text: `Von ${reviewer_name}.` };
    expect((await customer.put(`/reviews/${reviewId}/details`, amended)).status).toBe(200);
  }
  world.advance(HOUR_MS);
});
afterAll(() => world.close());

it('list and page name the same author and stars at the same moment, before, between and after corrections', async () => {
  const { body: page } = await auditor.get<AuditedReview>(`/audit/reviews/${reviewId}`);
  for (const [hours, name, rating, text] of [
    [1.5, 'Max M.', 1, 'War nie dort.'],
    [2.5, 'Max Muster', 2, 'Von Max Muster.'],
    [3.5, 'Max Mustermann', 2, 'Von Max Mustermann.'],
  ] as const) {
    const { body: list } = await auditor.get<AuditReviews>(`/audit/reviews?at=${at(hours)}`);
    expect(list.rows).toMatchObject([{ id: reviewId, reviewer_name: name, rating }]);
    const then = page.words.findLast((words) => words.at <= at(hours));
    expect(then).toMatchObject({ reviewer_name: name, rating, review_text: text });
  }
  expect(page).toMatchObject({ reviewer_name: 'Max Mustermann', rating: 2, review_text: 'Von Max Mustermann.' });
  const { body: now } = await auditor.get<AuditReviews>('/audit/reviews');
  expect(now.rows).toMatchObject([{ reviewer_name: 'Max Mustermann', rating: 2 }]);
});
