import { QUESTION_CLOSED_DAYS } from '@sternklar/contracts/constants';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { LATER, mail, twinsBeside } from '../../platform/mail.port.ts';
import { exists, reviewStreamType } from '../review.ts';
import { type NameSource, namesOf, onOneLine, type ReviewNames } from './review-names.ts';

interface AskedQuestion {
  readonly reviewId: string;
  readonly review: ReviewNames;
}

const isOpen = async (
  { reviewId, questionId }: { readonly reviewId: string; readonly questionId: string },
  { commands }: { readonly commands: Pick<CommandHandler, 'load'> },
): Promise<boolean> => {
  const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
  return exists(state) && state.casework.question?.id === questionId;
};

const params = z.object({ reviewId: z.uuid(), questionId: z.uuid() });
const content = async (
  asked: z.output<typeof params>,
  given: NameSource,
): Promise<AskedQuestion | typeof LATER | null> => {
  if (!(await isOpen(asked, given))) return null;
  const review = await namesOf(asked.reviewId, given);
  if (review === LATER) return LATER;
  return review === null || review === 'removed' ? null : { reviewId: asked.reviewId, review };
};
const dataOf = ({ reviewId }: AskedQuestion) => ({ path: `/bewertungen/${reviewId}#frage` });
const typedOf = ({ review }: AskedQuestion) => ({ review: onOneLine(review) });
const sample: AskedQuestion = {
  reviewId: '0198a000-0000-7000-8000-00000000c001',
  review: { businessName: 'Bäckerei Sonnenschein', reviewerName: 'Max M.' },
};

/** A request waits for its customer; nothing is sent once they have answered. */
export const questionAskedMail = mail({
  name: 'review-question-asked',
  twins: twinsBeside(import.meta.url),
  params,
  mayBeDeclined: false,
  content,
  words: (asked) => ({
    subject: 'Eine Frage zu Ihrem Löschantrag',
    preheader: 'Wir brauchen eine Angabe von Ihnen.',
    data: dataOf(asked),
    typed: typedOf(asked),
  }),
  samples: { 'question-asked': sample },
});

/** It still waits, days later. */
export const questionReminderMail = mail({
  name: 'review-question-reminder',
  twins: twinsBeside(import.meta.url),
  params,
  mayBeDeclined: false,
  content,
  words: (asked) => ({
    subject: 'Erinnerung: eine Frage zu Ihrem Löschantrag',
    preheader: 'Ihre Antwort auf unsere Frage steht noch aus.',
    data: { ...dataOf(asked), closedAfterDays: QUESTION_CLOSED_DAYS },
    typed: typedOf(asked),
  }),
  samples: { 'question-reminder': sample },
});
