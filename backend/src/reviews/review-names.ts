import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { ReviewNames } from '../platform/outbox.port.ts';
import type { BusinessOf } from './business-of.ts';
import { exists, reviewStreamType } from './review.ts';

/** The names a mail about a review calls it by; null once one of them was erased. */
export const createReviewNamesOf =
  (commands: Pick<CommandHandler, 'load'>, businessOf: BusinessOf) =>
  async (reviewId: string): Promise<ReviewNames | null> => {
    const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
    if (!exists(state) || state.reviewerName === null) return null;
    const business = await businessOf(state.businessId);
    if (business === null || business.businessName === null) return null;
    return { businessName: business.businessName, reviewerName: state.reviewerName };
  };
