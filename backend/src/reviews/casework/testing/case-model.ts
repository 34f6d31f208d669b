import type { CaseState, Channel, PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { type Command, DAY, HOUR } from './case-commands.ts';

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

const DECISIONS: Readonly<Partial<Record<PlatformAnswer, ReviewStatus>>> = {
  removed: 'gelöscht',
  refused: 'nicht_genehmigt',
};

/** A customer tells the decision that stands. */
const isOfDecision = (model: Model, { answer, by }: Extract<Command, { do: 'enter' }>): boolean =>
  by === 'customer' && model.isClosed && DECISIONS[answer] === model.status;

/** Nobody learns anything by it: the same was said already, or a customer tells the decision that stands without words. */
const isOldNews = (model: Model, command: Extract<Command, { do: 'enter' }>, now: number): boolean => {
  const { answer, text, by } = command;
  if (isOfDecision(model, command) && text === null) return true;
  if (model.said?.answer !== answer || model.said.text !== text) return false;
  const isTimeToAsk = model.followUp !== null && model.followUp <= now;
  return by === 'customer' || (model.said.by === 'admin' && !isTimeToAsk);
};

export const isHeld = ({ holder, lastStep }: Model, now: number) =>
  holder !== null && now - (lastStep.who === holder.who ? lastStep.at : holder.at) < HOUR / 2;

/** The number of the question that is answered, from 1; those below were never asked. */
export const asked = ({ questions }: Model, { late }: Extract<Command, { do: 'answer' }>) => questions - (late ? 1 : 0);

/** The platform kept the review, and nobody has said anything against it. */
const mayAppeal = ({ status, isClosed, appealUsed }: Model): boolean =>
  status === 'nicht_genehmigt' && isClosed && !appealUsed;

/** All reasons for which a step may be refused as things stand; none: it is taken. */
export const reasonsAgainst = (model: Model, command: Command, now: number): readonly string[] => {
  const reasons: string[] = [];
  const unless = (allowed: boolean, reason: string) => allowed || reasons.push(reason);
  const notWithdrawn = () => unless(!model.isWithdrawn, 'removal-withdrawn');
  const completeFor = (channel: Channel) => unless(channel !== 'legal-form' || model.isComplete, 'notice-incomplete');
  const heldByOther = (who: number) => isHeld(model, now) && model.holder?.who !== STAFF[who];
  switch (command.do) {
    case 'amend':
      unless(model.status !== 'gelöscht', 'review-removed');
      notWithdrawn();
      break;
    case 'withdraw':
      unless(model.status !== 'gelöscht', 'review-removed');
      break;
    case 'ask':
      notWithdrawn();
      unless(!model.isClosed || mayAppeal(model), 'case-decided');
      unless(model.question === null, 'question-open');
      break;
    case 'answer':
      unless(
        model.question !== null && !command.late,
        asked(model, command) > 0 ? 'question-closed' : 'question-unknown',
      );
      break;
    case 'forward':
      notWithdrawn();
      completeFor(command.channel);
      unless(!model.isClosed, 'case-decided');
      unless(!model.isThere, 'already-forwarded');
      break;
    case 'appeal':
      notWithdrawn();
      completeFor(command.channel);
      unless(!model.appealUsed, 'appeal-used');
      unless(model.status === 'nicht_genehmigt', 'not-refused');
      break;
    case 'enter':
      // What lies there the platform may answer all the same.
      if (command.by === 'customer' || !model.wasSent) notWithdrawn();
      unless(model.wasSent, 'not-forwarded');
      // After its decision the platform has nothing to look at, until something is sent again.
      unless(
        !model.isClosed || command.answer in DECISIONS,
        command.by === 'customer' ? 'decided-for-customer' : 'platform-decided',
      );
      break;
    case 'wish':
    case 'set-aside':
      notWithdrawn();
      unless(mayAppeal(model), 'no-appeal-possible');
      break;
    case 'return':
      unless(model.status === 'gelöscht', 'not-removed');
      break;
    case 'follow-up':
      notWithdrawn();
      unless(!model.isClosed, 'case-decided');
      unless(model.isThere || model.isAsked, 'not-at-platform');
      unless(command.inDays > 0, 'day-is-past');
      break;
    case 'take-over':
      notWithdrawn();
      unless(command.from || !heldByOther(command.who), 'case-taken-over');
      break;
    case 'let-go':
      unless(!heldByOther(command.who), 'case-taken-over');
      break;
    case 'take-back':
      unless(model.before !== null, 'review-changed-meanwhile');
      break;
    case 'take-up':
    case 'status':
    case 'remind':
    case 'close':
    case 'show':
    case 'wait':
  }
  return reasons;
};

const SILENT = { wished: false, news: false };

/** A decision of the platform ends whatever was open; nothing of it waits for anybody any more. */
const close = (model: Model) =>
  Object.assign(model, {
    isClosed: true,
    isThere: false,
    isAsked: false,
    question: null,
    toldUs: false,
    answered: false,
    ...SILENT,
    followUp: null,
  });
const begin = (model: Model) =>
  Object.assign(model, {
    ...{ isClosed: false, isThere: false, wasSent: false, isAsked: false, appealUsed: false },
    ...{ toldUs: false, answered: false, followUp: null, ...SILENT },
  });
const setStatus = (model: Model, to: ReviewStatus) => {
  if (model.status === to) return;
  model.status = to;
  if (to === 'eingereicht') begin(model);
  else close(model);
};

const hear = (model: Model, command: Extract<Command, { do: 'enter' }>, planned: number | null): void => {
  const { by, answer } = command;
  if (by === 'customer') {
    model.toldUs ||= !isOfDecision(model, command);
    return;
  }
  Object.assign(model, { toldUs: false, answered: false });
  const decision = DECISIONS[answer];
  if (decision) {
    setStatus(model, decision);
    close(model);
  } else {
    model.isThere = answer !== 'asks';
    model.isAsked = answer === 'asks';
    model.followUp = planned;
  }
};

/** What a step makes of that which can be taken back: a decision can, unless it stood already and nothing was open. */
export const beforeDecision = (model: Model, command: Command, planned: number | null): Model | null => {
  switch (command.do) {
    case 'take-over':
    case 'let-go':
    case 'wish':
    case 'set-aside':
    case 'show':
    case 'amend':
    case 'take-up':
      return model.before;
    case 'withdraw':
      return model.before && { ...model.before, question: null, answered: false };
    case 'status':
      return { ...model };
    case 'appeal': {
      // What went out against a refusal that was none is at the platform all the same.
      if (model.before?.status !== 'eingereicht') return null;
      const sent = { isThere: true, wasSent: true, isAsked: false, followUp: planned };
      return { ...model.before, ...sent, toldUs: false, answered: false };
    }
    case 'enter': {
      if (isOfDecision(model, command)) return model.before;
      const decision = command.by === 'admin' ? DECISIONS[command.answer] : undefined;
      const addsWords = decision === model.status && model.isClosed && !model.toldUs;
      return decision === undefined || addsWords ? null : { ...model };
    }
    default:
      return null;
  }
};

/** What the platform said stays its last word. */
const IS_BESIDE: readonly Command['do'][] = ['take-over', 'let-go', 'wish', 'set-aside', 'show'];

/** What the step comes to; `planned` is the day on which the product means to ask again, which rules of their own say. */
export const take = (model: Model, command: Command, now: number, planned: number | null): void => {
  if (!IS_BESIDE.includes(command.do)) model.said = null;
  switch (command.do) {
    case 'amend':
      model.isComplete = command.complete;
      model.news = true;
      return;
    case 'withdraw':
      model.isWithdrawn = true;
      Object.assign(model, { question: null, answered: false, ...SILENT });
      return;
    case 'take-up':
      model.isWithdrawn = false;
      return;
    case 'ask':
      model.questions += 1;
      Object.assign(model, { question: { id: model.questions, askedAt: now, isReminded: false }, answered: false });
      model.news = false;
      return;
    case 'wish':
      model.wished = true;
      return;
    case 'set-aside':
      Object.assign(model, { question: null, answered: false, ...SILENT });
      return;
    case 'show':
      model.news = true;
      return;
    case 'answer':
      Object.assign(model, { question: null, answered: true });
      return;
    case 'forward':
    case 'appeal':
      Object.assign(model, {
        isThere: true,
        isAsked: false,
        wasSent: true,
        isClosed: false,
        toldUs: false,
        answered: false,
        ...SILENT,
      });
      model.followUp = planned;
      if (command.do === 'appeal') model.appealUsed = true;
      return;
    case 'enter':
      hear(model, command, planned);
      model.said = { answer: command.answer, text: command.text, by: command.by };
      return;
    case 'return':
      setStatus(model, 'eingereicht');
      return;
    case 'status':
      setStatus(model, command.to);
      return;
    case 'take-back': {
      const { before, holder, isComplete, isWithdrawn } = model;
      // Of what happened since, what the customer did stays, and who works on it.
      Object.assign(model, { ...before, holder, isComplete, isWithdrawn, said: null });
      return;
    }
    case 'follow-up':
      Object.assign(model, { followUp: planned, answered: false });
      return;
    case 'take-over':
      model.holder = { who: STAFF[command.who] ?? '', at: now };
      return;
    case 'let-go':
      model.holder = null;
      return;
    case 'remind':
      if (model.question) model.question.isReminded = true;
      return;
    case 'close':
      Object.assign(model, { question: null, answered: false });
      return;
    case 'wait':
  }
};

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

/** Whether the step is one that changes something, which clocks and repetitions do not always. */
export const changesSomething = (model: Model, command: Command, now: number): boolean | null => {
  const asked = model.question;
  switch (command.do) {
    case 'amend':
      return null;
    case 'withdraw':
      return !model.isWithdrawn;
    case 'take-up':
      return model.isWithdrawn;
    case 'status':
      return model.status !== command.to;
    case 'take-back':
      return model.before !== null;
    case 'follow-up':
      return null;
    case 'wish':
      return !model.wished;
    case 'set-aside':
      return model.question !== null || model.answered || model.wished || model.news;
    case 'take-over':
      return !(isHeld(model, now) && model.holder?.who === STAFF[command.who]);
    case 'let-go':
      return isHeld(model, now);
    case 'remind':
      return asked !== null && !asked.isReminded && now - asked.askedAt >= 3 * DAY && now - asked.askedAt < 30 * DAY;
    case 'close':
      return asked !== null && now - asked.askedAt >= 30 * DAY;
    case 'wait':
      return false;
    case 'enter':
      return !isOldNews(model, command, now);
    default:
      return true;
  }
};
