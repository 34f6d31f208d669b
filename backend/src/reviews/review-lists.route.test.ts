import type { AdminReview, Review } from '@sternklar/contracts/reviews/review.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

describe('lists of reviews', () => {
  let world: TestWorld;
  let owner: Person;
  let stranger: Person;
  let admin: Person;
  let auditor: Person;
  let businessId: string;

  beforeAll(async () => {
    world = await createTestWorld();
    owner = await world.customer('inhaberin@beispiel.de');
    stranger = await world.customer('fremder@beispiel.de');
    admin = await world.admin();
    auditor = await world.auditor();
    const { body } = await owner.post<{ id: string }>('/business', {
      business_name: 'Bäckerei Sonnenschein',
      google_business_link: 'https://maps.example/baeckerei',
    });
    businessId = body.id;
    for (const rating of [1, 2, 3]) {
      world.advance(1_000);
      const review = { business_id: businessId, reviewer_name: `Gast ${rating}`, rating, review_text: 'War nie dort.' };
      await owner.post('/reviews', review);
    }
  });
  afterAll(() => world.close());

  const reviewers = (body: readonly Review[]) => body.map(({ reviewer_name }) => reviewer_name);

  describe('GET /api/reviews/:businessId', () => {
    it('has the business’s reviews, newest first, for its owner and for admins', async () => {
      for (const person of [owner, admin]) {
        const { status, body } = await person.get<Review[]>(`/reviews/${businessId}`);
        expect(status).toBe(200);
        expect(reviewers(body)).toEqual(['Gast 3', 'Gast 2', 'Gast 1']);
        expect(body[0]).not.toHaveProperty('user_email');
      }
    });

    it('answers 404 to everybody else, auditors too', async () => {
      for (const person of [stranger, auditor]) {
        expect(await person.get(`/reviews/${businessId}`)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      }
    });

    it.each([v7(), 'unsinn'])('answers 404 for the business %s', async (id) => {
      for (const person of [owner, admin]) expect((await person.get(`/reviews/${id}`)).status).toBe(404);
    });

    it('asks visitors to sign in', async () => {
      expect((await world.visitor.get(`/reviews/${businessId}`)).status).toBe(401);
    });
  });

  describe('GET /api/reviews', () => {
    let second: string;
    beforeAll(async () => {
      const body = { business_name: 'Café Mond', google_business_link: 'https://maps.example/mond' };
      second = (await owner.post<{ id: string }>('/business', body)).body.id;
      world.advance(1_000);
      const review = { business_id: second, reviewer_name: 'Gast 4', rating: 1, review_text: 'Nie dort gewesen.' };
      await owner.post('/reviews', review);
    });
    afterAll(() => owner.delete(`/business/${second}`));

    it('has the reviews of all own businesses as one array, newest first, each as the list of its business has it', async () => {
      const { status, headers, body } = await owner.get<Review[]>('/reviews');
      expect([status, headers['content-range']]).toEqual([200, undefined]);
      expect(reviewers(body)).toEqual(['Gast 4', 'Gast 3', 'Gast 2', 'Gast 1']);
      const lists = await Promise.all(
        [second, businessId].map(async (id) => (await owner.get<Review[]>(`/reviews/${id}`)).body),
      );
      expect(body).toEqual(lists.flat());
    });

    it('has nothing of anybody else’s, for admins and auditors either', async () => {
      for (const person of [stranger, admin, auditor]) expect((await person.get('/reviews')).body).toEqual([]);
    });

    it('is paged, sorted and filtered on request', async () => {
      const paged = new URLSearchParams({ range: '[1,2]', sort: '["rating","DESC"]', filter: '{}' });
      const page = await owner.get<Review[]>(`/reviews?${paged}`);
      expect(reviewers(page.body)).toEqual(['Gast 2', 'Gast 4']);
      expect(page.headers['content-range']).toBe('reviews 1-2/4');
      const filtered = new URLSearchParams({ filter: JSON.stringify({ business_id: businessId, rating: [1, 3] }) });
      expect(reviewers((await owner.get<Review[]>(`/reviews?${filtered}`)).body)).toEqual(['Gast 3', 'Gast 1']);
    });

    it.each([
      { filter: '{"user_id":"018f0000-0000-7000-8000-000000000000"}' },
      { sort: '["reviewer_name","ASC"]' },
      { range: '[0,5000]' },
    ])('refuses %o', async (query) => {
      expect((await owner.get(`/reviews?${new URLSearchParams(query)}`)).status).toBe(422);
    });

    it('holds a review in the first call after it was handed in', async () => {
      const review = { business_id: second, reviewer_name: 'Gast 5', rating: 1, review_text: 'Nie dort gewesen.' };
      const { body } = await owner.post<Review>('/reviews', review);
      expect((await owner.get<Review[]>('/reviews')).body[0]).toEqual(body);
    });

    it('asks visitors to sign in', async () => {
      expect((await world.visitor.get('/reviews')).status).toBe(401);
    });
  });

  describe('GET /api/admin/reviews', () => {
    it('is the whole list as one array when called bare', async () => {
      const { headers, body } = await admin.get<AdminReview[]>('/admin/reviews');
      expect(headers['content-range']).toBeUndefined();
      expect(reviewers(body)).toEqual(['Gast 3', 'Gast 2', 'Gast 1']);
      expect(body[0]).toMatchObject({
        user_id: owner.accountId,
        user_email: owner.email,
        business_name: 'Bäckerei Sonnenschein',
        google_business_link: 'https://maps.example/baeckerei',
      });
    });

    it('is paged, sorted and filtered on request', async () => {
      const paged = new URLSearchParams({ range: '[1,1]', sort: '["rating","ASC"]', filter: '{}' });
      const page = await admin.get<AdminReview[]>(`/admin/reviews?${paged}`);
      expect(reviewers(page.body)).toEqual(['Gast 2']);
      expect(page.headers['content-range']).toBe('reviews 1-1/3');
      const filtered = new URLSearchParams({ filter: '{"status":"gelöscht"}' });
      const none = await admin.get<AdminReview[]>(`/admin/reviews?${filtered}`);
      expect(none.body).toEqual([]);
      expect(none.headers['content-range']).toBe('reviews */0');
    });

    it('is for admins and auditors', async () => {
      expect((await owner.get('/admin/reviews')).status).toBe(403);
      expect((await auditor.get<AdminReview[]>('/admin/reviews')).body).toHaveLength(3);
      expect((await world.visitor.get('/admin/reviews')).status).toBe(401);
    });
  });

  describe('GET /api/admin/reviews/:id', () => {
    it('is one review as the list has it', async () => {
      const [first] = (await admin.get<AdminReview[]>('/admin/reviews')).body;
      expect((await admin.get(`/admin/reviews/${first?.id}`)).body).toEqual(first);
    });

    it.each([v7(), 'unsinn'])('answers 404 for the review %s', async (id) => {
      expect((await admin.get(`/admin/reviews/${id}`)).status).toBe(404);
    });

    it('is for admins only', async () => {
      const [first] = (await owner.get<Review[]>(`/reviews/${businessId}`)).body;
      expect((await owner.get(`/admin/reviews/${first?.id}`)).status).toBe(403);
    });
  });
});
