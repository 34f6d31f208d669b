import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { BusinessOwnerOf } from './business-of.ts';
import { exists, reviewStreamType, type SubmittedReview } from './review.ts';
import { reviewNotFound } from './review-answers.ts';

export interface ChangeableReviewDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly businessOwnerOf: BusinessOwnerOf;
}

/** The review as it is now; a 404 refusal when there is none, or its business was removed and it with it from the lists. */
export const createChangeableReview =
  ({ commands, businessOwnerOf }: ChangeableReviewDeps) =>
  async (reviewId: string): Promise<SubmittedReview> => {
    const { state: review } = await commands.load(reviewStreamType, reviewStream(reviewId));
    if (!exists(review)) throw reviewNotFound();
    const business = await businessOwnerOf(review.businessId);
    if (business === null || business.removed) throw reviewNotFound();
    return review;
  };
