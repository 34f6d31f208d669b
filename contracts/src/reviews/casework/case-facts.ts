import { CASE_HELD_MS } from '../../constants.ts';
import type { RecordedEvent } from '../../event-envelope.ts';
import type { RemovalReason } from '../removal-reason.ts';
import type { ReviewEvent } from '../review.events.ts';
import { isDecided } from '../review-status.ts';
import { type Channel, NEEDED, type Needed, type PlatformAnswer, type ToCheckBecause } from './casework-words.ts';

/** What a case's steps come to, so that what comes next can be told at any moment. Times are ISO 8601 UTC. */
export interface CaseFacts {
  /** Nobody works on it: the platform decided, and nothing was sent to it since. */
  readonly decided: boolean;
  readonly withdrawnAt: string | null;
  readonly missing: readonly Needed[];
  readonly question: { readonly id: string; readonly askedAt: string } | null;
  readonly questionRemindedAt: string | null;
  /** When the customer answered a question, after which staff have taken no step. */
  readonly answeredAt: string | null;
  /** The last that went to the platform. */
  readonly forwarding: {
    readonly id: string;
    readonly channel: Channel;
    readonly at: string;
    readonly isAppeal: boolean;
  } | null;
  /** Nothing that was sent is open there. */
  readonly waitsForPlatform: boolean;
  /** When the platform asked something back, until something goes to it again or it says something else. */
  readonly platformAskedAt: string | null;
  /** When the customer entered what the platform wrote to them, which staff have not looked at. */
  readonly answerEnteredAt: string | null;
  /** What they entered last; told while `answerEnteredAt` is. */
  readonly enteredAnswer: PlatformAnswer | null;
  readonly followUpAt: string | null;
  /** There is one appeal against each refusal. */
  readonly appealUsed: boolean;
  /** What the platform decided last is that the review stays. */
  readonly refused: boolean;
  /** When the customer said that they want the appeal, which has not gone out. */
  readonly appealWishedAt: string | null;
  /** When the customer last said or showed something new, while nobody went on. Evidence that staff add is none. */
  readonly toldAt: string | null;
  /** The account of the staff who took it over last, and when; it runs out, see `holderOf`. */
  readonly takenOver: { readonly by: string; readonly at: string } | null;
  /** The account that took the last step, and when; null where none did. */
  readonly lastStep: { readonly by: string; readonly at: string } | null;
}

export const NO_FACTS: CaseFacts = {
  decided: false,
  withdrawnAt: null,
  missing: [],
  question: null,
  questionRemindedAt: null,
  answeredAt: null,
  forwarding: null,
  waitsForPlatform: false,
  platformAskedAt: null,
  answerEnteredAt: null,
  enteredAnswer: null,
  followUpAt: null,
  appealUsed: false,
  refused: false,
  appealWishedAt: null,
  toldAt: null,
  takenOver: null,
  lastStep: null,
};

const NO_QUESTION: Partial<CaseFacts> = { question: null, questionRemindedAt: null, answeredAt: null };
const NO_WISH: Partial<CaseFacts> = { appealWishedAt: null, toldAt: null };
const AT_REST: Partial<CaseFacts> = {
  ...NO_WISH,
  waitsForPlatform: false,
  platformAskedAt: null,
  answerEnteredAt: null,
  answeredAt: null,
  followUpAt: null,
};
const ANEW: Partial<CaseFacts> = {
  ...AT_REST,
  decided: false,
  refused: false,
  forwarding: null,
  appealUsed: false,
};

interface Details {
  readonly reviewUrl: string | null;
  readonly reason: RemovalReason | null;
  readonly goodFaith: boolean | null;
  /** A request is handed in without. */
  readonly facts?: string | null;
}

export const missingIn = ({ reviewUrl, reason, goodFaith, facts }: Details): readonly Needed[] => {
  const isThere: Readonly<Record<Needed, boolean>> = {
    review_url: reviewUrl !== null,
    reason: reason !== null,
    // Any other ground has words of its own; "another one" explains nothing until the customer does.
    facts: reason !== 'anderer' || Boolean(facts?.trim()),
    good_faith: goodFaith === true,
  };
  return NEEDED.filter((name) => !isThere[name]);
};

/** What an event changes of a case's facts, whatever they were: so a read model can merge them in, batch for batch. */
export const caseFactsOf = (event: RecordedEvent<ReviewEvent>): Partial<CaseFacts> => {
  const changes = changesOf(event);
  const { actor } = event.metadata;
  if (IS_NO_STEP.has(event.type) || actor.kind !== 'account') return changes;
  return { ...changes, lastStep: { by: actor.id, at: event.recordedAt } };
};

type StatusChange = Extract<ReviewEvent, { type: 'ReviewStatusChanged' }>['data'];

/** By what is no step nobody works on a case. */
const IS_NO_STEP: ReadonlySet<string> = new Set<ReviewEvent['type']>([
  'ReviewNoteAdded',
  'EvidenceAdded',
  'EvidenceRemoved',
]);

const afterStatus = ({ to, restores }: StatusChange): Partial<CaseFacts> => {
  const refused = to === 'nicht_genehmigt';
  if (restores) {
    const { appealWishedAt = null, toldAt = null } = restores;
    return { ...restores, refused, appealWishedAt, toldAt };
  }
  return isDecided(to) ? { ...AT_REST, ...NO_QUESTION, decided: true, refused } : ANEW;
};

const changesOf = (event: RecordedEvent<ReviewEvent>): Partial<CaseFacts> => {
  const at = event.recordedAt;
  switch (event.type) {
    case 'ReviewSubmitted':
      return { ...NO_FACTS, missing: missingIn(event.data) };
    case 'ReviewDetailsAmended':
      return { missing: missingIn(event.data), toldAt: at };
    case 'ReviewStatusChanged':
      return afterStatus(event.data);
    case 'ReviewCameBack':
      return ANEW;
    case 'RemovalWithdrawn':
      return { ...NO_QUESTION, ...NO_WISH, withdrawnAt: at };
    case 'RemovalTakenUpAgain':
      return { withdrawnAt: null };
    case 'QuestionAsked':
      return { ...NO_QUESTION, toldAt: null, question: { id: event.data.questionId, askedAt: at } };
    case 'QuestionAnswered':
      return { ...NO_QUESTION, answeredAt: at };
    case 'QuestionReminded':
      return { questionRemindedAt: at };
    case 'QuestionClosed':
      return NO_QUESTION;
    case 'RemovalForwarded':
    case 'RemovalAppealed': {
      const { forwardingId: id, channel, followUpAt } = event.data;
      const isAppeal = event.type === 'RemovalAppealed';
      const sent = { forwarding: { id, channel, at, isAppeal }, waitsForPlatform: true, followUpAt };
      return {
        ...sent,
        ...NO_WISH,
        decided: false,
        platformAskedAt: null,
        answerEnteredAt: null,
        answeredAt: null,
        ...(isAppeal && { appealUsed: true }),
      };
    }
    case 'AppealWished':
      return { appealWishedAt: at };
    case 'AppealSetAside':
      return { ...NO_QUESTION, ...NO_WISH };
    case 'PlatformAnswered': {
      const { enteredBy, answer, followUpAt, afterDecision } = event.data;
      if (afterDecision) return {};
      if (enteredBy === 'customer') return { answerEnteredAt: at, enteredAnswer: answer };
      const isDecision = answer === 'removed' || answer === 'refused';
      const goesOn = answer === 'received' || answer === 'passed-to-author';
      const looked = { answerEnteredAt: null, answeredAt: null, platformAskedAt: answer === 'asks' ? at : null };
      return {
        ...looked,
        followUpAt,
        waitsForPlatform: goesOn,
        ...(isDecision && { ...NO_QUESTION, ...NO_WISH, decided: true, refused: answer === 'refused' }),
      };
    }
    case 'FollowUpSet':
      return { followUpAt: event.data.followUpAt, answeredAt: null };
    case 'CaseTakenOver': {
      const { actor } = event.metadata;
      return { takenOver: actor.kind === 'account' ? { by: actor.id, at } : null };
    }
    case 'CaseLetGo':
      return { takenOver: null };
    case 'ReviewErased':
      return { missing: [] };
    case 'EvidenceAdded':
      return event.data.addedBy === 'customer' ? { toldAt: at } : {};
    case 'ReviewNoteAdded':
    case 'EvidenceRemoved':
      return {};
  }
};

/** That the platform asked something back, which the desk sees to. */
interface PlatformAsked {
  readonly platform_asked_at?: string;
}

/** What comes next, derived, never set. */
export type NextStep =
  | { readonly state: 'incomplete'; readonly missing: readonly Needed[] }
  | { readonly state: 'ready-to-forward' }
  | { readonly state: 'waiting-for-platform'; readonly until: string | null }
  | ({ readonly state: 'waiting-for-customer'; readonly since: string; readonly question_id: string } & PlatformAsked)
  | ({
      readonly state: 'answer-to-enter';
      readonly since: string;
      readonly because: ToCheckBecause;
      /** By when the platform's question is to be answered, as far as anybody set a day. */
      readonly until?: string | null;
    } & PlatformAsked)
  | { readonly state: 'decided' }
  | { readonly state: 'withdrawn'; readonly since: string };

/** Against a refusal that stands there is one appeal. */
export const mayBeAppealed = ({ decided, refused, appealUsed, withdrawnAt }: CaseFacts): boolean =>
  decided && refused && !appealUsed && withdrawnAt === null;

/** Until the one appeal is used, what the customer says is heard. */
const nextAfterDecision = (facts: CaseFacts): NextStep => {
  const { answeredAt, question, appealWishedAt, toldAt } = facts;
  if (!mayBeAppealed(facts)) return { state: 'decided' };
  if (answeredAt !== null) return { state: 'answer-to-enter', since: answeredAt, because: 'customer-answered' };
  if (question !== null) return { state: 'waiting-for-customer', since: question.askedAt, question_id: question.id };
  if (appealWishedAt !== null) return { state: 'answer-to-enter', since: appealWishedAt, because: 'appeal-wished' };
  return toldAt === null
    ? { state: 'decided' }
    : { state: 'answer-to-enter', since: toldAt, because: 'told-after-refusal' };
};

/** `now` is ISO 8601 UTC, as the facts' times are. */
export const nextStepOf = (facts: CaseFacts, now: string): NextStep => {
  const { withdrawnAt, decided, question, answeredAt, answerEnteredAt, followUpAt, missing, platformAskedAt } = facts;
  const asked = platformAskedAt === null ? {} : { platform_asked_at: platformAskedAt };
  if (withdrawnAt !== null) return { state: 'withdrawn', since: withdrawnAt };
  if (answerEnteredAt !== null) return { state: 'answer-to-enter', since: answerEnteredAt, because: 'answer-entered' };
  if (decided) return nextAfterDecision(facts);
  if (answeredAt !== null)
    return { state: 'answer-to-enter', since: answeredAt, because: 'customer-answered', ...asked };
  // Also while a question is open: the customer may take weeks, and the platform is asked after, or answered, meanwhile.
  const isDue = followUpAt !== null && followUpAt <= now;
  if (facts.waitsForPlatform && isDue) {
    return { state: 'answer-to-enter', since: followUpAt, because: 'follow-up-due' };
  }
  if (question !== null && !(platformAskedAt !== null && isDue)) {
    return { state: 'waiting-for-customer', since: question.askedAt, question_id: question.id, ...asked };
  }
  if (facts.waitsForPlatform) return { state: 'waiting-for-platform', until: followUpAt };
  if (platformAskedAt !== null) {
    const said = { since: platformAskedAt, because: 'platform-asked', until: followUpAt } as const;
    return { state: 'answer-to-enter', ...said, ...asked };
  }
  return missing.length > 0 ? { state: 'incomplete', missing } : { state: 'ready-to-forward' };
};

/** Who works on a case. Times are ISO 8601 UTC; `until` is when it runs out unless they take a step before. */
export interface Holder {
  readonly by: string;
  readonly at: string;
  readonly until: string;
}

/** Null when nobody does, or whoever did has taken no step for half an hour; steps of others keep it nobody's. */
export const holderOf = ({ takenOver, lastStep }: CaseFacts, now: string): Holder | null => {
  if (takenOver === null) return null;
  const workedAt = lastStep?.by === takenOver.by ? lastStep.at : takenOver.at;
  const until = new Date(Date.parse(workedAt) + CASE_HELD_MS).toISOString();
  return now < until ? { ...takenOver, until } : null;
};
