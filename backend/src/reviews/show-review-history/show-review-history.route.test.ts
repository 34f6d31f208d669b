import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, TEST_ADMIN, type TestWorld } from '../../testing/test-world.ts';

describe('GET /api/reviews/:id/history', () => {
  let world: TestWorld;
  let admin: Person;
  let owner: Person;
  let businessId: string;
  let reviewId: string;

  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    owner = await world.customer('inhaberin@beispiel.de');
    const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
    businessId = (await owner.post<{ id: string }>('/business', business)).body.id;
    const review = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    reviewId = (await owner.post<Review>('/reviews', review)).body.id;
    await admin.post(`/reviews/${reviewId}/notes`, { note: 'Kunde hat angerufen.' });
    await admin.put(`/reviews/${reviewId}/status`, {
      status: 'nicht_genehmigt',
      note: 'Die Plattform verlangt Belege.',
      note_shown_to_customer: true,
    });
    await admin.put(`/reviews/${reviewId}/status`, { status: 'gelöscht' });
  });
  afterAll(() => world.close());

  const historyFor = (person: Person, id = reviewId) => person.get<ReviewHistoryEntry[]>(`/reviews/${id}/history`);
  const told = ({ body }: { body: readonly ReviewHistoryEntry[] }) =>
    body.map(({ kind, from, to, note, actor }) => [actor, kind, from, to, note]);

  const everything = [
    ['customer', 'submitted', null, 'eingereicht', null],
    ['admin', 'note-added', null, null, 'Kunde hat angerufen.'],
    ['admin', 'status-changed', 'eingereicht', 'nicht_genehmigt', null],
    ['admin', 'note-added', null, null, 'Die Plattform verlangt Belege.'],
    ['admin', 'status-changed', 'nicht_genehmigt', 'gelöscht', null],
  ];

  it('is everything, oldest first, for admins and auditors', async () => {
    for (const person of [admin, await world.auditor()]) {
      const history = await historyFor(person);
      expect(history.status).toBe(200);
      expect(told(history)).toEqual(everything);
      expect(history.body.map(({ shown_to_customer }) => shown_to_customer)).toEqual([true, false, true, true, true]);
    }
  });

  it('is for its owner without notes that are not shown to them, and names no admin', async () => {
    const history = await historyFor(owner);
    expect(told(history)).toEqual(everything.toSpliced(1, 1));
    const text = JSON.stringify(history.body);
    for (const secret of [TEST_ADMIN.email, admin.accountId, 'angerufen']) expect(text).not.toContain(secret);
  });

  it('says when an admin handed the review in', async () => {
    const review = { business_id: businessId, reviewer_name: 'Eva', rating: 2, review_text: 'Nie dort.' };
    const { body } = await admin.post<Review>('/admin/reviews/create', { ...review, user_id: owner.accountId });
    expect(told(await historyFor(owner, body.id))).toEqual([['admin', 'submitted', null, 'eingereicht', null]]);
  });

  it('is not there for other customers, nor is any for a review that never was', async () => {
    const stranger = await world.customer('fremder@beispiel.de');
    const unknown = await historyFor(owner, v7());
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await historyFor(owner, 'unsinn')).status).toBe(404);
    const foreign = await historyFor(stranger);
    expect(foreign).toMatchObject({ status: 404, body: { detail: 'Diese Bewertung gibt es nicht.' } });
  });

  it('asks visitors to sign in', async () => {
    expect((await world.visitor.get(`/reviews/${reviewId}/history`)).status).toBe(401);
  });

  it('stays when the business is removed', async () => {
    await owner.delete(`/business/${businessId}`);
    expect(told(await historyFor(admin))).toEqual(everything);
  });
});
