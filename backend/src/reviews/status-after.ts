import type { PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

/** The status that an answer of the platform decides upon, if it does. */
export const STATUS_AFTER: Readonly<Record<PlatformAnswer, ReviewStatus | null>> = {
  received: null,
  asks: null,
  'passed-to-author': null,
  removed: 'gelöscht',
  refused: 'nicht_genehmigt',
};
