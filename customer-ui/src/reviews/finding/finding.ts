import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { Loaded } from '../../api/loaded.ts';

/** Which reviews to show: one status or all. */
export type StatusFilterValue = ReviewStatus | 'alle';

export const STATUS_FILTERS: readonly StatusFilterValue[] = ['alle', ...REVIEW_STATUSES];

/** How many reviews each filter shows. */
export const filterCounts = (reviews: readonly Review[]): Readonly<Record<StatusFilterValue, number>> => {
  const counts = { alle: reviews.length, eingereicht: 0, gelöscht: 0, nicht_genehmigt: 0 };
  for (const { status } of reviews) counts[status]++;
  return counts;
};

export const SORTS = ['newest', 'oldest', 'changed', 'fewest-stars', 'most-stars'] as const;
export type Sort = (typeof SORTS)[number];

/** Which reviews a customer wants to see, and in what order. */
export interface Finding {
  /** Words that must all be in the reviewer's name or the text; however they are written. */
  readonly text: string;
  readonly status: StatusFilterValue;
  /** Ratings, ascending; none means all. */
  readonly stars: readonly number[];
  /** A business's id, or null for all. */
  readonly business: string | null;
  readonly sort: Sort;
}

/** Leaves out no review any more; the order stays. */
export const UNNARROWED: Omit<Finding, 'sort'> = { text: '', status: 'alle', stars: [], business: null };

export const EVERYTHING: Finding = { ...UNNARROWED, sort: 'newest' };

/** Whether some reviews are left out; the order leaves out none. */
export const isNarrowed = ({ text, status, stars, business }: Finding): boolean =>
  text.trim() !== '' || status !== 'alle' || stars.length > 0 || business !== null;

/** How many choices are made that a phone folds away. */
export const foldedChoices = ({ stars, business, sort }: Finding): number =>
  [stars.length > 0, business !== null, sort !== EVERYTHING.sort].filter(Boolean).length;

/** The same without a business that is not (or no longer) the customer's, as an old address may name it. */
export const forBusinesses = (finding: Finding, { phase, rows }: Loaded<Business>): Finding =>
  finding.business === null || phase !== 'ready' || rows.some(({ id }) => id === finding.business)
    ? finding
    : { ...finding, business: null };

/** One rating more or one less. */
export const toggledStars = (stars: readonly number[], rating: number): readonly number[] =>
  stars.includes(rating) ? stars.filter((other) => other !== rating) : [...stars, rating].toSorted();
