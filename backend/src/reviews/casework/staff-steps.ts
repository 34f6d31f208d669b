import { mayBeAppealed, missingIn } from '@sternklar/contracts/reviews/casework/case-facts';
import type { Channel, PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { idsOf, type SubmittedReview } from '../review.ts';
import { changedSince } from '../standing.ts';
import { STATUS_AFTER } from '../status-after.ts';
import { type FollowUpRules, USUAL_RULES } from './follow-up-rules.ts';

const statusChange = (state: SubmittedReview, to: ReviewStatus): readonly ReviewEvent[] =>
  state.status === to ? [] : [{ type: 'ReviewStatusChanged', data: { ...idsOf(state), from: state.status, to } }];

/** Asks the customer; one question at a time, of an open case or before the one appeal is spent. */
export const askQuestion = (
  { casework, ...state }: SubmittedReview,
  { questionId, text }: { readonly questionId: string; readonly text: string },
): Decision<ReviewEvent, 'removal-withdrawn' | 'case-decided' | 'question-open'> => {
  if (casework.withdrawnAt !== null) return reject('removal-withdrawn');
  if (casework.decided && !mayBeAppealed(casework)) return reject('case-decided');
  if (casework.question !== null) return reject('question-open');
  return [{ type: 'QuestionAsked', data: { ...idsOf({ casework, ...state }), questionId, text } }];
};

/** What goes to the platform; `now` is ISO 8601 UTC. */
export interface Sending {
  readonly forwardingId: string;
  readonly channel: Channel;
  readonly sentText: string;
  readonly reference: string | null;
  /** Ids of the review's evidence that goes along. */
  readonly evidenceSent: readonly string[];
  /** Of the customer's details that whoever sent it knew; null: whatever they are by now. */
  readonly noticeVersion: number | null;
  /** It went out before the request was withdrawn. */
  readonly beforeWithdrawal: boolean;
  readonly now: string;
}

type SendingRefused = 'removal-withdrawn' | 'notice-changed' | 'evidence-not-there' | 'notice-incomplete';

const refusedFor = (
  { casework, details, detailsVersion, evidence }: SubmittedReview,
  { channel, evidenceSent, noticeVersion, beforeWithdrawal }: Sending,
): SendingRefused | null => {
  if (casework.withdrawnAt !== null && !beforeWithdrawal) return 'removal-withdrawn';
  // What is kept as sent is evidence: nobody enters a text that was made of other words than they know of.
  if (noticeVersion !== null && noticeVersion !== detailsVersion) return 'notice-changed';
  if (!evidenceSent.every((id) => evidence.some((one) => one.id === id))) return 'evidence-not-there';
  // Art. 16 DSA: without link, explanation and declaration it is no notice.
  return channel === 'legal-form' && missingIn(details).length > 0 ? 'notice-incomplete' : null;
};

/** As it is recorded. Of a request that is not withdrawn, that it went out before says nothing. */
const sentData = (state: SubmittedReview, sending: Sending, rules: FollowUpRules) => {
  const { forwardingId, channel, sentText, reference, evidenceSent, beforeWithdrawal, now } = sending;
  return {
    ...{ ...idsOf(state), forwardingId, channel, sentText, reference, evidenceSent: [...evidenceSent] },
    followUpAt: rules.afterSending(channel, now),
    ...(beforeWithdrawal && state.casework.withdrawnAt !== null && { beforeWithdrawal }),
  };
};

/** Notes that the request went to the platform; not again while it is there. */
export const forwardRemoval = (
  state: SubmittedReview,
  sending: Sending,
  rules: FollowUpRules = USUAL_RULES,
): Decision<ReviewEvent, SendingRefused | 'case-decided' | 'already-forwarded'> => {
  const refused = refusedFor(state, sending);
  if (refused) return reject(refused);
  if (state.casework.decided) return reject('case-decided');
  if (state.casework.waitsForPlatform) return reject('already-forwarded');
  return [{ type: 'RemovalForwarded', data: sentData(state, sending, rules) }];
};

/** The one appeal against a refusal. */
export const appealRemoval = (
  state: SubmittedReview,
  sending: Sending,
  rules: FollowUpRules = USUAL_RULES,
): Decision<ReviewEvent, SendingRefused | 'not-refused' | 'appeal-used'> => {
  const refused = refusedFor(state, sending);
  if (refused) return reject(refused);
  if (state.casework.appealUsed) return reject('appeal-used');
  if (state.status !== 'nicht_genehmigt') return reject('not-refused');
  const follows = state.casework.forwarding?.id ?? null;
  return [{ type: 'RemovalAppealed', data: { ...sentData(state, sending, rules), follows } }];
};

/** What came after the refusal was seen, and no appeal is lodged; `text` tells the customer why. Where nothing waits it changes nothing. */
export const setAppealAside = (
  state: SubmittedReview,
  text: string,
): Decision<ReviewEvent, 'removal-withdrawn' | 'no-appeal-possible'> => {
  const { withdrawnAt, question, answeredAt, appealWishedAt, toldAt } = state.casework;
  if (withdrawnAt !== null) return reject('removal-withdrawn');
  if (!mayBeAppealed(state.casework)) return reject('no-appeal-possible');
  const waits = [question, answeredAt, appealWishedAt, toldAt].some((one) => one !== null);
  return waits ? [{ type: 'AppealSetAside', data: { ...idsOf(state), text } }] : [];
};

export interface EnteredAnswer {
  readonly answerId: string;
  readonly answer: PlatformAnswer;
  readonly text: string | null;
  readonly enteredBy: 'customer' | 'admin';
  /** The version of the review's status that whoever enters it saw; null or missing: whatever it is by now. */
  readonly seenVersion?: number | null;
  /** ISO 8601 UTC. */
  readonly now: string;
}

/**
 * Whether it is known already. Staff who enter what the customer did have looked at it, and a receipt that comes again when
 * it was time to ask is another; both are new. Of a decision that stands, the customer can only add words.
 */
const isKnown = (
  { casework, platformSaid, status }: SubmittedReview,
  { answer, text, enteredBy, now }: EnteredAnswer,
): boolean => {
  const isSame = platformSaid?.answer === answer && platformSaid.text === text;
  if (enteredBy === 'customer') return isSame || (text === null && casework.decided && STATUS_AFTER[answer] === status);
  const isDue = casework.followUpAt !== null && casework.followUpAt <= now;
  return isSame && platformSaid.enteredBy === 'admin' && !isDue;
};

/** Somebody decided meanwhile: what is entered is about how things stood before. */
const isAboutAnother = ({ statusVersion }: SubmittedReview, seenVersion: number | null): boolean =>
  seenVersion !== null && seenVersion !== statusVersion;

/** When somebody asks again, by what was answered. */
const followUpAfter = (
  { casework: { followUpAt, waitsForPlatform, forwarding } }: SubmittedReview,
  { now }: EnteredAnswer,
  rules: FollowUpRules,
): Readonly<Record<PlatformAnswer, string | null>> => ({
  // What is due already, or was not planned, would never be asked after; a day for our answer is none to ask on.
  received:
    waitsForPlatform && followUpAt !== null && followUpAt > now
      ? followUpAt
      : forwarding && rules.afterSending(forwarding.channel, now),
  'passed-to-author': rules.afterAuthorWasAsked(now),
  asks: rules.afterPlatformAsked(now),
  removed: null,
  refused: null,
});

/** Upon an appeal, a refusal is a decision of its own: it is told and counted, though the status is the same. */
const decisionOf = (state: SubmittedReview, to: ReviewStatus): readonly ReviewEvent[] =>
  state.casework.decided
    ? statusChange(state, to)
    : [{ type: 'ReviewStatusChanged', data: { ...idsOf(state), from: state.status, to } }];

/**
 * Enters what the platform said; the same again is no step. After a decision there is only another until something is sent
 * again. What lies there while the request is withdrawn the platform may answer all the same. From staff, a decision sets the status with it; from the customer it waits for staff to look at it, unless it is
 * the one that stands.
 */
export const enterPlatformAnswer = (
  state: SubmittedReview,
  answer: EnteredAnswer,
  rules: FollowUpRules = USUAL_RULES,
): Decision<
  ReviewEvent,
  'removal-withdrawn' | 'not-forwarded' | 'platform-decided' | 'decided-for-customer' | 'review-changed-meanwhile'
> => {
  const { now, seenVersion = null, ...entered } = answer;
  const { withdrawnAt, forwarding, decided } = state.casework;
  const byCustomer = entered.enteredBy === 'customer';
  if (withdrawnAt !== null && (byCustomer || forwarding === null)) return reject('removal-withdrawn');
  if (forwarding === null) return reject('not-forwarded');
  if (isKnown(state, answer)) return [];
  if (isAboutAnother(state, seenVersion)) return changedSince(state);
  const status = STATUS_AFTER[entered.answer];
  if (decided && status === null) return reject(byCustomer ? 'decided-for-customer' : 'platform-decided');
  const followUpAt = followUpAfter(state, answer, rules)[entered.answer];
  const afterDecision = byCustomer && decided && status === state.status;
  const answered: ReviewEvent = {
    type: 'PlatformAnswered',
    data: {
      ...{ ...idsOf(state), ...entered, followUpAt },
      ...(afterDecision && { afterDecision }),
    },
  };
  if (byCustomer) return [answered];
  return [answered, ...(status ? decisionOf(state, status) : [])];
};

/** A removed review is to be seen again: its case begins anew. */
export const noteReturn = (
  state: SubmittedReview,
  noticedBy: 'customer' | 'admin',
): Decision<ReviewEvent, 'not-removed'> =>
  state.status === 'gelöscht'
    ? [{ type: 'ReviewCameBack', data: { ...idsOf(state), noticedBy } }, ...statusChange(state, 'eingereicht')]
    : reject('not-removed');

/** ISO 8601 UTC. */
export interface ChosenFollowUp {
  readonly followUpAt: string;
  readonly reason: string | null;
  readonly now: string;
}

/**
 * When somebody asks the platform after a case, or what it asked is to be answered; where nothing is open there, nobody would, and
 * a far day would lose the case.
 */
export const setFollowUp = (
  state: SubmittedReview,
  { followUpAt, reason, now }: ChosenFollowUp,
  rules: FollowUpRules = USUAL_RULES,
): Decision<ReviewEvent, 'removal-withdrawn' | 'case-decided' | 'not-at-platform' | 'day-is-past' | 'day-is-far'> => {
  if (state.casework.withdrawnAt !== null) return reject('removal-withdrawn');
  if (state.casework.decided) return reject('case-decided');
  if (!state.casework.waitsForPlatform && state.casework.platformAskedAt === null) return reject('not-at-platform');
  if (followUpAt <= now) return reject('day-is-past');
  if (followUpAt > rules.latest(now)) return reject('day-is-far');
  const { followUpAt: planned, answeredAt } = state.casework;
  // On the day that is planned already: what the customer answered was looked at, or there is another reason.
  const saysNothing = answeredAt === null && (reason === null || reason === state.followUpReason);
  return planned === followUpAt && saysNothing
    ? []
    : [{ type: 'FollowUpSet', data: { ...idsOf(state), followUpAt, reason } }];
};
