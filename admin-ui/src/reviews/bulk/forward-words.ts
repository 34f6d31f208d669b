import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { ForwardedReview } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { formatCount } from '../../texts/format.ts';
import { isAskedBack } from '../cases/goes-together.ts';
import type { ReviewToForward } from './selection.ts';

const requests = (count: number) => (count === 1 ? 'Ein Antrag' : `${formatCount(count)} Anträge`);

/** What came of entering many, in a sentence. */
export const forwardedWords = (results: readonly ForwardedReview[]): string =>
  `${requests(results.filter(({ outcome }) => outcome === 'forwarded').length)} als übermittelt eingetragen.`;

export interface NotForwarded {
  readonly review: ReviewToForward;
  readonly reason: string;
}

/** Those that were not entered, each with the server's sentence. */
export const notForwarded = (
  reviews: readonly ReviewToForward[],
  results: readonly ForwardedReview[],
): readonly NotForwarded[] =>
  results.flatMap((result) => {
    const review = reviews.find(({ id }) => id === result.id);
    return review && 'message' in result ? [{ review, reason: result.message }] : [];
  });

type OpenCase = Pick<ListedCase, 'id' | 'next'>;

/** Those that wait for an answer to what the platform asked are not entered with others, each with why. */
export const leftOut = (reviews: readonly ReviewToForward[], cases: readonly OpenCase[]): readonly NotForwarded[] => {
  const asked = new Set(cases.filter(isAskedBack).map(({ id }) => id));
  return reviews
    .filter(({ id }) => asked.has(id))
    .map((review) => ({ review, reason: 'Die Plattform hat dazu etwas gefragt. Bitte übermitteln Sie ihn einzeln.' }));
};

/** Only what is of one business goes together. */
export const isOfOneBusiness = (reviews: readonly ReviewToForward[]): boolean =>
  new Set(reviews.map(({ business_id }) => business_id)).size < 2;

/** How much of their evidence is meant, in a few words. */
export const evidenceWords = (of: readonly (readonly unknown[])[]): string => {
  const files = of.reduce((sum, each) => sum + each.length, 0);
  if (files === 0) return 'Zu diesen Anträgen gibt es keine Belege.';
  const having = of.filter((each) => each.length > 0).length;
  return `${files === 1 ? 'Ein Beleg' : `${formatCount(files)} Belege`} bei ${having === 1 ? 'einem' : formatCount(having)} von ${formatCount(of.length)}.`;
};

const isAtPlatform = ({ next }: OpenCase): boolean =>
  next.state === 'waiting-for-platform' || (next.state === 'answer-to-enter' && next.because === 'follow-up-due');

/** What is said before of those that cannot go on a way, by what is known of their cases; null where all can. */
export const cannotGoWords = (
  reviews: readonly Pick<ReviewToForward, 'id'>[],
  cases: readonly OpenCase[],
  channel: Channel,
): string | null => {
  const open = new Map(cases.map((one) => [one.id, one]));
  const known = reviews.flatMap(({ id }) => open.get(id) ?? []);
  const found = known.filter((one) => !isAskedBack(one));
  const parts: readonly (readonly [number, string])[] = [
    [reviews.length - known.length, 'zurückgezogen oder entschieden'],
    [found.filter(isAtPlatform).length, 'schon bei der Plattform'],
    [known.length - found.length, 'mit einer Rückfrage der Plattform (nur einzeln)'],
    [
      channel === 'legal-form' ? found.filter(({ next }) => next.state === 'incomplete').length : 0,
      'unvollständig für das rechtliche Formular',
    ],
  ];
  const told = parts.filter(([count]) => count > 0);
  if (told.length === 0) return null;
  const reasons = told.map(([count, reason]) => `${formatCount(count)} ${reason}`).join(', ');
  return `Nicht eintragen lassen sich: ${reasons}. Für die anderen gilt, was Sie hier eintragen.`;
};
