import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import { workingDaysAfter } from '@sternklar/contracts/working-days';
import type { CommandContext } from '@sternklar/event-store/command-handler';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { v5 as uuidV5 } from 'uuid';
import { addReviewNote } from '../reviews/add-review-note/add-review-note.ts';
import { closeQuestions } from '../reviews/casework/close-questions.job.ts';
import { amendReview, answerQuestion, takeUpAgain, withdrawRemoval } from '../reviews/casework/customer-steps.ts';
import { takeOverCase } from '../reviews/casework/hold-case.ts';
import { closeQuestion, remindOfQuestion } from '../reviews/casework/question-deadlines.ts';
import { remindOfQuestions } from '../reviews/casework/remind-of-questions.job.ts';
import {
  appealRemoval,
  askQuestion,
  enterPlatformAnswer,
  forwardRemoval,
  noteReturn,
  setFollowUp,
} from '../reviews/casework/staff-steps.ts';
import { type AddedEvidence, addEvidence } from '../reviews/evidence/evidence-steps.ts';
import { madeEvidence } from '../reviews/evidence/made-evidence.ts';
import { noticeFor } from '../reviews/notice/notice.ts';
import type { NoticeSource } from '../reviews/notice/notice-words.ts';
import { exists, reviewStreamType, type SubmittedReview } from '../reviews/review.ts';
import type { DemoMove } from './case-moves.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { DEMO_FILES, pdfOf } from './demo-files.ts';
import type { DemoStep } from './demo-plan.ts';
import type { Recording } from './recording.ts';

type CaseStep = Extract<DemoStep, { kind: 'move-case' }>;
type Amendment = Extract<DemoMove, { does: 'amend' }>;
interface Sent {
  readonly does: 'forward' | 'appeal';
  readonly channel: Channel;
  readonly reference: string | null;
}

type Taken = Decision<ReviewEvent, string>;

/** A step of a case as a command. One that was taken before changes nothing; one that is refused is a mistake in the plan. */
export const recordCaseMove = async (recording: Recording, step: CaseStep): Promise<void> => {
  const added = await fileOf(recording, step);
  const handled = await recording.commands.handle({
    streamType: reviewStreamType,
    streamId: reviewStream(step.reviewId),
    decide: (state, version): Taken => {
      if (version !== step.after) return [];
      return exists(state) ? decide(state, step, { ...recording, added }) : reject('review-not-found');
    },
    context: contextOf(recording, step),
  });
  if (handled.rejected !== undefined) {
    throw new Error(`The demonstration's step '${step.move.does}' was refused: ${handled.rejected}`);
  }
};

const contextOf = ({ customer, admin }: Recording, { by, move }: CaseStep): CommandContext => {
  if (by !== 'job') return by === 'admin' ? admin : customer;
  const name = move.does === 'remind' ? remindOfQuestions.name : closeQuestions.name;
  return { ...customer, actor: { kind: 'system', name } };
};

const idOf = ({ reviewId, after }: CaseStep) => uuidV5(`move ${after}`, reviewId);

const decide = (
  state: SubmittedReview,
  step: CaseStep,
  recording: Recording & { readonly added: AddedEvidence | null },
): Taken => {
  const { move } = step;
  switch (move.does) {
    case 'amend':
      return amend(state, step, move);
    case 'add-evidence':
      return recording.added ? addEvidence(state, recording.added) : [];
    case 'take-over': {
      const { actor } = recording.admin;
      const by = actor.kind === 'account' ? actor.id : '';
      return takeOverCase(state, { by, now: step.at.toISOString(), fromHolder: false });
    }
    case 'ask':
      return askQuestion(state, { questionId: idOf(step), text: move.text });
    case 'remind':
      return remindOfQuestion(state, step.at);
    case 'close-question':
      return closeQuestion(state, step.at);
    case 'answer':
      return answerQuestion(state, { questionId: state.casework.question?.id ?? '', text: move.text });
    case 'forward':
      return forwardRemoval(state, sending(state, step, move, recording));
    case 'appeal':
      return appealRemoval(state, sending(state, step, move, recording));
    case 'enter-answer':
      return enter(state, step, move);
    case 'come-back':
      return noteReturn(state, move.noticedBy);
    case 'withdraw':
      return withdrawRemoval(state, move.reason);
    case 'take-up-again':
      return takeUpAgain(state);
    case 'set-follow-up': {
      const now = step.at.toISOString();
      return setFollowUp(state, { followUpAt: workingDaysAfter(now, move.workingDays), reason: move.reason, now });
    }
    case 'note':
      return addReviewNote(state, { noteId: idOf(step), text: move.text, shownToCustomer: move.shownToCustomer });
  }
};

const enter = (state: SubmittedReview, step: CaseStep, move: Extract<DemoMove, { does: 'enter-answer' }>): Taken => {
  const { answer, text, enteredBy } = move;
  return enterPlatformAnswer(state, { answerId: idOf(step), answer, text, enteredBy, now: step.at.toISOString() });
};

/** Stores the file of a step before the log knows of it; null where it has none, or had it before. */
const fileOf = async (recording: Recording, step: CaseStep): Promise<AddedEvidence | null> => {
  const { move, reviewId, after } = step;
  if (move.does !== 'add-evidence') return null;
  const { commands, evidenceFiles, accountId } = recording;
  if ((await commands.load(reviewStreamType, reviewStream(reviewId))).version !== after) return null;
  const file = DEMO_FILES[move.file];
  const { content, ...made } = await madeEvidence(file.name, pdfOf(file));
  const evidenceId = idOf(step);
  // A start that was interrupted here may have left it.
  await evidenceFiles.remove([evidenceId]);
  const { storedHash } = await evidenceFiles.put({ evidenceId, reviewId, accountId, size: content.length, content });
  await evidenceFiles.confirm(evidenceId);
  return { evidenceId, storedHash, addedBy: move.addedBy, size: content.length, ...made };
};

/** What is not named stays; a customer who completes declares good faith with it. */
const amend = (state: SubmittedReview, { reviewUrl }: CaseStep, move: Amendment): Taken => {
  const { details } = state;
  return amendReview(state, {
    ...details,
    reviewerName: details.reviewerName ?? '',
    reviewText: details.reviewText ?? '',
    reviewUrl: move.withLink ? reviewUrl : details.reviewUrl,
    reason: move.reason ?? details.reason,
    goodFaith: true,
    facts: move.facts ?? details.facts,
  });
};

const sending = (state: SubmittedReview, step: CaseStep, { does, channel, reference }: Sent, recording: Recording) => {
  const source = sourceOf(state, step, { isAppeal: does === 'appeal' });
  const sentText = noticeFor(channel, source, recording.notices).text;
  const evidenceSent = state.evidence.map(({ id }) => id);
  const now = step.at.toISOString();
  return {
    forwardingId: idOf(step),
    channel,
    sentText,
    reference,
    evidenceSent,
    noticeVersion: null,
    beforeWithdrawal: false,
    now,
  };
};

const NOWHERE = { street: null, postalCode: null, town: null };

const sourceOf = (
  { details, detailsVersion, declaredAt, submittedAt, casework, sent }: SubmittedReview,
  { email, businessName }: CaseStep,
  { isAppeal }: { readonly isAppeal: boolean },
): NoticeSource => {
  const customer = DEMO_CUSTOMERS.find((each) => each.email === email);
  const { street, postalCode, town } = customer?.billingDetails ?? NOWHERE;
  const followed = { at: casework.forwarding?.at ?? submittedAt, reference: sent?.reference ?? null };
  return {
    details: { ...details, facts: details.facts || null },
    ...{ detailsVersion, declaredAt, submittedAt, businessName, email, isAppeal, evidence: [] },
    company: customer?.companyName ?? null,
    address: street && postalCode && town ? [street, `${postalCode} ${town}`] : [],
    followed: isAppeal ? followed : null,
  };
};
