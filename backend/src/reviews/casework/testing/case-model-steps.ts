import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { Command } from './case-commands.ts';
import { DECISIONS, isOfDecision, type Model, STAFF } from './case-model.ts';

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
