import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { CaseState } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

export type NextNotice = 'notice' | 'appeal' | null;

/** What is sent against a decision: there is one appeal against a refusal. */
const AFTER_DECISION: Readonly<Record<ReviewStatus, NextNotice>> = {
  eingereicht: null,
  gelöscht: null,
  nicht_genehmigt: 'appeal',
};

const BY_STATE: Readonly<Record<CaseState, (found: ReviewCase) => NextNotice>> = {
  incomplete: () => 'notice',
  'ready-to-forward': () => 'notice',
  'waiting-for-customer': ({ at_platform }) => (at_platform ? null : 'notice'),
  'waiting-for-platform': () => null,
  'answer-to-enter': ({ answered, at_platform }) => (answered === null || at_platform ? null : 'notice'),
  decided: ({ review, appeal_used }) => (appeal_used ? null : AFTER_DECISION[review.status]),
  withdrawn: () => null,
};

/** What would go to the platform next, so that it can be shown before it goes; null: nothing. */
export const nextNoticeOf = (found: ReviewCase): NextNotice => BY_STATE[found.next.state](found);
