import type { AdminReview, Review } from '@sternklar/contracts/reviews/review.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('PUT /api/reviews/:id/status', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let businessId: string;
  let review: Review;

  const aBusiness = async () => {
    const { body } = await customer.post<{ id: string }>('/business', {
      business_name: 'Bäckerei Sonnenschein',
      google_business_link: 'https://maps.example/baeckerei',
    });
    return body.id;
  };
  const aReviewOf = async (business_id: string) => {
    const review = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
    return (await customer.post<Review>('/reviews', review)).body;
  };
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    customer = await world.customer('inhaberin@beispiel.de');
    businessId = await aBusiness();
  });
  beforeEach(async () => {
    review = await aReviewOf(businessId);
  });
  afterAll(() => world.close());

  const setStatus = (status: unknown, headers: Record<string, string> = {}) =>
    admin.put<{ message: string; current?: unknown }>(`/reviews/${review.id}/status`, { status }, headers);
  const shown = async () => (await admin.get<AdminReview>(`/admin/reviews/${review.id}`)).body;
  const statusMails = async () =>
    (await world.mails(customer.email)).filter(({ subject }) => subject.startsWith('Ihr Löschantrag'));
  /** What was mailed because of `action`; the clock stands still, so order says nothing. */
  const mailedBy = async (action: () => Promise<unknown>) => {
    const known = new Set((await statusMails()).map(({ id }) => id));
    await action();
    return (await statusMails()).filter(({ id }) => !known.has(id));
  };

  it('is seen at once by admin and customer, with the time of the change', async () => {
    world.advance(60_000);
    expect(await setStatus('gelöscht')).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    const changed = {
      status: 'gelöscht',
      version: 2,
      updated_at: world.now().toISOString(),
      created_at: review.created_at,
    };
    expect(await shown()).toMatchObject(changed);
    const { body } = await customer.get<Review[]>(`/reviews/${businessId}`);
    expect(body.find(({ id }) => id === review.id)).toMatchObject(changed);
  });

  it('allows any status after any other', async () => {
    for (const status of ['nicht_genehmigt', 'gelöscht', 'eingereicht', 'gelöscht', 'nicht_genehmigt', 'eingereicht']) {
      expect((await setStatus(status)).status).toBe(200);
      expect(await shown()).toMatchObject({ status });
    }
  });

  it('mails the customer once for every change, naming business and reviewer', async () => {
    const mails = await mailedBy(async () => {
      await setStatus('nicht_genehmigt');
      await setStatus('gelöscht');
    });
    const subjects = mails.map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['Ihr Löschantrag: gelöscht', 'Ihr Löschantrag: nicht genehmigt']);
    for (const { text } of mails) {
      expect(text).toContain('Bäckerei Sonnenschein');
      expect(text).toContain('Max M.');
    }
  });

  it('changes nothing and mails nobody when the status stays', async () => {
    await setStatus('gelöscht');
    const mails = await mailedBy(async () => expect((await setStatus('gelöscht')).status).toBe(200));
    expect(mails).toEqual([]);
    expect(await shown()).toMatchObject({ version: 2 });
  });

  it('understands gelöscht with a decomposed ö, and stores it composed', async () => {
    expect((await setStatus('gelo\u0308scht')).status).toBe(200);
    expect((await shown()).status).toBe('gel\u00f6scht');
  });

  it.each([undefined, null, '', 'Gelöscht', 'geloescht', 'nicht genehmigt', true, 1])(
    'refuses the status %j',
    async (status) => {
      const refused = await setStatus(status);
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'status' }] } });
      expect(await shown()).toMatchObject({ status: 'eingereicht', version: 1 });
    },
  );

  it('answers 404 for a review there is not, and for an id that is none', async () => {
    for (const id of [v7(), 'unsinn', businessId]) {
      expect((await admin.put(`/reviews/${id}/status`, { status: 'gelöscht' })).status).toBe(404);
    }
  });

  it('answers 404 once the business was removed, and mails nobody', async () => {
    const removed = await aBusiness();
    review = await aReviewOf(removed);
    await customer.delete(`/business/${removed}`);
    const mails = await mailedBy(async () => expect((await setStatus('gelöscht')).status).toBe(404));
    expect(mails).toEqual([]);
  });

  it('is for admins only', async () => {
    const path = `/reviews/${review.id}/status`;
    expect((await customer.put(path, { status: 'gelöscht' })).status).toBe(403);
    expect((await (await world.auditor()).put(path, { status: 'gelöscht' })).status).toBe(403);
    expect((await world.visitor.put(path, { status: 'gelöscht' })).status).toBe(401);
    expect(await shown()).toMatchObject({ status: 'eingereicht' });
  });

  describe('with If-Match', () => {
    it('goes ahead when nobody changed the review since', async () => {
      expect((await setStatus('gelöscht', { 'if-match': '"1"' })).status).toBe(200);
      expect((await setStatus('eingereicht', { 'if-match': '2' })).status).toBe(200);
      expect((await setStatus('gelöscht', { 'if-match': '*' })).status).toBe(200);
    });

    it('is refused to the second of two admins, telling what the first one set', async () => {
      await setStatus('nicht_genehmigt', { 'if-match': '"1"' });
      const refused = await setStatus('gelöscht', { 'if-match': '"1"' });
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'review-changed-meanwhile', current: { status: 'nicht_genehmigt', version: 2 } },
      });
      expect(await shown()).toMatchObject({ status: 'nicht_genehmigt' });
    });

    it('lets the later one win without it', async () => {
      await setStatus('nicht_genehmigt', { 'if-match': '"1"' });
      expect((await setStatus('gelöscht')).status).toBe(200);
    });

    it('is refused when it names no version', async () => {
      expect((await setStatus('gelöscht', { 'if-match': '"neueste"' })).status).toBe(422);
    });
  });
});
