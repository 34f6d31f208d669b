import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandContext, CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import { v5 as uuidV5 } from 'uuid';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { reviewIdTaken } from '../review-answers.ts';
import { type SubmitReview, submitReview } from '../submit-review/submit-review.ts';

interface ImportLine {
  /** The caller's own name for the line, the same each time it is sent. */
  readonly key: string;
  readonly review: Omit<SubmitReview, 'reviewId'>;
}

/**
 * Hands in one line of an import as a review of its own. Its id, and its command's, follow from the account, the business
 * and the line's key: a line that comes again, after a lost answer or a dead process, is answered with what it was
 * handed in as, in whatever company it comes.
 */
export const createImportReview =
  (commands: Pick<CommandHandler, 'handle'>) =>
  async ({ key, review }: ImportLine, context: CommandContext): Promise<Handled<ReviewState, ReviewEvent>> => {
    const reviewId = uuidV5(`import ${review.businessId} ${key}`, review.accountId);
    const handled = await commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(reviewId),
      decide: (state) => submitReview(state, { ...review, reviewId }),
      context: { ...context, commandId: reviewId, mayRepeat: true },
    });
    if (handled.rejected !== undefined) throw reviewIdTaken();
    return handled;
  };
