import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { CaseFacts } from '@sternklar/contracts/reviews/casework/case-facts';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { isDecided, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { isSetBy, type PlatformSaid, STATUS_AFTER } from './status-after.ts';

/** How a review stood when its status was set, so that this can be taken back. */
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

/** What the customer does to the request leaves the decision as it is; any other step goes on from it. */
const IS_BESIDE = {
  ReviewNoteAdded: true,
  EvidenceAdded: true,
  EvidenceRemoved: true,
  CaseTakenOver: true,
  CaseLetGo: true,
  ReviewDetailsAmended: true,
  RemovalTakenUpAgain: true,
  ReviewSubmitted: false,
  QuestionAsked: false,
  QuestionAnswered: false,
  QuestionReminded: false,
  QuestionClosed: false,
  RemovalForwarded: false,
  // A refusal that was a mistake can still be taken back: then there is nothing to appeal against.
  AppealWished: true,
  AppealSetAside: true,
  ReviewCameBack: false,
  FollowUpSet: false,
  ReviewErased: false,
} as const satisfies Readonly<
  Record<
    Exclude<ReviewEvent['type'], 'PlatformAnswered' | 'ReviewStatusChanged' | 'RemovalWithdrawn' | 'RemovalAppealed'>,
    boolean
  >
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
  if (data.restores) return null;
  const { decided, forwarding } = review.casework;
  // A review that came back began anew already: of how it stood only the status is left.
  if (!isDecided(data.to)) return decided || forwarding !== null ? asItStands(review) : null;
  // Its own answer told already how it stood; what an older one told is the stand before another decision.
  return isSetBy(review.platformSaid, data) ? review.beforeDecision : asItStands(review);
};

const NO_QUESTION = { question: null, questionRemindedAt: null, answeredAt: null };

/** A refusal that was a mistake is still one after an appeal: what went out against it is at the platform, as the request itself. */
const afterAppeal = (
  { beforeDecision }: Decidable,
  { data, recordedAt: at }: EventOfType<'RemovalAppealed'>,
): BeforeDecision | null => {
  if (beforeDecision === null || isDecided(beforeDecision.status)) return null;
  const { forwardingId: id, channel, followUpAt } = data;
  const sent = { forwarding: { id, channel, at, isAppeal: false }, waitsForPlatform: true, followUpAt };
  const heard = { platformAskedAt: null, answerEnteredAt: null, answeredAt: null };
  return { ...beforeDecision, facts: { ...beforeDecision.facts, ...sent, ...heard } };
};

/** Whoever withdraws is asked nothing any more. */
const afterWithdrawal = ({ beforeDecision }: Decidable): BeforeDecision | null =>
  beforeDecision && { ...beforeDecision, facts: { ...beforeDecision.facts, ...NO_QUESTION } };

/** What can be given back after an event; null where nothing can be taken back. */
export const beforeDecisionAfter = (review: Decidable, event: RecordedEvent<ReviewEvent>): BeforeDecision | null => {
  switch (event.type) {
    case 'PlatformAnswered':
      return afterAnswer(review, event);
    case 'ReviewStatusChanged':
      return afterStatus(review, event);
    case 'RemovalWithdrawn':
      return afterWithdrawal(review);
    case 'RemovalAppealed':
      return afterAppeal(review, event);
    default:
      event.type satisfies keyof typeof IS_BESIDE;
      return IS_BESIDE[event.type] ? review.beforeDecision : null;
  }
};
