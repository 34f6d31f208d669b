import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { DataOf } from './data-of.ts';
import { accountId, businessId, noteId, reviewId } from './ids.ts';

interface ReviewOf {
  readonly business: number;
  readonly account: number;
}

export const reviewSubmitted = (
  review: number,
  of: ReviewOf,
  data: Partial<DataOf<ReviewEvent, 'ReviewSubmitted'>> = {},
): ReviewEvent => ({
  type: 'ReviewSubmitted',
  data: {
    reviewId: reviewId(review),
    businessId: businessId(of.business),
    accountId: accountId(of.account),
    reviewerName: `Gast ${review}`,
    rating: 1,
    reviewText: `Nie wieder, Besuch ${review}`,
    reviewUrl: null,
    reason: null,
    goodFaith: null,
    submittedBy: 'customer',
    ...data,
  },
});

export const reviewStatusChanged = (
  review: number,
  of: ReviewOf,
  change: { readonly from: ReviewStatus; readonly to: ReviewStatus },
): ReviewEvent => ({
  type: 'ReviewStatusChanged',
  data: {
    reviewId: reviewId(review),
    businessId: businessId(of.business),
    accountId: accountId(of.account),
    ...change,
  },
});

export const reviewNoteAdded = (
  note: number,
  of: ReviewOf & { readonly review: number },
  data: Partial<DataOf<ReviewEvent, 'ReviewNoteAdded'>> = {},
): ReviewEvent => ({
  type: 'ReviewNoteAdded',
  data: {
    reviewId: reviewId(of.review),
    businessId: businessId(of.business),
    accountId: accountId(of.account),
    noteId: noteId(note),
    text: `Notiz ${note}`,
    shownToCustomer: false,
    ...data,
  },
});

export const reviewErased = (review: number, of: ReviewOf): ReviewEvent => ({
  type: 'ReviewErased',
  data: {
    reviewId: reviewId(review),
    businessId: businessId(of.business),
    accountId: accountId(of.account),
    decidedAt: '2026-01-01T09:00:00.000Z',
  },
});
