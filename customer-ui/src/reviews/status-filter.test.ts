import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { describe, expect, it } from 'vitest';
import { filterCounts, filterReviews } from './status-filter.ts';

const review = (id: string, status: ReviewStatus): Review => ({
  id,
  business_id: 'b1',
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'Text',
  review_url: null,
  reason: null,
  good_faith: null,
  status,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  version: 1,
});
const reviews = [review('1', 'eingereicht'), review('2', 'gelöscht'), review('3', 'eingereicht')];

describe('filtering reviews by status', () => {
  it('counts what each filter shows', () => {
    expect(filterCounts(reviews)).toEqual({ alle: 3, eingereicht: 2, gelöscht: 1, nicht_genehmigt: 0 });
  });

  it('shows the reviews of the chosen status, or all', () => {
    expect(filterReviews(reviews, 'eingereicht', new Set()).map(({ id }) => id)).toEqual(['1', '3']);
    expect(filterReviews(reviews, 'alle', new Set())).toHaveLength(3);
  });

  it('keeps a review in sight that has just left the chosen status', () => {
    expect(filterReviews(reviews, 'eingereicht', new Set(['2'])).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });
});
