import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { mail, twinsBeside } from '../../platform/mail.port.ts';
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

/** A request waits for its customer; nothing is sent once they have answered. */
export const questionAskedMail = mail({
  name: 'review-question-asked',
  twins: twinsBeside(import.meta.url),
  params: z.object({ reviewId: z.uuid(), questionId: z.uuid() }),
  mayBeDeclined: false,
  content: async (asked, given: NameSource): Promise<AskedQuestion | null> => {
    if (!(await isOpen(asked, given))) return null;
    const review = await namesOf(asked.reviewId, given);
    return review && { reviewId: asked.reviewId, review };
  },
  words: ({ reviewId, review }) => ({
    subject: 'Eine Frage zu Ihrem Löschantrag',
    preheader: 'Damit es weitergehen kann, brauchen wir eine Angabe von Ihnen.',
    data: { path: `/bewertungen/${reviewId}#frage`, review: onOneLine(review) },
  }),
  samples: {
    'question-asked': {
      reviewId: '0198a000-0000-7000-8000-00000000c001',
      review: { businessName: 'Bäckerei Sonnenschein', reviewerName: 'Max M.' },
    },
  },
});
