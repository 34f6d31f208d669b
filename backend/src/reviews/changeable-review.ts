import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler, KnownStream } from '@sternklar/event-store/command-handler';
import type { BusinessOwnerOf } from './business-of.ts';
import { exists, reviewStreamType, type SubmittedReview } from './review.ts';
import { reviewNotFound } from './review-answers.ts';

export interface ChangeableReviewDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly businessOwnerOf: BusinessOwnerOf;
}

/**
 * The review as it is now, for a command that is told of it by `knownUntil`; null when there is none, or its business was
 * removed and it with it from the lists.
 */
export const createChangeableReviewOrNone =
  ({ commands, businessOwnerOf }: ChangeableReviewDeps) =>
  async (reviewId: string): Promise<KnownStream<SubmittedReview> | null> => {
    const { state, ...known } = await commands.load(reviewStreamType, reviewStream(reviewId));
    if (!exists(state)) return null;
    const business = await businessOwnerOf(state.businessId);
    return business === null || business.removed ? null : { ...known, state };
  };

/** The same for one review; a 404 refusal when there is none. */
export const createChangeableReview = (deps: ChangeableReviewDeps) => {
  const find = createChangeableReviewOrNone(deps);
  return async (reviewId: string): Promise<KnownStream<SubmittedReview>> => {
    const review = await find(reviewId);
    if (review === null) throw reviewNotFound();
    return review;
  };
};
