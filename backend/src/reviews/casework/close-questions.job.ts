import { questionClosed } from '@sternklar/contracts/reviews/casework/casework.events';
import { askedUntilToClose, closeQuestion } from './question-deadlines.ts';
import { questionJob } from './question-job.ts';

/** Closes the questions that nobody answered, so that their cases stand at the desk again. */
export const closeQuestions = questionJob({
  name: 'close-questions',
  records: [questionClosed.type],
  askedUntil: askedUntilToClose,
  notReminded: false,
  decide: closeQuestion,
});
