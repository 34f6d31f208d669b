import { QUESTION_CLOSED_DAYS, QUESTION_REMINDER_DAYS } from '@sternklar/contracts/constants';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { exists, idsOf, type ReviewState } from '../review.ts';

const DAY_MS = 24 * 3_600_000;
const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** Until when a question must have been asked to be reminded of, or closed, at `now`; ISO 8601 UTC. */
export const askedUntilToRemind = (now: Date): string => daysBefore(now, QUESTION_REMINDER_DAYS);
export const askedUntilToClose = (now: Date): string => daysBefore(now, QUESTION_CLOSED_DAYS);

const openQuestionOf = (state: ReviewState) =>
  exists(state) && !state.erased && state.casework.question !== null
    ? { ids: idsOf(state), question: state.casework.question, remindedAt: state.casework.questionRemindedAt }
    : null;

/** Reminds the customer of a question, once; not of one that is to be closed anyway. */
export const remindOfQuestion = (state: ReviewState, now: Date): readonly ReviewEvent[] => {
  const open = openQuestionOf(state);
  if (open === null || open.remindedAt !== null) return [];
  const { id: questionId, askedAt } = open.question;
  return askedAt <= askedUntilToRemind(now) && askedAt > askedUntilToClose(now)
    ? [{ type: 'QuestionReminded', data: { ...open.ids, questionId } }]
    : [];
};

/** Closes a question that nobody answered: the case goes on with what there is. */
export const closeQuestion = (state: ReviewState, now: Date): readonly ReviewEvent[] => {
  const open = openQuestionOf(state);
  return open !== null && open.question.askedAt <= askedUntilToClose(now)
    ? [{ type: 'QuestionClosed', data: { ...open.ids, questionId: open.question.id } }]
    : [];
};
