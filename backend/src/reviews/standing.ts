import type { ReviewStanding } from '@sternklar/contracts/reviews/review.api';
import { reject } from '@sternklar/event-store/decider';
import type { SubmittedReview } from './review.ts';

/** The refusal of whoever saw a review in an older status: how it stands now. */
export const changedSince = ({ status, statusVersion: version, statusSince: updated_at }: SubmittedReview) =>
  reject('review-changed-meanwhile', { status, version, updated_at } satisfies ReviewStanding);
