import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, it } from 'vitest';
import {
  accountId,
  accountRegistered,
  businessAdded,
  businessId,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
  ofReview,
  recordedAt,
  reviewErased,
  reviewId,
  reviewStatusChanged,
  reviewSubmitted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { reviewList } from './review-list.projection.ts';

const here = { business: 1, account: 1 };
const there = { business: 2, account: 2 };
const deleted = { from: 'eingereicht', to: 'gelöscht' } as const;
const refused = { from: 'gelöscht', to: 'nicht_genehmigt' } as const;

describe('review list, given events then rows', () => {
  const spec = projectionSpec(reviewList);

  it('lists a review as it was handed in', () =>
    spec
      .given(
        accountRegistered(1),
        businessAdded(1, 1),
        reviewSubmitted(1, here, {
          reviewerName: 'Jörg Groß',
          reviewText: 'Zu laut.',
          reviewUrl: 'https://g.example/r',
          rating: 2,
          reason: 'spam',
          goodFaith: true,
        }),
      )
      .thenRows('select * from review', [
        {
          id: reviewId(1),
          business_id: businessId(1),
          account_id: accountId(1),
          reviewer_name: 'Jörg Groß',
          review_text: 'Zu laut.',
          review_url: 'https://g.example/r',
          search_text: 'jorg gross zu laut.',
          rating: 2,
          reason: 'spam',
          good_faith: true,
          status: 'eingereicht',
          created_at: new Date(recordedAt(3)),
          updated_at: new Date(recordedAt(3)),
          version: 1,
          withdrawn_at: null,
          business_removed: false,
        },
      ]));

  it('follows the status, and keeps when it last changed and in which version', () =>
    spec
      .given(
        businessAdded(1, 1),
        reviewSubmitted(1, here),
        reviewSubmitted(2, here),
        reviewStatusChanged(1, here, deleted),
        reviewStatusChanged(1, here, refused),
      )
      .thenRows('select status, updated_at, version from review order by id', [
        { status: 'nicht_genehmigt', updated_at: new Date(recordedAt(5)), version: 3 },
        { status: 'eingereicht', updated_at: new Date(recordedAt(3)), version: 1 },
      ]));

  it('drops the reviews of a removed business, also one handed in while it was being removed', () =>
    spec
      .given(
        businessAdded(1, 1),
        businessAdded(2, 2),
        reviewSubmitted(1, here),
        reviewSubmitted(2, there),
        businessRemoved(1, 1),
        reviewSubmitted(3, here),
        reviewStatusChanged(1, here, deleted),
      )
      .thenRows('select id from listed_review', [{ id: reviewId(2) }]));

  it('lists them again once the business is back, with all that happened meanwhile, and counts them', () =>
    spec
      .given(
        businessAdded(1, 1),
        reviewSubmitted(1, here, { rating: 1 }),
        ofReview(1, here, build.removalForwarded({ reference: '1-AB' })),
        businessRemoved(1, 1),
        reviewSubmitted(2, here, { rating: 2 }),
        reviewStatusChanged(1, here, deleted),
        ofReview(2, here, build.reviewDetailsAmended({ rating: 3 })),
        businessRestored(1, 1),
      )
      .thenRows(
        `select listed_review.id, status, rating, reviews, reference_key
         from listed_review join review_count using (status, rating)
         left join sent_reference on sent_reference.review_id = listed_review.id order by rating`,
        [
          { id: reviewId(1), status: 'gelöscht', rating: 1, reviews: 1, reference_key: '1-ab' },
          { id: reviewId(2), status: 'eingereicht', rating: 3, reviews: 1, reference_key: null },
        ],
      ));

  it('keeps nothing of them once nobody can have the business back any more', () =>
    spec
      .given(
        businessAdded(1, 1),
        reviewSubmitted(1, here),
        ofReview(1, here, build.removalForwarded({ reference: '1-AB' })),
        businessRemoved(1, 1),
        businessRemovalSettled(1, 1),
        reviewSubmitted(2, here),
      )
      .thenRows(
        `select (select count(*)::int from review) as reviews, (select count(*)::int from business) as businesses,
                (select count(*)::int from sent_reference) as sent, (select sum(reviews)::int from review_count) as counted`,
        [{ reviews: 0, businesses: 0, sent: 0, counted: 0 }],
      ));

  it('keeps references as they are searched, without those of erased reviews', () =>
    spec
      .given(
        businessAdded(1, 1),
        businessAdded(2, 2),
        ...[1, 2].map((review) => reviewSubmitted(review, here)),
        ofReview(1, here, build.removalForwarded({ reference: '1-ÄB C' })),
        ofReview(1, here, build.removalAppealed({ reference: '2-X' })),
        ofReview(1, here, build.removalAppealed({ reference: '2-x' })),
        ofReview(2, here, build.removalForwarded({ reference: 'gelöscht' })),
        reviewErased(2, here),
      )
      .thenRows('select * from sent_reference order by reference_key', [
        { review_id: reviewId(1), reference_key: '1-ab c' },
        { review_id: reviewId(1), reference_key: '2-x' },
      ]));

  it('keeps totals by status and rating', () =>
    spec
      .given(
        businessAdded(1, 1),
        businessAdded(2, 2),
        reviewSubmitted(1, here, { rating: 1 }),
        reviewSubmitted(2, here, { rating: 1 }),
        reviewSubmitted(3, there, { rating: 5 }),
        reviewSubmitted(4, there, { rating: 1 }),
        reviewStatusChanged(2, here, deleted),
        reviewStatusChanged(4, there, deleted),
        businessRemoved(2, 2),
      )
      .thenRows('select status, rating, reviews from review_count where reviews <> 0 order by status, rating', [
        { status: 'eingereicht', rating: 1, reviews: 1 },
        { status: 'gelöscht', rating: 1, reviews: 1 },
      ]));

  it('holds nothing personal of an erased review', () =>
    spec
      .given(businessAdded(1, 1), reviewSubmitted(1, here, { reviewerName: null, reviewText: null, reviewUrl: null }))
      .thenRows('select reviewer_name, review_text, review_url, search_text from review', [
        { reviewer_name: null, review_text: null, review_url: null, search_text: ' ' },
      ]));

  it('stores a text with a character that PostgreSQL cannot hold', () =>
    spec
      .given(businessAdded(1, 1), reviewSubmitted(1, here, { reviewText: 'vor\u0000nach' }))
      .thenRows('select review_text from review', [{ review_text: 'vornach' }]));
});
