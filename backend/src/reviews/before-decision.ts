import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { CaseFacts } from '@sternklar/contracts/reviews/casework/case-facts';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { isDecided, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { STATUS_AFTER } from './status-after.ts';

/** How a review stood when it was decided, so that the decision can be taken back. */
export interface BeforeDecision {
  readonly status: ReviewStatus;
  readonly facts: CaseFacts;
}

interface Decidable {
  readonly status: ReviewStatus;
  readonly casework: CaseFacts;
  readonly beforeDecision: BeforeDecision | null;
}

/** Any other step goes on from the decision, which is not taken back any more. */
const IS_BESIDE = {
  ReviewNoteAdded: true,
  EvidenceAdded: true,
  EvidenceRemoved: true,
  CaseTakenOver: true,
  CaseLetGo: true,
  ReviewSubmitted: false,
  ReviewDetailsAmended: false,
  RemovalWithdrawn: false,
  RemovalTakenUpAgain: false,
  QuestionAsked: false,
  QuestionAnswered: false,
  QuestionReminded: false,
  QuestionClosed: false,
  RemovalForwarded: false,
  RemovalAppealed: false,
  ReviewCameBack: false,
  FollowUpSet: false,
  ReviewErased: false,
} as const satisfies Readonly<
  Record<Exclude<ReviewEvent['type'], 'PlatformAnswered' | 'ReviewStatusChanged'>, boolean>
>;

type EventOfType<Type> = RecordedEvent<Extract<ReviewEvent, { type: Type }>>;

/** An answer that decides comes just before the status that it sets. */
const afterAnswer = (review: Decidable, { data }: EventOfType<'PlatformAnswered'>): BeforeDecision | null => {
  const { status, casework: facts, beforeDecision } = review;
  if (data.afterDecision) return beforeDecision;
  const sets = data.enteredBy === 'admin' ? STATUS_AFTER[data.answer] : null;
  return sets === null || sets === status ? null : { status, facts };
};

const afterStatus = (review: Decidable, { data }: EventOfType<'ReviewStatusChanged'>): BeforeDecision | null => {
  const { status, casework: facts, beforeDecision } = review;
  if (!isDecided(data.to) || data.restores) return null;
  return beforeDecision?.status === status ? beforeDecision : { status, facts };
};

/** What can be given back after an event; null where no decision can be taken back. */
export const beforeDecisionAfter = (review: Decidable, event: RecordedEvent<ReviewEvent>): BeforeDecision | null => {
  switch (event.type) {
    case 'PlatformAnswered':
      return afterAnswer(review, event);
    case 'ReviewStatusChanged':
      return afterStatus(review, event);
    default:
      event.type satisfies keyof typeof IS_BESIDE;
      return IS_BESIDE[event.type] ? review.beforeDecision : null;
  }
};
