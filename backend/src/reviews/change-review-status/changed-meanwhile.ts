import { type ReviewStanding, reviewStandingSchema } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import type { Rejection } from '@sternklar/event-store/decider';

/** What the first of two admins made of a review, as the second one is told: how it stands, and a sentence about it. */
export const changedMeanwhile = ({ details }: Rejection): { current: ReviewStanding; message: string } => {
  const current = reviewStandingSchema.parse(details);
  return {
    current,
    message: `Diese Bewertung wurde inzwischen geändert und hat jetzt den Status „${REVIEW_STATUS_LABEL[current.status]}“. Bitte prüfen Sie den neuen Stand und versuchen Sie es erneut.`,
  };
};
