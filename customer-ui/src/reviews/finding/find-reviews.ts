import type { Review } from '@sternklar/contracts/reviews/review.api';
import { type Finding, isNarrowed, type Sort } from './finding.ts';

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Without case and accents, as the server searches: 'MÜLLER & Söhne' → 'muller & sohne'. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** With umlauts as two letters, for those who type 'Mueller'. */
const spelledOut = (text: string): string =>
  plain(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöü]/g, (umlaut) => UMLAUTS[umlaut] ?? umlaut),
  );

const keys = new WeakMap<Review, string>();

const keyOf = (review: Review): string => {
  const known = keys.get(review);
  if (known !== undefined) return known;
  const text = `${review.reviewer_name}\n${review.review_text}`;
  const key = `${plain(text)}\n${spelledOut(text)}`;
  keys.set(review, key);
  return key;
};

/** A test whether a review has all the words of a search, anywhere in the reviewer's name or the text. */
const hasWords = (search: string): ((review: Review) => boolean) => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (review) => {
    const key = keyOf(review);
    return words.every((word) => key.includes(word));
  };
};

type Order = (one: Review, other: Review) => number;

const textOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
/** ISO times and UUIDv7 sort as text. */
const newest: Order = (one, other) => textOrder(other.created_at, one.created_at) || textOrder(other.id, one.id);
const ORDERS: Readonly<Record<Sort, Order>> = {
  newest,
  oldest: (one, other) => newest(other, one),
  changed: (one, other) => textOrder(other.updated_at, one.updated_at) || newest(one, other),
  'fewest-stars': (one, other) => one.rating - other.rating || newest(one, other),
  'most-stars': (one, other) => other.rating - one.rating || newest(one, other),
};

/**
 * The reviews of a business that are asked for, in the wanted order; the business itself is the caller's to choose. One
 * whose status has just changed stays in sight whatever its status is now. The server's own order is 'newest'.
 */
export const findReviews = (
  reviews: readonly Review[],
  finding: Finding,
  fresh: ReadonlySet<string>,
): readonly Review[] => {
  const { status, stars, sort } = finding;
  const hasAll = hasWords(finding.text);
  const matches = (review: Review) =>
    (status === 'alle' || review.status === status || fresh.has(review.id)) &&
    (stars.length === 0 || stars.includes(review.rating)) &&
    hasAll(review);
  const found = isNarrowed(finding) ? reviews.filter(matches) : reviews;
  return sort === 'newest' ? found : found.toSorted(ORDERS[sort]);
};
