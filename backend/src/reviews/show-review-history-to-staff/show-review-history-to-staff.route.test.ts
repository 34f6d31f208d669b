import type { AdminReviewHistoryEntry, Review } from '@sternklar/contracts/reviews/review.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, TEST_ADMIN, type TestWorld } from '../../testing/test-world.ts';

describe('GET /api/admin/reviews/:id/history', () => {
  let world: TestWorld;
  let admin: Person;
  let owner: Person;
  let reviewId: string;

  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    owner = await world.customer('inhaberin@beispiel.de');
    const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
    const { id: business_id } = (await owner.post<{ id: string }>('/business', business)).body;
    const review = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    reviewId = (await owner.post<Review>('/reviews', review)).body.id;
    world.advance(60_000);
    const decision = { status: 'gelöscht', note: 'Kunde hat angerufen.' };
    await admin.put(`/reviews/${reviewId}/status`, decision);
  });
  afterAll(() => world.close());

  const historyFor = (person: Pick<Person, 'get'>, id = reviewId) =>
    person.get<AdminReviewHistoryEntry[]>(`/admin/reviews/${id}/history`);

  it('is everything with versions and persons, oldest first, for admins and auditors', async () => {
    for (const person of [admin, await world.auditor()]) {
      const { status, body } = await historyFor(person);
      expect(status).toBe(200);
      const byAdmin = { actor: 'admin', actor_id: admin.accountId, actor_email: TEST_ADMIN.email };
      expect(body).toMatchObject([
        { version: 1, kind: 'submitted', actor: 'customer', actor_id: owner.accountId, actor_email: owner.email },
        { version: 2, kind: 'status-changed', from: 'eingereicht', to: 'gelöscht', ...byAdmin },
        { version: 3, kind: 'note-added', note: 'Kunde hat angerufen.', shown_to_customer: false, ...byAdmin },
      ]);
      expect(body[2]?.at).toBe(world.now().toISOString());
    }
  });

  it('answers 404 for a review that never was, and for what is no id', async () => {
    for (const id of [v7(), 'unsinn']) {
      const answer = await historyFor(admin, id);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });

  it('is not for customers, the owner included, nor for visitors', async () => {
    expect((await historyFor(owner)).status).toBe(403);
    expect((await historyFor(world.visitor)).status).toBe(401);
  });
});
