import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { holderOf, nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
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
import { anyRun, type Command, DAY } from './testing/case-commands.ts';
import { isHeld, type Model, newModel, STAFF, START, stateOf } from './testing/case-model.ts';
import { asked, changesSomething, reasonsAgainst } from './testing/case-model-rules.ts';
import { beforeDecision, take } from './testing/case-model-steps.ts';

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
