import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { LOADING, type Loaded } from '../../api/loaded.ts';
import { findReviews } from './find-reviews.ts';
import { type Finding, isNarrowed } from './finding.ts';

/** What can be searched: the customer's businesses and their lists of reviews. */
export interface Searched {
  readonly businesses: Loaded<Business>;
  readonly reviews: Readonly<Record<string, Loaded<Review>>>;
  readonly fresh: ReadonlySet<string>;
}

export interface BusinessResult {
  readonly business: Business;
  /** The list as it was loaded, and what of it is shown. */
  readonly list: Loaded<Review>;
  readonly found: readonly Review[];
}

export interface Results {
  /** The businesses to show: while something is left out, only those with a find, or whose list is still to come. */
  readonly shown: readonly BusinessResult[];
  /** Reviews found, of so many. */
  readonly found: number;
  readonly all: number;
}

const isToShow = ({ found, list }: BusinessResult): boolean => found.length > 0 || list.phase !== 'ready';

/** The reviews that are asked for, by business. */
export const resultsOf = ({ businesses, reviews, fresh }: Searched, finding: Finding): Results => {
  const searched = businesses.rows
    .filter(({ id }) => finding.business === null || id === finding.business)
    .map((business) => {
      const list = reviews[business.id] ?? LOADING;
      return { business, list, found: findReviews(list.rows, finding, fresh) };
    });
  const onlyFinds = isNarrowed({ ...finding, business: null });
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    shown: onlyFinds ? searched.filter(isToShow) : searched,
    found: sum(searched.map(({ found }) => found.length)),
    all: sum(businesses.rows.map(({ id }) => reviews[id]?.rows.length ?? 0)),
  };
};
