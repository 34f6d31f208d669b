import { REVIEW_TEXT_MAX_LENGTH, REVIEWER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/reviews', () => {
  let world: TestWorld;
  let owner: Person;
  let businessId: string;

  const aBusinessOf = async (person: Person) => {
    const { body } = await person.post<{ id: string }>('/business', {
      business_name: 'Bäckerei Sonnenschein',
      google_business_link: 'https://maps.example/baeckerei',
    });
    return body.id;
  };
  beforeAll(async () => {
    world = await createTestWorld();
    owner = await world.customer('inhaberin@beispiel.de');
    businessId = await aBusinessOf(owner);
  });
  afterAll(() => world.close());

  const aReview = (overrides: Record<string, unknown> = {}) => ({
    business_id: businessId,
    reviewer_name: 'Max M.',
    rating: 1,
    review_text: 'War nie dort.',
    ...overrides,
  });
  const reviews = async () => (await owner.get<Review[]>(`/reviews/${businessId}`)).body;

  it('answers the new review as eingereicht, and the next list has the very same', async () => {
    const submitted = await owner.post<Review>('/reviews', aReview());
    expect(submitted.status).toBe(201);
    expect(submitted.body).toEqual({
      ...aReview(),
      id: expect.any(String),
      review_url: null,
      reason: null,
      good_faith: null,
      status: 'eingereicht',
      created_at: world.now().toISOString(),
      updated_at: world.now().toISOString(),
      version: 1,
    });
    expect(await reviews()).toContainEqual(submitted.body);
  });

  it('keeps the grounds a customer names, and completes the link', async () => {
    const grounds = { review_url: 'maps.example/r/1', reason: 'kein_kundenkontakt', good_faith: true };
    const { body } = await owner.post('/reviews', aReview(grounds));
    expect(body).toMatchObject({ ...grounds, review_url: 'https://maps.example/r/1' });
  });

  it('accepts a rating sent as a digit', async () => {
    expect((await owner.post('/reviews', aReview({ rating: '3' }))).body).toMatchObject({ rating: 3 });
  });

  it('accepts a review of stars alone when it says so, and lists it with an empty text', async () => {
    const stars = { reviewer_name: 'Nur Sterne', without_text: true };
    for (const review_text of ['', undefined, null]) {
      const { status, body } = await owner.post<Review>('/reviews', aReview({ ...stars, review_text }));
      expect([status, body.review_text]).toEqual([201, '']);
      expect(await reviews()).toContainEqual(body);
    }
  });

  it.each([
    ['no reviewer', { reviewer_name: undefined }, 'reviewer_name'],
    ['a blank reviewer', { reviewer_name: ' ' }, 'reviewer_name'],
    ['too long a reviewer', { reviewer_name: 'x'.repeat(REVIEWER_NAME_MAX_LENGTH + 1) }, 'reviewer_name'],
    ['no text', { review_text: undefined }, 'review_text'],
    ['no text, which it says it has', { review_text: ' ', without_text: false }, 'review_text'],
    ['a text, which it says it has not', { without_text: true }, 'review_text'],
    ['a word about the text that is no yes or no', { without_text: 'ja' }, 'without_text'],
    ['too long a text', { review_text: 'x'.repeat(REVIEW_TEXT_MAX_LENGTH + 1) }, 'review_text'],
    ['no rating', { rating: undefined }, 'rating'],
    ['true as a rating', { rating: true }, 'rating'],
    ['null as a rating', { rating: null }, 'rating'],
    ['a rating of 0', { rating: 0 }, 'rating'],
    ['a rating of 6', { rating: 6 }, 'rating'],
    ['half a star', { rating: 3.5 }, 'rating'],
    ['half a star as text', { rating: '3.5' }, 'rating'],
    ['a digit with a blank before it', { rating: ' 1' }, 'rating'],
    ['an empty text as a rating', { rating: '' }, 'rating'],
    ['no business', { business_id: undefined }, 'business_id'],
    ['a business id that is none', { business_id: 'unsinn' }, 'business_id'],
    ['a link that runs code', { review_url: 'javascript:alert(1)' }, 'review_url'],
    ['a ground that is not offered', { reason: 'gefällt_mir_nicht' }, 'reason'],
    ['a declaration that is no yes or no', { good_faith: 'ja' }, 'good_faith'],
  ])('refuses %s with a German sentence for the field, and hands nothing in', async (_case, overrides, field) => {
    const before = await reviews();
    const refused = await owner.post('/reviews', aReview(overrides));
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'invalid-input', errors: [{ field, message: expect.any(String) }] });
    expect(await reviews()).toEqual(before);
  });

  it('tells of the missing text beside everything else', async () => {
    const { body } = await owner.post('/reviews', aReview({ rating: 0, review_text: undefined }));
    expect(body).toMatchObject({ errors: [{ field: 'rating' }, { field: 'review_text' }] });
  });

  it('answers 404 for somebody else’s business, a removed one and one that never was', async () => {
    const stranger = await world.customer('fremder@beispiel.de');
    const removed = await aBusinessOf(owner);
    await owner.delete(`/business/${removed}`);
    for (const business_id of [await aBusinessOf(stranger), removed, v7()]) {
      const refused = await owner.post('/reviews', aReview({ business_id }));
      expect(refused).toMatchObject({ status: 404, body: { detail: 'Dieses Unternehmen gibt es nicht.' } });
    }
  });

  it('asks visitors to sign in', async () => {
    expect((await world.visitor.post('/reviews', aReview())).status).toBe(401);
  });
});
