import type { PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

/** The status that an answer of the platform decides upon, if it does. */
export const STATUS_AFTER: Readonly<Record<PlatformAnswer, ReviewStatus | null>> = {
  received: null,
  asks: null,
  'passed-to-author': null,
  removed: 'gelöscht',
  refused: 'nicht_genehmigt',
};

/** `text` is null where there was none. */
export type PlatformSaid = Pick<
  Extract<ReviewEvent, { type: 'PlatformAnswered' }>['data'],
  'answer' | 'text' | 'enteredBy'
>;

/** Whether a change of status comes of what the platform said last: staff entered both at once. */
export const isSetBy = (
  said: PlatformSaid | null,
  { to, restores }: Extract<ReviewEvent, { type: 'ReviewStatusChanged' }>['data'],
): said is PlatformSaid => !restores && said?.enteredBy === 'admin' && STATUS_AFTER[said.answer] === to;
