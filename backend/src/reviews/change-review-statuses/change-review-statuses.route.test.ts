import { REVIEW_STATUS_MAX_PER_CALL } from '@sternklar/contracts/constants';
import type { AdminReview, Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ChangeReviewStatusesAnswer } from '@sternklar/contracts/reviews/review-statuses.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/reviews/status', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let businessId: string;

  const aBusiness = async () => {
    const { body } = await customer.post<{ id: string }>('/business', {
      business_name: 'Bäckerei Sonnenschein',
      google_business_link: 'https://maps.example/baeckerei',
    });
    return body.id;
  };
  const reviews = (count: number, business_id = businessId) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const review = { business_id, reviewer_name: `Gast ${index}`, rating: 1, review_text: 'War nie dort.' };
        return (await customer.post<Review>('/reviews', review)).body;
      }),
    );
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    customer = await world.customer('inhaberin@beispiel.de');
    businessId = await aBusiness();
  });
  afterAll(() => world.close());

  const seen = (some: readonly { readonly id: string; readonly version: number }[]) =>
    some.map(({ id, version }) => ({ id, version }));
  const set = (body: object, person = admin, headers: Record<string, string> = {}) =>
    person.post<ChangeReviewStatusesAnswer>('/reviews/status', body, headers);
  const shown = async ({ id }: { readonly id: string }) => (await admin.get<AdminReview>(`/admin/reviews/${id}`)).body;
  const notes = async ({ id }: { readonly id: string }, person = admin) => {
    const { body } = await person.get<ReviewHistoryEntry[]>(`/reviews/${id}/history`);
    return body.flatMap(({ kind, note }) => (kind === 'note-added' ? [note] : []));
  };
  const outcomes = ({ results }: ChangeReviewStatusesAnswer) => results.map(({ outcome }) => outcome);

  it('sets as many as allowed, but the one that somebody else changed, and says what that one has become', {
    tags: 'long',
  }, async () => {
    const all = await reviews(REVIEW_STATUS_MAX_PER_CALL);
    const fortieth = all[39] as Review;
    world.advance(1_000);
    await admin.put(`/reviews/${fortieth.id}/status`, { status: 'nicht_genehmigt' });
    const { status, body } = await set({ status: 'gelöscht', reviews: seen(all) });
    expect(status).toBe(200);
    expect(body.results.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(body.results[39]).toEqual({
      id: fortieth.id,
      outcome: 'conflict',
      current: { status: 'nicht_genehmigt', version: 2, updated_at: world.now().toISOString() },
      message: expect.stringContaining('jetzt den Status „nicht genehmigt“'),
    });
    expect(outcomes(body).filter((outcome) => outcome === 'changed')).toHaveLength(99);
    const { body: listed } = await customer.get<Review[]>(`/reviews/${businessId}`);
    expect(listed.filter((review) => review.status === 'gelöscht')).toHaveLength(99);
    expect(await shown(fortieth)).toMatchObject({ status: 'nicht_genehmigt', version: 2 });
  });

  it('answers each on its own: changed, there already, gone with its business, never there', async () => {
    const [changed, already] = (await reviews(2)) as [Review, Review];
    await admin.put(`/reviews/${already.id}/status`, { status: 'gelöscht' });
    const removed = await aBusiness();
    const [gone] = (await reviews(1, removed)) as [Review];
    await customer.delete(`/business/${removed}`);
    const never = { id: v7(), version: 1 };
    const { body } = await set({
      status: 'gelo\u0308scht',
      reviews: [never, ...seen([gone]), { id: already.id, version: 2 }, ...seen([changed])],
    });
    const missing = { outcome: 'not-found', message: 'Diese Bewertung gibt es nicht.' };
    const current = { status: 'gelöscht', version: 2, updated_at: world.now().toISOString() };
    expect(body.results).toEqual([
      { id: never.id, ...missing },
      { id: gone.id, ...missing },
      { id: already.id, outcome: 'unchanged', current, note_added: false },
      { id: changed.id, outcome: 'changed', current },
    ]);
  });

  it('records the note with each, shown to the customer if said so, but not where somebody was faster', async () => {
    const [one, other, taken] = (await reviews(3)) as [Review, Review, Review];
    await admin.put(`/reviews/${other.id}/status`, { status: 'gelöscht' });
    await admin.put(`/reviews/${taken.id}/status`, { status: 'nicht_genehmigt' });
    const { body } = await set({
      status: 'gelöscht',
      note: ' Die Plattform hat zugestimmt. ',
      note_shown_to_customer: true,
      reviews: [...seen([one]), { id: other.id, version: 2 }, ...seen([taken])],
    });
    expect(outcomes(body)).toEqual(['changed', 'unchanged', 'conflict']);
    expect(body.results[1]).toMatchObject({ note_added: true });
    for (const review of [one, other]) expect(await notes(review, customer)).toEqual(['Die Plattform hat zugestimmt.']);
    expect(await notes(taken)).toEqual([]);
  });

  it('mails the customer once for each change', async () => {
    const all = await reviews(3);
    const before = (await world.mails(customer.email)).length;
    await set({ status: 'nicht_genehmigt', reviews: seen(all) });
    await set({ status: 'nicht_genehmigt', reviews: all.map(({ id }) => ({ id, version: 2 })) });
    expect(await world.mails(customer.email)).toHaveLength(before + 3);
  });

  it('answers a repetition under the same key as before, and does nothing twice', async () => {
    const all = await reviews(2);
    const headers = { 'idempotency-key': 'viele-auf-einmal-0001' };
    const body = { status: 'gelöscht', note: 'Einmal.', reviews: seen(all) };
    const first = await set(body, admin, headers);
    const again = await set(body, admin, headers);
    expect(outcomes(first.body)).toEqual(['changed', 'changed']);
    expect(again.body).toEqual(first.body);
    expect(await notes(all[0] as Review)).toEqual(['Einmal.']);
  });

  it('lets one of two admins win each review when both change many at the same moment', { tags: 'long' }, async () => {
    const all = await reviews(12);
    const second = await world.admin();
    const answers = await Promise.all([
      set({ status: 'gelöscht', reviews: seen(all) }),
      set({ status: 'nicht_genehmigt', reviews: seen(all).reverse() }, second),
    ]);
    const results = answers.flatMap(({ body }) => body.results);
    for (const { id } of all) {
      const ofReview = results.filter((result) => result.id === id).map(({ outcome }) => outcome);
      expect(ofReview.sort()).toEqual(['changed', 'conflict']);
    }
  });

  describe('is refused as a whole, and changes nothing', () => {
    const one = () => ({ id: v7(), version: 1 });
    const same = one();
    it.each([
      ['no reviews', { reviews: [] }, 'reviews'],
      ['too many', { reviews: Array.from({ length: REVIEW_STATUS_MAX_PER_CALL + 1 }, one) }, 'reviews'],
      ['one of them twice', { reviews: [same, same] }, 'reviews'],
      ['no list', { reviews: 'alle' }, 'reviews'],
      ['an id that is none', { reviews: [{ id: 'unsinn', version: 1 }] }, 'reviews.0.id'],
      ['no version', { reviews: [{ id: v7() }] }, 'reviews.0.version'],
      ['half a version', { reviews: [{ id: v7(), version: 1.5 }] }, 'reviews.0.version'],
      ['no status', { status: undefined }, 'status'],
      ['an unknown status', { status: 'erledigt' }, 'status'],
      ['a note that is none', { note: 7 }, 'note'],
    ])('with %s', async (_case, wrong, field) => {
      const [review] = (await reviews(1)) as [Review];
      const refused = await set({ status: 'gelöscht', reviews: seen([review]), ...wrong });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: [{ field, message: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/) }] },
      });
      expect(await shown(review)).toMatchObject({ status: 'eingereicht', version: 1 });
    });
  });

  it('is for admins only', async () => {
    const [review] = (await reviews(1)) as [Review];
    const body = { status: 'gelöscht', reviews: seen([review]) };
    expect((await set(body, customer)).status).toBe(403);
    expect((await set(body, await world.auditor())).status).toBe(403);
    expect((await world.visitor.post('/reviews/status', body)).status).toBe(401);
    expect(await shown(review)).toMatchObject({ status: 'eingereicht' });
  });
});
