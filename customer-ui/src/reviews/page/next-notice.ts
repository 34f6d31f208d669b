import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { CaseState } from '@sternklar/contracts/reviews/casework/casework-words';

export type NextNotice = 'notice' | 'appeal' | null;

/** The platform kept the review, and the one appeal against that has not gone out. */
export const mayBeAppealed = ({ review, appeal_used, withdrawn_at }: ReviewCase): boolean =>
  review.status === 'nicht_genehmigt' && !appeal_used && withdrawn_at === null;

/** It is decided for good: nothing more goes to the platform, unless the review comes back. */
export const isOver = (found: ReviewCase): boolean => found.next.state === 'decided' && !mayBeAppealed(found);

const afterDecision = (found: ReviewCase): NextNotice => (mayBeAppealed(found) ? 'appeal' : null);

const BY_STATE: Readonly<Record<CaseState, (found: ReviewCase) => NextNotice>> = {
  incomplete: () => 'notice',
  'ready-to-forward': () => 'notice',
  'waiting-for-customer': (found) => afterDecision(found) ?? (found.at_platform ? null : 'notice'),
  'waiting-for-platform': () => null,
  'answer-to-enter': (found) =>
    afterDecision(found) ??
    (found.next.because === 'platform-asked' || (found.answered !== null && !found.at_platform) ? 'notice' : null),
  decided: afterDecision,
  withdrawn: () => null,
};

/** What would go to the platform next, so that it can be shown before it goes; null: nothing. */
export const nextNoticeOf = (found: ReviewCase): NextNotice => BY_STATE[found.next.state](found);
