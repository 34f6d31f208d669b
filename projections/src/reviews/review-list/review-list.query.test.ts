import { adminReviewSchema, reviewSchema } from '@sternklar/contracts/reviews/review.api';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, expect, it } from 'vitest';
import { InvalidListRequest } from '../../engine/lists/list-request.ts';
import {
  accountId,
  accountRegistered,
  businessAdded,
  businessId,
  emailOf,
  ofReview,
  recordedAt,
  reviewErased,
  reviewId,
  reviewStatusChanged,
  reviewSubmitted,
} from '../../testing/events.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { reviewList } from './review-list.projection.ts';

const here = { business: 1, account: 1 };
const there = { business: 2, account: 2 };
const deleted = { from: 'eingereicht', to: 'gelöscht' } as const;
const refused = { from: 'gelöscht', to: 'nicht_genehmigt' } as const;

describe('review list, queries', () => {
  const models = readModelsOf([reviewList]);
  const newestFirst = { field: 'created_at', descending: true };

  it("answers a business's reviews, newest first, in the shape of the API", async () => {
    const { queries } = await models.given(
      businessAdded(1, 1),
      businessAdded(2, 2),
      reviewSubmitted(1, here),
      reviewSubmitted(2, there),
      reviewSubmitted(3, here),
      reviewStatusChanged(1, here, deleted),
    );
    const { reviews, accountId: owner } = await queries.reviews.ofBusiness(businessId(1));
    expect(owner).toBe(accountId(1));
    expect(reviews.map((review) => reviewSchema.strict().parse(review))).toMatchObject([
      { id: reviewId(3), status: 'eingereicht', version: 1 },
      { id: reviewId(1), status: 'gelöscht', version: 2, created_at: recordedAt(3), updated_at: recordedAt(6) },
    ]);
    for (const none of ['kein-unternehmen', businessId(3)]) {
      expect(await queries.reviews.ofBusiness(none)).toEqual({ accountId: null, reviews: [] });
    }
  });

  it('answers one review with its business and customer, or null', async () => {
    const { queries } = await models.given(accountRegistered(1), businessAdded(1, 1), reviewSubmitted(1, here));
    expect(adminReviewSchema.strict().parse(await queries.reviews.byId(reviewId(1)))).toEqual({
      id: reviewId(1),
      business_id: businessId(1),
      business_name: 'Gasthaus 1',
      google_business_link: 'https://g.example/1',
      user_id: accountId(1),
      user_email: emailOf(1),
      reviewer_name: 'Gast 1',
      rating: 1,
      review_text: 'Nie wieder, Besuch 1',
      review_url: null,
      reason: null,
      good_faith: null,
      status: 'eingereicht',
      created_at: recordedAt(3),
      updated_at: recordedAt(3),
      version: 1,
    });
    expect(await queries.reviews.byId(reviewId(2))).toBeNull();
    expect(await queries.reviews.byId('keine-bewertung')).toBeNull();
  });

  it('shows what is left of an erased customer and review', async () => {
    const { queries } = await models.given(
      accountRegistered(1, { email: null }),
      businessAdded(1, 1, { businessName: null, googleBusinessLink: null }),
      reviewSubmitted(1, here, { reviewerName: null, reviewText: null, reviewUrl: null }),
    );
    expect(adminReviewSchema.parse(await queries.reviews.byId(reviewId(1)))).toMatchObject({
      user_email: 'Gelöschtes Konto',
      business_name: '',
      google_business_link: '',
      reviewer_name: 'Angaben gelöscht',
      review_text: '',
      review_url: null,
    });
  });

  const rating = (review: number) => (review % 5) + 1;
  const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
  const manyReviews = [
    accountRegistered(1),
    accountRegistered(2),
    businessAdded(1, 1, { businessName: 'Goldener Löwe' }),
    businessAdded(2, 2),
    ...twelve.map((review) => reviewSubmitted(review, review % 2 ? here : there, { rating: rating(review) })),
    reviewStatusChanged(1, here, deleted),
    reviewStatusChanged(2, there, deleted),
    reviewStatusChanged(2, there, refused),
  ];
  const listOf = async (sort: { field: string; descending: boolean }, filter: Record<string, unknown> = {}) => {
    const { queries } = await models.given(...manyReviews);
    const { rows, total } = await queries.reviews.page({ offset: 0, limit: 99, sort, filter });
    return { numbers: rows.map(({ id }) => twelve.find((review) => reviewId(review) === id)), total };
  };

  it('pages from both ends without a gap or a repetition', async () => {
    const { queries } = await models.given(...manyReviews);
    for (const descending of [true, false]) {
      const pages = await Promise.all(
        [0, 5, 10, 15].map((offset) =>
          queries.reviews.page({ offset, limit: 5, sort: { field: 'created_at', descending }, filter: {} }),
        ),
      );
      expect(pages.map(({ rows }) => rows.length)).toEqual([5, 5, 2, 0]);
      expect(pages.map(({ total }) => total)).toEqual([12, 12, 12, 12]);
      const expected = descending ? twelve.toReversed() : twelve;
      expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(expected.map(reviewId));
    }
  });

  it.each([
    ['updated_at', true, [2, 1, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]],
    ['rating', false, [5, 10, 1, 6, 11, 2, 7, 12, 3, 8, 4, 9]],
    ['status', true, [2, 1, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]],
  ])('sorts by %s', async (field, descending, expected) => {
    expect((await listOf({ field, descending })).numbers).toEqual(expected);
  });

  it.each([
    [{ status: 'gelöscht' }, [1]],
    [{ status: 'gelo\u0308scht' }, [1]],
    [{ status: ['gelöscht', 'nicht_genehmigt'] }, [2, 1]],
    [{ rating: 5 }, [9, 4]],
    [{ rating: [5, 1], status: 'eingereicht' }, [10, 9, 5, 4]],
    [{ business_id: businessId(2), rating: 3 }, [12, 2]],
    [{ user_id: accountId(1), status: 'eingereicht' }, [11, 9, 7, 5, 3]],
    [{ id: [reviewId(3), reviewId(7)] }, [7, 3]],
    [{ q: 'gast 11' }, [11]],
    [{ q: 'BESUCH 12' }, [12]],
    [{ q: 'lowe', rating: 2 }, [11, 1]],
    [{ q: '100%' }, []],
    [{ created_since: recordedAt(14) }, [12, 11, 10]],
    [{ created_before: recordedAt(8), status: 'eingereicht' }, [3]],
    [{ created_since: recordedAt(8), created_before: recordedAt(10) }, [5, 4]],
  ])('filters by %o, with the total', async (filter, expected) => {
    expect(await listOf(newestFirst, filter)).toEqual({ numbers: expected, total: expected.length });
  });

  it('finds what was sent under a reference by its beginning, in whatever case, and by no other part', async () => {
    const { queries } = await models.given(
      ...manyReviews,
      ofReview(3, here, build.removalForwarded({ reference: 'AZ 12-345' })),
      ofReview(3, here, build.removalAppealed({ reference: 'Beschwerde_7' })),
      ofReview(4, there, build.removalForwarded({ reference: 'AZ 12-999' })),
      ofReview(5, here, build.removalForwarded({ reference: 'AZ 12-345' })),
      reviewErased(5, here),
    );
    const found = async (q: string, filter = {}) => {
      const request = { offset: 0, limit: 9, sort: newestFirst, filter: { q, ...filter } };
      const { rows, total } = await queries.reviews.page(request);
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    expect(await found('az 12-345')).toEqual([reviewId(3)]);
    expect(await found('Az 12-')).toEqual([reviewId(4), reviewId(3)]);
    expect(await found('Az 12-', { business_id: businessId(2) })).toEqual([reviewId(4)]);
    expect(await found('beschwerde_')).toEqual([reviewId(3)]);
    for (const other of ['12-345', 'AZ12', 'AZ 12 345', 'beschwerde%', 'AZ 12-3456'])
      expect(await found(other)).toEqual([]);
  });

  it.each([[0], [6], [2.5], [99_999_999_999]])(
    'refuses to filter by a rating of %d, which no review has',
    async (rating) => {
      await expect(listOf(newestFirst, { rating })).rejects.toBeInstanceOf(InvalidListRequest);
    },
  );

  it('refuses to filter by a time that is none', async () => {
    await expect(listOf(newestFirst, { created_since: 'gestern' })).rejects.toBeInstanceOf(InvalidListRequest);
  });

  it('streams what meets a filter, newest first', async () => {
    const { queries } = await models.given(...manyReviews);
    const streamed = (await collect(queries.reviews.each({ business_id: businessId(1) }))).flat();
    expect(streamed.map(({ id }) => id)).toEqual([11, 9, 7, 5, 3, 1].map(reviewId));
  });

  it("answers a customer's own reviews of all businesses, newest first and in the shape of the API", async () => {
    const { queries } = await models.given(
      businessAdded(1, 1),
      businessAdded(2, 2),
      businessAdded(3, 1),
      reviewSubmitted(1, here),
      reviewSubmitted(2, there),
      reviewSubmitted(3, { business: 3, account: 1 }),
    );
    const own = (await collect(queries.reviews.eachOfAccount(accountId(1)))).flat();
    expect(own.map((review) => reviewSchema.strict().parse(review).id)).toEqual([reviewId(3), reviewId(1)]);
    expect((await collect(queries.reviews.eachOfAccount(accountId(3)))).flat()).toEqual([]);
  });

  it('takes name, text and link out of an erased review, finds it by none of them, and counts it as before', async () => {
    const { queries } = await models.given(
      businessAdded(1, 1),
      reviewSubmitted(1, here, { reviewUrl: 'https://maps.example/1' }),
      reviewSubmitted(2, here),
      reviewErased(1, here),
    );
    expect(await queries.reviews.byId(reviewId(1))).toMatchObject({
      reviewer_name: 'Angaben gelöscht',
      review_text: '',
      review_url: null,
      rating: 1,
    });
    const list = { offset: 0, limit: 3, sort: newestFirst, filter: { q: 'besuch' } };
    expect((await queries.reviews.page(list)).rows.map(({ id }) => id)).toEqual([reviewId(2)]);
    expect((await queries.reviews.page({ ...list, filter: {} })).total).toBe(2);
    expect(await queries.reviews.listedAmong([reviewId(1), reviewId(2), reviewId(9)])).toEqual(
      new Set([reviewId(1), reviewId(2)]),
    );
  });

  it.each([
    ['created_at', true, {}, [11, 9, 7]],
    ['updated_at', true, {}, [1, 11, 9]],
    ['rating', false, {}, [5, 1, 11]],
    ['status', true, {}, [1, 11, 9]],
    ['created_at', false, { rating: 3 }, [7]],
    ['created_at', true, { status: 'gelöscht' }, [1]],
    ['created_at', true, { business_id: businessId(2) }, []],
    ['created_at', true, { q: 'besuch 9' }, [9]],
  ])(
    "pages a customer's own reviews by %s (descending: %s), filtered by %o",
    async (field, descending, filter, first) => {
      const { queries } = await models.given(...manyReviews);
      const list = { offset: 0, limit: 3, sort: { field, descending }, filter };
      const { rows, total } = await queries.reviews.pageOfAccount(accountId(1), list);
      expect(rows.map(({ id }) => id)).toEqual(first.map(reviewId));
      expect(total).toBe(Object.keys(filter).length > 0 ? first.length : 6);
    },
  );

  it("does not let a customer's own list be filtered by another customer", async () => {
    const { queries } = await models.given(...manyReviews);
    const list = { offset: 0, limit: 3, sort: newestFirst, filter: { user_id: accountId(2) } };
    await expect(queries.reviews.pageOfAccount(accountId(1), list)).rejects.toBeInstanceOf(InvalidListRequest);
  });
});
