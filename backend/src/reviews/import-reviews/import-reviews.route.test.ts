import { REVIEW_IMPORT_MAX_PER_CALL, REVIEW_TEXT_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ImportReviewsAnswer } from '@sternklar/contracts/reviews/review-import.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/reviews/import', () => {
  let world: TestWorld;
  let owner: Person;

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
  });
  afterAll(() => world.close());

  const line = (name: string, overrides: Record<string, unknown> = {}) => ({
    key: `zeile-${name.toLowerCase().padEnd(16, '-')}`,
    reviewer_name: name,
    rating: 1,
    review_text: 'War nie dort.',
    ...overrides,
  });
  const send = (business_id: string, reviews: readonly object[], person = owner) =>
    person.post<ImportReviewsAnswer>('/reviews/import', { business_id, reviews });
  const listed = async (businessId: string) => (await owner.get<Review[]>(`/reviews/${businessId}`)).body;
  const names = (reviews: readonly Review[]) => reviews.map((review) => review.reviewer_name).sort();
  const submitted = ({ results }: ImportReviewsAnswer) =>
    results.flatMap((result) => (result.outcome === 'submitted' ? [result.review] : []));

  it('hands every line in as a review of its own, and the next list has them as answered', async () => {
    const businessId = await aBusinessOf(owner);
    const grounds = { review_url: 'maps.example/r/1', reason: 'spam', good_faith: true };
    const { status, body } = await send(businessId, [line('Anna'), line('Bert', { rating: '2', ...grounds })]);
    expect(status).toBe(200);
    expect(body.results.map(({ key, outcome }) => [key, outcome])).toEqual([
      [line('Anna').key, 'submitted'],
      [line('Bert').key, 'submitted'],
    ]);
    const reviews = submitted(body);
    expect(reviews[1]).toMatchObject({ rating: 2, ...grounds, review_url: 'https://maps.example/r/1' });
    expect(await listed(businessId)).toEqual(expect.arrayContaining(reviews));
    const [first] = reviews;
    const history = await owner.get<ReviewHistoryEntry[]>(`/reviews/${first?.id}/history`);
    expect(history.body).toMatchObject([{ kind: 'submitted', actor: 'customer' }]);
  });

  it.each([
    ['no reviewer', { reviewer_name: ' ' }, 'reviewer_name'],
    ['no text and no word about it', { review_text: undefined }, 'review_text'],
    ['too long a text', { review_text: 'x'.repeat(REVIEW_TEXT_MAX_LENGTH + 1) }, 'review_text'],
    ['six stars', { rating: 6 }, 'rating'],
    ['a link that runs code', { review_url: 'javascript:alert(1)' }, 'review_url'],
    ['a ground that is not offered', { reason: 'gefällt_mir_nicht' }, 'reason'],
  ])('refuses a line with %s in German, and hands in the others', async (_case, overrides, field) => {
    const businessId = await aBusinessOf(owner);
    const { status, body } = await send(businessId, [line('Anna'), line('Bert', overrides), line('Cem')]);
    expect(status).toBe(200);
    expect(body.results[1]).toEqual({
      key: line('Bert').key,
      outcome: 'refused',
      errors: [{ field, message: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/) }],
    });
    expect(names(await listed(businessId))).toEqual(['Anna', 'Cem']);
  });

  it('takes a line without text when it says so', async () => {
    const businessId = await aBusinessOf(owner);
    await send(businessId, [line('Anna', { review_text: '', without_text: true })]);
    expect(await listed(businessId)).toMatchObject([{ reviewer_name: 'Anna', review_text: '' }]);
  });

  it('hands a line in once, however often and in whatever company it is sent', async () => {
    const businessId = await aBusinessOf(owner);
    const first = await send(businessId, [line('Anna'), line('Bert', { rating: 0 })]);
    world.advance(1_000);
    const again = await send(businessId, [line('Cem'), line('Bert'), line('Anna')]);
    expect(submitted(again.body)[2]).toEqual(submitted(first.body)[0]);
    expect(names(await listed(businessId))).toEqual(['Anna', 'Bert', 'Cem']);
  });

  it('hands a line in once when it is sent twice at the same time', async () => {
    const businessId = await aBusinessOf(owner);
    const [one, other] = await Promise.all([send(businessId, [line('Anna')]), send(businessId, [line('Anna')])]);
    expect(submitted(one.body)).toEqual(submitted(other.body));
    expect(await listed(businessId)).toHaveLength(1);
  });

  it('keeps the same key of two people, and of two businesses, apart', async () => {
    const other = await world.customer('andere@beispiel.de');
    const places = [
      { person: owner, businessId: await aBusinessOf(owner) },
      { person: owner, businessId: await aBusinessOf(owner) },
      { person: other, businessId: await aBusinessOf(other) },
    ];
    for (const { person, businessId } of places) await send(businessId, [line('Anna')], person);
    for (const { person, businessId } of places) {
      expect((await person.get<Review[]>(`/reviews/${businessId}`)).body).toHaveLength(1);
    }
  });

  it.each([
    ['no lines', []],
    ['too many lines', Array.from({ length: REVIEW_IMPORT_MAX_PER_CALL + 1 }, (_, index) => line(`Gast${index}`))],
    ['a line without a key', [{ ...line('Anna'), key: undefined }]],
    ['too short a key', [line('Anna', { key: 'kurz' })]],
    ['one key for two lines', [line('Anna'), line('Bert', { key: line('Anna').key })]],
    ['lines that are none', ['Anna']],
  ])('refuses a call with %s, and hands nothing in', async (_case, lines) => {
    const businessId = await aBusinessOf(owner);
    const refused = await owner.post('/reviews/import', { business_id: businessId, reviews: lines });
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
    expect(await listed(businessId)).toEqual([]);
  });

  it('answers 404 for somebody else’s business, a removed one and one that never was', async () => {
    const stranger = await world.customer('fremder@beispiel.de');
    const removed = await aBusinessOf(owner);
    await owner.delete(`/business/${removed}`);
    for (const businessId of [await aBusinessOf(stranger), removed, v7()]) {
      const refused = await send(businessId, [line('Anna')]);
      expect(refused).toMatchObject({ status: 404, body: { detail: 'Dieses Unternehmen gibt es nicht.' } });
    }
  });

  it('is for owners alone: not for admins, and visitors are asked to sign in', async () => {
    const businessId = await aBusinessOf(owner);
    expect((await send(businessId, [line('Anna')], await world.admin())).status).toBe(404);
    const asked = await world.visitor.post('/reviews/import', { business_id: businessId, reviews: [line('Anna')] });
    expect(asked.status).toBe(401);
  });
});
