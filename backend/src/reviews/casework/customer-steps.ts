import { mayBeAppealed } from '@sternklar/contracts/reviews/casework/case-facts';
import { AMENDABLE, type Amendable } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { idsOf, type ReviewDetails, type SubmittedReview } from '../review.ts';

/** All details as they are to be; texts that are not there are empty or null. */
export interface AmendedDetails extends ReviewDetails {
  readonly reviewerName: string;
  readonly reviewText: string;
}

const BY_NAME: Readonly<Record<Amendable, (details: ReviewDetails) => unknown>> = {
  reviewer_name: ({ reviewerName }) => reviewerName,
  rating: ({ rating }) => rating,
  review_text: ({ reviewText }) => reviewText,
  review_url: ({ reviewUrl }) => reviewUrl,
  reason: ({ reason }) => reason,
  good_faith: ({ goodFaith }) => goodFaith === true,
  facts: ({ facts }) => facts ?? '',
};

/** Completes or corrects what was handed in; the same again changes nothing. What the platform has already stays as it was sent. */
export const amendReview = (
  state: SubmittedReview,
  details: AmendedDetails,
): Decision<ReviewEvent, 'removal-withdrawn' | 'review-removed'> => {
  if (state.status === 'gelöscht') return reject('review-removed');
  if (state.casework.withdrawnAt !== null) return reject('removal-withdrawn');
  const changed = AMENDABLE.filter((name) => BY_NAME[name](details) !== BY_NAME[name](state.details));
  if (changed.length === 0) return [];
  const afterForwarding = state.casework.forwarding !== null;
  const facts = details.facts ?? '';
  return [{ type: 'ReviewDetailsAmended', data: { ...idsOf(state), ...details, facts, changed, afterForwarding } }];
};

/** The customer no longer asks for the removal. What was withdrawn already stays so. */
export const withdrawRemoval = (
  state: SubmittedReview,
  reason: string | null,
): Decision<ReviewEvent, 'review-removed'> => {
  if (state.status === 'gelöscht') return reject('review-removed');
  return state.casework.withdrawnAt === null ? [{ type: 'RemovalWithdrawn', data: { ...idsOf(state), reason } }] : [];
};

export const takeUpAgain = (state: SubmittedReview): Decision<ReviewEvent> =>
  state.casework.withdrawnAt === null ? [] : [{ type: 'RemovalTakenUpAgain', data: idsOf(state) }];

/** Answers the question that is open; to one that no longer is there is nothing to say. */
export const answerQuestion = (
  state: SubmittedReview,
  { questionId, text }: { readonly questionId: string; readonly text: string },
): Decision<ReviewEvent, 'question-closed' | 'question-unknown'> => {
  if (!state.questionsAsked.includes(questionId)) return reject('question-unknown');
  return state.casework.question?.id === questionId
    ? [{ type: 'QuestionAnswered', data: { ...idsOf(state), questionId, text } }]
    : reject('question-closed');
};

/** The customer wants the one appeal against a refusal; who does already wants it no more than once. */
export const wishAppeal = (
  state: SubmittedReview,
): Decision<ReviewEvent, 'removal-withdrawn' | 'no-appeal-possible'> => {
  if (state.casework.withdrawnAt !== null) return reject('removal-withdrawn');
  if (!mayBeAppealed(state.casework)) return reject('no-appeal-possible');
  return state.casework.appealWishedAt === null ? [{ type: 'AppealWished', data: idsOf(state) }] : [];
};
