import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import { about, type DataOf } from './about.ts';
import { accountId, businessId, noteId, reviewId } from './ids.ts';

interface ReviewOf {
  readonly business: number;
  readonly account: number;
}

const idsOf = (review: number, of: ReviewOf) => ({
  reviewId: reviewId(review),
  businessId: businessId(of.business),
  accountId: accountId(of.account),
});

export const reviewSubmitted = (
  review: number,
  of: ReviewOf,
  data: Partial<DataOf<ReviewEvent, 'ReviewSubmitted'>> = {},
): ReviewEvent =>
  build.reviewSubmitted({
    ...idsOf(review, of),
    reviewerName: `Gast ${review}`,
    reviewText: `Nie wieder, Besuch ${review}`,
    ...data,
  });

export const reviewStatusChanged = (
  review: number,
  of: ReviewOf,
  change: { readonly from: ReviewStatus; readonly to: ReviewStatus },
): ReviewEvent => about(build.reviewStatusChanged(change), idsOf(review, of));

export const reviewNoteAdded = (
  note: number,
  of: ReviewOf & { readonly review: number },
  data: Partial<DataOf<ReviewEvent, 'ReviewNoteAdded'>> = {},
): ReviewEvent =>
  build.reviewNoteAdded({ ...idsOf(of.review, of), noteId: noteId(note), text: `Notiz ${note}`, ...data });

export const reviewErased = (review: number, of: ReviewOf): ReviewEvent => ({
  type: 'ReviewErased',
  data: { ...idsOf(review, of), decidedAt: '2026-01-01T09:00:00.000Z' },
});

/** A step of `build` (contracts/src/reviews/testing/review.builders.ts) as one of this review. */
export const ofReview = (review: number, of: ReviewOf, step: ReviewEvent): ReviewEvent =>
  about(step, idsOf(review, of));
