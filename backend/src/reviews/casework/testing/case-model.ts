import type { CaseState, PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { type Command, HOUR } from './case-commands.ts';

/*
 * The case as the design tells it, apart from how the product keeps it: what is said of a step there is said of it here, and
 * random histories of both must agree upon what is refused, what comes next and who works on it.
 */
export const START = Date.parse('2026-03-20T09:00:00.000Z');
export const STAFF = ['0198a000-0000-7000-8000-0000000000aa', '0198a000-0000-7000-8000-0000000000bb'] as const;

/** What somebody who watched the case from outside would know of it. */
export interface Model {
  status: ReviewStatus;
  isComplete: boolean;
  isWithdrawn: boolean;
  /** The platform has something of ours to answer, and it was ever sent anything in this round. */
  isThere: boolean;
  wasSent: boolean;
  /** It asked something back that it has no answer to. */
  isAsked: boolean;
  /** The platform's last word stands, and nothing was sent against it. */
  isClosed: boolean;
  appealUsed: boolean;
  question: { id: number; askedAt: number; isReminded: boolean } | null;
  questions: number;
  /** The customer said something that staff have not reacted to. */
  toldUs: boolean;
  answered: boolean;
  /** The customer wants the appeal; the customer said or showed something new that nobody has reacted to. */
  wished: boolean;
  news: boolean;
  followUp: number | null;
  /** The platform's last word and who told it, while nothing else happened to the request. */
  said: { answer: PlatformAnswer; text: string | null; by: 'customer' | 'admin' } | null;
  holder: { who: string; at: number } | null;
  /** All of it as it was before the status was set, while nothing followed that the platform or staff had to do with. */
  before: Model | null;
  lastStep: { who: string; at: number };
}

export const newModel = (): Model => ({
  status: 'eingereicht',
  isComplete: false,
  isWithdrawn: false,
  isThere: false,
  wasSent: false,
  isAsked: false,
  isClosed: false,
  appealUsed: false,
  question: null,
  questions: 0,
  toldUs: false,
  answered: false,
  wished: false,
  news: false,
  followUp: null,
  said: null,
  holder: null,
  before: null,
  lastStep: { who: given.OWNER_ID, at: START },
});

export const DECISIONS: Readonly<Partial<Record<PlatformAnswer, ReviewStatus>>> = {
  removed: 'gelöscht',
  refused: 'nicht_genehmigt',
};

/** A customer tells the decision that stands. */
export const isOfDecision = (model: Model, { answer, by }: Extract<Command, { do: 'enter' }>): boolean =>
  by === 'customer' && model.isClosed && DECISIONS[answer] === model.status;

export const isHeld = ({ holder, lastStep }: Model, now: number) =>
  holder !== null && now - (lastStep.who === holder.who ? lastStep.at : holder.at) < HOUR / 2;

/** The platform kept the review, and nobody has said anything against it. */
export const mayAppeal = ({ status, isClosed, appealUsed }: Model): boolean =>
  status === 'nicht_genehmigt' && isClosed && !appealUsed;

const afterDecision = (model: Model): CaseState => {
  if (!mayAppeal(model)) return 'decided';
  if (model.answered) return 'answer-to-enter';
  if (model.question) return 'waiting-for-customer';
  return model.wished || model.news ? 'answer-to-enter' : 'decided';
};

/** Whose turn it is, in the order in which the design tells it. */
export const stateOf = (model: Model, now: number): CaseState => {
  if (model.isWithdrawn) return 'withdrawn';
  if (model.toldUs) return 'answer-to-enter';
  if (model.isClosed) return afterDecision(model);
  if (model.answered) return 'answer-to-enter';
  if ((model.isThere || model.isAsked) && model.followUp !== null && model.followUp <= now) return 'answer-to-enter';
  if (model.question) return 'waiting-for-customer';
  if (model.isThere) return 'waiting-for-platform';
  if (model.isAsked) return 'answer-to-enter';
  return model.isComplete ? 'ready-to-forward' : 'incomplete';
};
