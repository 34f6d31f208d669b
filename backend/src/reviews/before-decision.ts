import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { CaseFacts } from '@sternklar/contracts/reviews/casework/case-facts';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { isDecided, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { isSetBy, type PlatformSaid, STATUS_AFTER } from './status-after.ts';

/** How a review stood when it was decided, so that the decision can be taken back. */
export interface BeforeDecision {
  readonly status: ReviewStatus;
  readonly facts: CaseFacts;
  /** When the decision before it was made, ISO 8601 UTC; null where there was none. */
  readonly decidedAt: string | null;
}

interface Decidable {
  readonly status: ReviewStatus;
  readonly decidedAt: string | null;
  readonly casework: CaseFacts;
  readonly platformSaid: PlatformSaid | null;
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

const asItStands = ({ status, casework: facts, decidedAt }: Decidable): BeforeDecision => ({
  status,
  facts,
  decidedAt,
});

/**
 * An answer that decides comes just before the status that it sets. The one that stands decides again while the case is open:
 * about an appeal, or about what the customer entered; else it adds words.
 */
const afterAnswer = (review: Decidable, { data }: EventOfType<'PlatformAnswered'>): BeforeDecision | null => {
  const { status, casework, beforeDecision } = review;
  if (data.afterDecision) return beforeDecision;
  const sets = data.enteredBy === 'admin' ? STATUS_AFTER[data.answer] : null;
  if (sets === null) return null;
  const isClosed = casework.decided && casework.answerEnteredAt === null;
  return sets === status && isClosed ? null : asItStands(review);
};

const afterStatus = (review: Decidable, { data }: EventOfType<'ReviewStatusChanged'>): BeforeDecision | null => {
  if (!isDecided(data.to) || data.restores) return null;
  // Its own answer told already how it stood; what an older one told is the stand before another decision.
  return isSetBy(review.platformSaid, data) ? review.beforeDecision : asItStands(review);
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
