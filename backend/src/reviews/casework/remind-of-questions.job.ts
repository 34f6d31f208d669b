import { questionReminded } from '@sternklar/contracts/reviews/casework/casework.events';
import { askedUntilToRemind, remindOfQuestion } from './question-deadlines.ts';
import { questionJob } from './question-job.ts';

/** Records the reminders that are due; a reactor mails them. */
export const remindOfQuestions = questionJob({
  name: 'remind-of-questions',
  records: [questionReminded.type],
  askedUntil: askedUntilToRemind,
  notReminded: true,
  decide: remindOfQuestion,
});
