import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type CaseFacts, caseFactsOf, NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { isDecided, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { StreamType } from '@sternklar/event-store/decider';
import { type BeforeDecision, beforeDecisionAfter } from './before-decision.ts';
import { isSetBy, type PlatformSaid, STATUS_AFTER } from './status-after.ts';

type SubmittedData = Extract<ReviewEvent, { type: 'ReviewSubmitted' }>['data'];

/** What every review is handed in with. */
export interface NewReview {
  readonly reviewId: string;
  readonly businessId: string;
  readonly accountId: string;
  readonly reviewerName: string;
  /** Whole number from 1 to 5. */
  readonly rating: number;
  readonly reviewText: string;
}

/** What a customer may add: the review's link, why it should go, and the declaration that this is said in good faith. */
export type RemovalGrounds = Pick<SubmittedData, 'reviewUrl' | 'reason' | 'goodFaith'>;

/** What the notice to the platform is made of; texts are null where there is none, and once they were erased. */
export interface ReviewDetails extends RemovalGrounds {
  readonly reviewerName: string | null;
  readonly rating: number;
  readonly reviewText: string | null;
  /** The customer's own words to their ground. */
  readonly facts: string | null;
}

/** A file that shows what the request says. */
export interface Evidence {
  readonly id: string;
  /** Null once it was erased. */
  readonly contentHash: string | null;
  readonly addedBy: 'customer' | 'admin';
  /** It went to the platform. */
  readonly isSent: boolean;
}

export interface SubmittedReview {
  readonly status: ReviewStatus;
  /** The stream's version when the review got this status; notes do not count. */
  readonly statusVersion: number;
  /** ISO 8601 UTC. */
  readonly statusSince: string;
  /** When the decision was made that stands, an appeal's included, ISO 8601 UTC; null where none does. */
  readonly decidedAt: string | null;
  readonly reviewId: string;
  readonly businessId: string;
  readonly accountId: string;
  readonly submittedAt: string;
  readonly details: ReviewDetails;
  /** The stream's version when the customer said these details. */
  readonly detailsVersion: number;
  /** When its owner last said that all of it is said in good faith, ISO 8601 UTC. */
  readonly declaredAt: string | null;
  readonly casework: CaseFacts;
  /** Ids of all questions that the customer was asked. */
  readonly questionsAsked: readonly string[];
  /** What the platform said last, while no other step followed: the same again says nothing new. */
  readonly platformSaid: PlatformSaid | null;
  /** Why the day was set on which somebody asks; null where nobody said so. */
  readonly followUpReason: string | null;
  /** What the platform calls the last that went to it. */
  readonly sent: { readonly forwardingId: string; readonly reference: string | null } | null;
  /** How it stood before its decision, as long as no step followed it; null where it has none. */
  readonly beforeDecision: BeforeDecision | null;
  /** In the order in which it was added; without what was removed. */
  readonly evidence: readonly Evidence[];
  /** Its personal data were erased for their age. */
  readonly erased: boolean;
}

export type ReviewState = { readonly status: 'none' } | SubmittedReview;

/** By which every event of a review names it, its business and its customer. */
export const idsOf = ({ reviewId, businessId, accountId }: SubmittedReview) => ({ reviewId, businessId, accountId });

export const exists = (state: ReviewState): state is SubmittedReview => state.status !== 'none';

const WITHOUT_TEXTS = { reviewerName: null, reviewText: null, reviewUrl: null, facts: null } as const;

const submitted = ({ data, version, recordedAt }: Extract<RecordedEvent<ReviewEvent>, { type: 'ReviewSubmitted' }>) => {
  const { reviewId, businessId, accountId, reviewerName, rating, reviewText, reviewUrl, reason, goodFaith } = data;
  return {
    status: 'eingereicht',
    statusVersion: version,
    statusSince: recordedAt,
    decidedAt: null,
    submittedAt: recordedAt,
    reviewId,
    businessId,
    accountId,
    details: { reviewerName, rating, reviewText, reviewUrl, reason, goodFaith, facts: null },
    detailsVersion: version,
    declaredAt: goodFaith === true ? recordedAt : null,
    casework: NO_FACTS,
    questionsAsked: [],
    platformSaid: null,
    followUpReason: null,
    sent: null,
    beforeDecision: null,
    evidence: [],
    erased: false,
  } satisfies SubmittedReview;
};

const decidedBy = ({ data, recordedAt }: Extract<RecordedEvent<ReviewEvent>, { type: 'ReviewStatusChanged' }>) => {
  if (!isDecided(data.to)) return null;
  return (data.restores && data.decidedAt) ?? recordedAt;
};

/** A refusal upon an appeal was once recorded without the change of status that follows it now. */
const answered = (
  state: SubmittedReview,
  { data, recordedAt }: Extract<RecordedEvent<ReviewEvent>, { type: 'PlatformAnswered' }>,
): SubmittedReview => {
  const { answer, enteredBy, followUpAt } = data;
  const isDecision = enteredBy === 'admin' && !state.casework.decided && STATUS_AFTER[answer] === state.status;
  return {
    ...state,
    decidedAt: isDecision ? recordedAt : state.decidedAt,
    followUpReason: followUpAt === null ? state.followUpReason : null,
  };
};

const changed = (state: SubmittedReview, event: RecordedEvent<ReviewEvent>): SubmittedReview => {
  switch (event.type) {
    case 'ReviewStatusChanged':
      return {
        ...state,
        status: event.data.to,
        statusVersion: event.version,
        statusSince: event.recordedAt,
        decidedAt: decidedBy(event),
      };
    case 'ReviewDetailsAmended': {
      const { reviewerName, rating, reviewText, reviewUrl, reason, goodFaith, facts } = event.data;
      const declaredAt = goodFaith === true ? event.recordedAt : null;
      return {
        ...state,
        declaredAt,
        detailsVersion: event.version,
        details: { reviewerName, rating, reviewText, reviewUrl, reason, goodFaith, facts },
      };
    }
    case 'RemovalForwarded':
    case 'RemovalAppealed': {
      const { forwardingId, reference, evidenceSent } = event.data;
      const went = new Set(evidenceSent);
      const evidence = state.evidence.map((one) => (went.has(one.id) ? { ...one, isSent: true } : one));
      return { ...state, sent: { forwardingId, reference }, followUpReason: null, evidence };
    }
    case 'PlatformAnswered':
      return answered(state, event);
    case 'FollowUpSet':
      return { ...state, followUpReason: event.data.reason };
    case 'QuestionAsked':
      return { ...state, questionsAsked: [...state.questionsAsked, event.data.questionId] };
    case 'EvidenceAdded': {
      const { evidenceId: id, contentHash, addedBy } = event.data;
      return { ...state, evidence: [...state.evidence, { id, contentHash, addedBy, isSent: false }] };
    }
    case 'EvidenceRemoved':
      return { ...state, evidence: state.evidence.filter(({ id }) => id !== event.data.evidenceId) };
    case 'ReviewErased':
      return { ...state, details: { ...state.details, ...WITHOUT_TEXTS }, sent: null, evidence: [], erased: true };
    default:
      event.type satisfies
        | 'ReviewNoteAdded'
        | 'RemovalWithdrawn'
        | 'RemovalTakenUpAgain'
        | 'QuestionAnswered'
        | 'QuestionReminded'
        | 'QuestionClosed'
        | 'AppealWished'
        | 'AppealSetAside'
        | 'CaseTakenOver'
        | 'CaseLetGo'
        | 'ReviewCameBack'
        | 'ReviewSubmitted';
      return state;
  }
};

/** Who works on a case, notes and evidence leave what the platform said as it is, and so does the status that it set. */
const saidAfter = ({ platformSaid }: SubmittedReview, event: RecordedEvent<ReviewEvent>): PlatformSaid | null => {
  switch (event.type) {
    case 'PlatformAnswered': {
      const { answer, text, enteredBy } = event.data;
      return { answer, text, enteredBy };
    }
    case 'ReviewStatusChanged':
      return isSetBy(platformSaid, event.data) ? platformSaid : null;
    case 'ReviewNoteAdded':
    case 'EvidenceAdded':
    case 'EvidenceRemoved':
    case 'CaseTakenOver':
    case 'CaseLetGo':
    case 'AppealWished':
    case 'AppealSetAside':
      return platformSaid;
    default:
      return null;
  }
};

const evolve = (before: ReviewState, event: RecordedEvent<ReviewEvent>): ReviewState => {
  const state = event.type === 'ReviewSubmitted' ? submitted(event) : before;
  if (!exists(state)) return state;
  const casework = { ...state.casework, ...caseFactsOf(event) };
  const beforeDecision = beforeDecisionAfter(state, event);
  return { ...changed(state, event), casework, platformSaid: saidAfter(state, event), beforeDecision };
};

/** A review whose removal a customer asked for, and where that stands. */
export const reviewStreamType: StreamType<ReviewState, ReviewEvent> = {
  initialState: { status: 'none' },
  evolve,
};
