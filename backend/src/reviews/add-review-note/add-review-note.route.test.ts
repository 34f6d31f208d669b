import { REVIEW_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminReview, Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/reviews/:id/notes', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let businessId: string;
  let review: Review;

  const addBusiness = async () => {
    const body = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
    return (await customer.post<{ id: string }>('/business', body)).body.id;
  };
  const addReview = async (business_id: string) => {
    const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    return (await customer.post<Review>('/reviews', body)).body;
  };
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    customer = await world.customer('inhaberin@beispiel.de');
    businessId = await addBusiness();
  });
  beforeEach(async () => {
    review = await addReview(businessId);
  });
  afterAll(() => world.close());

  const add = (body: object) => admin.post<ReviewHistoryEntry>(`/reviews/${review.id}/notes`, body);
  const history = async () => (await admin.get<ReviewHistoryEntry[]>(`/reviews/${review.id}/history`)).body;

  it('answers the note as it stands in the history from then on, for admins alone unless said otherwise', async () => {
    world.advance(60_000);
    const internal = await add({ note: ' Kunde hat angerufen.\n' });
    expect(internal.status).toBe(201);
    expect(internal.body).toEqual({
      id: expect.any(String),
      kind: 'note-added',
      at: world.now().toISOString(),
      from: null,
      to: null,
      note: 'Kunde hat angerufen.',
      shown_to_customer: false,
      actor: 'admin',
    });
    const shown = await add({ note: 'Wir haben nachgefragt.', shown_to_customer: true });
    expect(shown.body).toMatchObject({ shown_to_customer: true });
    expect((await history()).slice(1)).toEqual([internal.body, shown.body]);
  });

  it('changes nothing else: not the review, and nobody gets a mail', async () => {
    const shown = async () => (await admin.get<AdminReview>(`/admin/reviews/${review.id}`)).body;
    const [before, mailsBefore] = [await shown(), await world.mails(customer.email)];
    await add({ note: 'Kunde hat angerufen.', shown_to_customer: true });
    expect(await shown()).toEqual(before);
    expect(await world.mails(customer.email)).toEqual(mailsBefore);
  });

  it.each([
    ['note', {}],
    ['note', { note: '' }],
    ['note', { note: ' \n' }],
    ['note', { note: null }],
    ['note', { note: 'x'.repeat(REVIEW_NOTE_MAX_LENGTH + 1) }],
    ['shown_to_customer', { note: 'Ja', shown_to_customer: 'nein' }],
  ])('refuses a wrong or missing %s, and adds nothing', async (field, body) => {
    const refused = await add(body);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field, message: expect.stringMatching(/\.$/) }] },
    });
    expect(await history()).toHaveLength(1);
  });

  it('answers 404 for a review there is not, an id that is none, and once the business was removed', async () => {
    const removed = await addBusiness();
    const gone = await addReview(removed);
    await customer.delete(`/business/${removed}`);
    for (const id of [v7(), 'unsinn', businessId, gone.id]) {
      expect((await admin.post(`/reviews/${id}/notes`, { note: 'Hallo' })).status).toBe(404);
    }
  });

  it('is for admins only', async () => {
    const path = `/reviews/${review.id}/notes`;
    expect((await customer.post(path, { note: 'Hallo' })).status).toBe(403);
    expect((await (await world.auditor()).post(path, { note: 'Hallo' })).status).toBe(403);
    expect((await world.visitor.post(path, { note: 'Hallo' })).status).toBe(401);
    expect(await history()).toHaveLength(1);
  });
});
