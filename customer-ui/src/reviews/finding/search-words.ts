import type { Review } from '@sternklar/contracts/reviews/review.api';

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
export const hasWords = (search: string): ((review: Review) => boolean) => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (review) => {
    const key = keyOf(review);
    return words.every((word) => key.includes(word));
  };
};
