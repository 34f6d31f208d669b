import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { holderOf, nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import {
  type CaseState,
  CHANNELS,
  type Channel,
  PLATFORM_ANSWERS,
  type PlatformAnswer,
} from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { type Decision, isRejection } from '@sternklar/event-store/decider';
import { recorded } from '@sternklar/event-store/testing/recorded-event';
import { sampleSize } from '@sternklar/event-store/testing/sample-size';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeReviewStatus } from '../change-review-status/change-review-status.ts';
import { exists, type ReviewState, reviewStreamType, type SubmittedReview } from '../review.ts';
import { amendReview, answerQuestion, takeUpAgain, wishAppeal, withdrawRemoval } from './customer-steps.ts';
import { letGoOfCase, takeOverCase } from './hold-case.ts';
import { closeQuestion, remindOfQuestion } from './question-deadlines.ts';
import {
  appealRemoval,
  askQuestion,
  enterPlatformAnswer,
  forwardRemoval,
  noteReturn,
  setAppealAside,
  setFollowUp,
} from './staff-steps.ts';

/*
 * The case as the design tells it, apart from how the product keeps it: what is said of a step there is said of it here, and
 * random histories of both must agree upon what is refused, what comes next and who works on it.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-20T09:00:00.000Z');
const DETAILS = {
  reviewerName: 'Max M.',
  rating: 1,
  reviewText: 'War nie dort.',
  reviewUrl: 'https://maps.example/bewertung/1',
  reason: 'kein_kundenkontakt',
  goodFaith: true,
  facts: null,
} as const;
const ANOTHER = { ...DETAILS, reason: 'anderer' } as const;
/** What the platform can work with, and what lacks something for it: another ground says nothing without the customer's words. */
const COMPLETE = [DETAILS, { ...ANOTHER, facts: 'Verwechselt.' }, { ...DETAILS, facts: ' ' }] as const;
const LACKING = [{ ...DETAILS, goodFaith: false }, ANOTHER, { ...ANOTHER, facts: ' \n' }] as const;
const STAFF = ['0198a000-0000-7000-8000-0000000000aa', '0198a000-0000-7000-8000-0000000000bb'] as const;

type Command =
  | { readonly do: 'amend'; readonly complete: boolean; readonly how: 0 | 1 | 2 }
  | { readonly do: 'withdraw' | 'take-up' | 'ask' | 'return' | 'remind' | 'close' }
  | { readonly do: 'answer'; readonly late: boolean }
  | { readonly do: 'forward' | 'appeal'; readonly channel: Channel }
  | {
      readonly do: 'enter';
      readonly answer: PlatformAnswer;
      readonly text: string | null;
      readonly by: 'customer' | 'admin';
    }
  | { readonly do: 'status'; readonly to: ReviewStatus }
  | { readonly do: 'take-back' }
  | { readonly do: 'wish' | 'set-aside' | 'show' }
  | { readonly do: 'follow-up'; readonly inDays: number }
  | { readonly do: 'take-over'; readonly who: number; readonly from: boolean }
  | { readonly do: 'let-go'; readonly who: number }
  | { readonly do: 'wait'; readonly ms: number };

/** What somebody who watched the case from outside would know of it. */
interface Model {
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

const newModel = (): Model => ({
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

const isHeld = ({ holder, lastStep }: Model, now: number) =>
  holder !== null && now - (lastStep.who === holder.who ? lastStep.at : holder.at) < HOUR / 2;

/** The number of the question that is answered, from 1; those below were never asked. */
const asked = ({ questions }: Model, { late }: Extract<Command, { do: 'answer' }>) => questions - (late ? 1 : 0);

/** The platform kept the review, and nobody has said anything against it. */
const mayAppeal = ({ status, isClosed, appealUsed }: Model): boolean =>
  status === 'nicht_genehmigt' && isClosed && !appealUsed;

/** All reasons for which a step may be refused as things stand; none: it is taken. */
const reasonsAgainst = (model: Model, command: Command, now: number): readonly string[] => {
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
const beforeDecision = (model: Model, command: Command, planned: number | null): Model | null => {
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
const take = (model: Model, command: Command, now: number, planned: number | null): void => {
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
const stateOf = (model: Model, now: number): CaseState => {
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
const changesSomething = (model: Model, command: Command, now: number): boolean | null => {
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

const idOf = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const decide = (state: SubmittedReview, command: Command, model: Model, now: number): Decision<ReviewEvent, string> => {
  const at = new Date(now).toISOString();
  const sending = (channel: Channel) => ({
    forwardingId: given.FORWARDING_ID,
    ...{
      channel,
      sentText: 'Bitte prüfen.',
      reference: null,
      evidenceSent: [],
      noticeVersion: null,
      beforeWithdrawal: false,
      now: at,
    },
  });
  switch (command.do) {
    case 'amend':
      return amendReview(state, (command.complete ? COMPLETE : LACKING)[command.how]);
    case 'withdraw':
      return withdrawRemoval(state, null);
    case 'take-up':
      return takeUpAgain(state);
    case 'ask':
      return askQuestion(state, { questionId: idOf(model.questions + 1), text: 'Wann?' });
    case 'answer':
      return answerQuestion(state, { questionId: idOf(asked(model, command)), text: 'Nie.' });
    case 'forward':
      return forwardRemoval(state, sending(command.channel));
    case 'appeal':
      return appealRemoval(state, sending(command.channel));
    case 'enter': {
      const { answer, text, by: enteredBy } = command;
      return enterPlatformAnswer(state, { answerId: given.ANSWER_ID, answer, text, enteredBy, now: at });
    }
    case 'wish':
      return wishAppeal(state);
    case 'set-aside':
      return setAppealAside(state, 'Das Kassenbuch nennt einen anderen Tag.');
    case 'show':
      return [given.evidenceAdded()];
    case 'return':
      return noteReturn(state, 'customer');
    case 'status':
      return changeReviewStatus(state, { status: command.to, expectedVersion: null, note: null, takesBack: false });
    case 'take-back': {
      const status = model.before?.status ?? 'eingereicht';
      return changeReviewStatus(state, { status, expectedVersion: null, note: null, takesBack: true });
    }
    case 'follow-up': {
      const followUpAt = new Date(now + command.inDays * DAY).toISOString();
      return setFollowUp(state, { followUpAt, reason: null, now: at });
    }
    case 'take-over':
      return takeOverCase(state, { by: STAFF[command.who] ?? '', now: at, fromHolder: command.from });
    case 'let-go':
      return letGoOfCase(state, { by: STAFF[command.who] ?? '', now: at });
    case 'remind':
      return remindOfQuestion(state, new Date(now));
    case 'close':
      return closeQuestion(state, new Date(now));
    case 'wait':
      return [];
  }
};

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('amend' as const), complete: fc.boolean(), how: fc.constantFrom(0, 1, 2) }),
  fc.record({
    do: fc.constantFrom(
      'withdraw',
      'take-up',
      'ask',
      'return',
      'remind',
      'close',
      'wish',
      'set-aside',
      'show' as const,
    ),
  }),
  fc.record({ do: fc.constant('answer' as const), late: fc.boolean() }),
  fc.record({ do: fc.constantFrom('forward', 'appeal' as const), channel: fc.constantFrom(...CHANNELS) }),
  fc.record({
    do: fc.constant('enter' as const),
    answer: fc.constantFrom(...PLATFORM_ANSWERS),
    text: fc.constantFrom(null, 'Wir sehen keinen Verstoß.'),
    by: fc.constantFrom('customer', 'admin' as const),
  }),
  fc.record({ do: fc.constant('status' as const), to: fc.constantFrom(...REVIEW_STATUSES) }),
  fc.record({ do: fc.constant('take-back' as const) }),
  fc.record({ do: fc.constant('follow-up' as const), inDays: fc.integer({ min: -2, max: 20 }) }),
  fc.record({ do: fc.constant('take-over' as const), who: fc.integer({ min: 0, max: 1 }), from: fc.boolean() }),
  fc.record({ do: fc.constant('let-go' as const), who: fc.integer({ min: 0, max: 1 }) }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.oneof(fc.constantFrom(HOUR / 2, 3 * DAY, 10 * DAY, 30 * DAY), fc.integer({ min: 1, max: DAY })),
  }),
);

const entered = (answer: 'removed' | 'refused', by: 'customer' | 'admin' = 'admin'): Command => ({
  ...{ do: 'enter', answer, text: null, by },
});
const sent = (how: 'forward' | 'appeal'): Command => ({ do: how, channel: 'report-tool' });

/** What chance alone strings together hardly once: a refusal and its appeal, and what is decided, mis-pressed and taken back. */
const anyRun: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { weight: 12, arbitrary: anyCommand.map((command) => [command]) },
  { weight: 1, arbitrary: fc.constant([sent('forward'), entered('refused'), sent('appeal')]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          [entered('refused')],
          [entered('removed')],
          [entered('removed', 'customer'), entered('refused')],
          [entered('refused', 'customer'), entered('removed')],
        ),
        fc.constantFrom(...REVIEW_STATUSES),
      )
      .map(([answers, to]): readonly Command[] => [...answers, { do: 'status', to }, { do: 'take-back' }]),
  },
);

/** What the product keeps of a case, event for event. */
const createCase = () => {
  const events: RecordedEvent<ReviewEvent>[] = [];
  let state: ReviewState = reviewStreamType.initialState;
  const record = (event: ReviewEvent, now: number, actor: string | null) => {
    const one = recorded(event, {
      position: events.length + 1,
      recordedAt: new Date(now).toISOString(),
      metadata: { actor: actor === null ? { kind: 'system', name: 'clock' } : { kind: 'account', id: actor } },
    });
    events.push(one);
    state = reviewStreamType.evolve(state, one);
  };
  record(given.reviewSubmitted(), START, given.OWNER_ID);
  return {
    record,
    state: (): SubmittedReview => {
      if (!exists(state)) throw new Error('It was handed in.');
      return state;
    },
  };
};

const followUpIn = (events: readonly ReviewEvent[]): number | null => {
  const planned = events.flatMap(({ data }) => ('followUpAt' in data ? data.followUpAt : null)).find(Boolean);
  return planned ? Date.parse(planned) : null;
};

const expectAgreement = (model: Model, state: SubmittedReview, now: number): void => {
  const next = nextStepOf(state.casework, new Date(now).toISOString());
  expect({ state: next.state, status: state.status }).toEqual({ state: stateOf(model, now), status: model.status });
  const holder = holderOf(state.casework, new Date(now).toISOString());
  expect(holder?.by ?? null).toBe(isHeld(model, now) ? model.holder?.who : null);
  expect(state.casework.question !== null).toBe(model.question !== null);
  expect(state.casework.waitsForPlatform).toBe(model.isThere);
  if (state.casework.decided) expect(state.casework.waitsForPlatform).toBe(false);
  // Nobody waits for ever: whatever is at the platform is asked after.
  if (next.state === 'waiting-for-platform') expect(next.until).not.toBeNull();
  if (state.casework.platformAskedAt !== null) expect(state.casework.followUpAt).not.toBeNull();
};

/** Who takes a step: null is nobody, but the clock. */
const actorOf = (command: Command): string | null => {
  switch (command.do) {
    case 'take-over':
    case 'let-go':
      return STAFF[command.who] ?? null;
    case 'ask':
    case 'forward':
    case 'appeal':
    case 'status':
    case 'take-back':
    case 'follow-up':
    case 'set-aside':
      return STAFF[0];
    case 'enter':
      return command.by === 'admin' ? STAFF[1] : given.OWNER_ID;
    case 'remind':
    case 'close':
    case 'wait':
      return null;
    default:
      return given.OWNER_ID;
  }
};

const step = (model: Model, product: ReturnType<typeof createCase>, command: Command, now: number): void => {
  const decision = decide(product.state(), command, model, now);
  const reasons = reasonsAgainst(model, command, now);
  if (isRejection(decision)) {
    expect(reasons).toContain(decision.rejected);
    return;
  }
  expect(reasons, 'reasons against what was taken').toEqual([]);
  expect(decision.length > 0).toBe(changesSomething(model, command, now) ?? decision.length > 0);
  if (decision.length === 0) return;
  const actor = actorOf(command);
  for (const event of decision) product.record(event, now, actor);
  const planned = followUpIn(decision);
  const before = beforeDecision(model, command, planned);
  take(model, command, now, planned);
  model.before = before;
  if (actor !== null && command.do !== 'show') model.lastStep = { who: actor, at: now };
};

const run = (commands: readonly Command[]): void => {
  const model = newModel();
  const product = createCase();
  let now = START;
  for (const command of commands) {
    now += command.do === 'wait' ? command.ms : 60_000;
    step(model, product, command, now);
    expectAgreement(model, product.state(), now);
  }
};

describe('random histories of a case', () => {
  it('agree with the design on what is refused, what comes next, and who works on it', () => {
    const anyHistory = fc.array(anyRun, { minLength: 1, maxLength: 40, size: 'max' }).map((runs) => runs.flat());
    fc.assert(fc.property(anyHistory, run), { numRuns: sampleSize({ some: 120, all: 2_000 }), seed: 20 });
  });
});
