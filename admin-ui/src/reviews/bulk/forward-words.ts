import type { ForwardedReview } from '@sternklar/contracts/reviews/casework/casework.api';
import { formatCount } from '../../texts/format.ts';
import type { SelectedReview } from './selection.ts';

const requests = (count: number) => (count === 1 ? 'Ein Antrag' : `${formatCount(count)} Anträge`);

/** What came of entering many, in a sentence. */
export const forwardedWords = (results: readonly ForwardedReview[]): string =>
  `${requests(results.filter(({ outcome }) => outcome === 'forwarded').length)} als übermittelt eingetragen.`;

export interface NotForwarded {
  readonly review: SelectedReview;
  readonly reason: string;
}

/** Those that were not entered, each with the server's sentence. */
export const notForwarded = (
  reviews: readonly SelectedReview[],
  results: readonly ForwardedReview[],
): readonly NotForwarded[] =>
  results.flatMap((result) => {
    const review = reviews.find(({ id }) => id === result.id);
    return review && 'message' in result ? [{ review, reason: result.message }] : [];
  });

/** Only what is of one business goes together. */
export const isOfOneBusiness = (reviews: readonly SelectedReview[]): boolean =>
  new Set(reviews.map(({ business_id }) => business_id)).size < 2;
