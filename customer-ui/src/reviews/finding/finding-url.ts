import { RATING_MAX, RATING_MIN } from '@sternklar/contracts/constants';
import { REVIEW_STATUS_SLUG, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { EVERYTHING, type Finding, SORTS, type Sort } from './finding.ts';

/** As long as a search can sensibly be; an address must stay within what servers and browsers take. */
export const SEARCH_MAX_LENGTH = 200;

const PARAMETERS = {
  text: 'suche',
  status: 'status',
  stars: 'sterne',
  business: 'unternehmen',
  sort: 'sortierung',
} as const satisfies Record<keyof Finding, string>;

const SORT_SLUG: Readonly<Record<Sort, string>> = {
  newest: 'neueste',
  oldest: 'aelteste',
  changed: 'geaendert',
  'fewest-stars': 'sterne-aufsteigend',
  'most-stars': 'sterne-absteigend',
};

const starsOf = (value: string | null): readonly number[] => {
  const ratings = (value ?? '').split(',').map(Number);
  const known = ratings.filter((rating) => Number.isInteger(rating) && rating >= RATING_MIN && rating <= RATING_MAX);
  return [...new Set(known)].toSorted();
};

/** What the query string of an address asks to see; what it says wrongly counts as not said. */
export const findingFrom = (search: string): Finding => {
  const parameters = new URLSearchParams(search);
  const status = parameters.get(PARAMETERS.status);
  const sort = parameters.get(PARAMETERS.sort);
  return {
    text: (parameters.get(PARAMETERS.text) ?? '').slice(0, SEARCH_MAX_LENGTH),
    status: REVIEW_STATUSES.find((known) => REVIEW_STATUS_SLUG[known] === status) ?? EVERYTHING.status,
    stars: starsOf(parameters.get(PARAMETERS.stars)),
    business: parameters.get(PARAMETERS.business) || null,
    sort: SORTS.find((known) => SORT_SLUG[known] === sort) ?? EVERYTHING.sort,
  };
};

const valuesOf = (finding: Finding): Readonly<Record<keyof Finding, string>> => ({
  text: finding.text.trim(),
  status: finding.status === 'alle' ? '' : REVIEW_STATUS_SLUG[finding.status],
  stars: finding.stars.join(','),
  business: finding.business ?? '',
  sort: finding.sort === EVERYTHING.sort ? '' : SORT_SLUG[finding.sort],
});

/** The query string with what is asked to be seen, and whatever else it held; empty or beginning with '?'. */
export const searchWith = (search: string, finding: Finding): string => {
  const parameters = new URLSearchParams(search);
  const values = valuesOf(finding);
  for (const field of Object.keys(PARAMETERS) as (keyof Finding)[]) {
    if (values[field] === '') parameters.delete(PARAMETERS[field]);
    else parameters.set(PARAMETERS[field], values[field]);
  }
  const written = parameters.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
};
