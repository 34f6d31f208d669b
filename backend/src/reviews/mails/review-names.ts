import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { LATER } from '../../platform/mail.port.ts';
import type { BusinessOf } from '../business-of.ts';
import { exists, reviewStreamType } from '../review.ts';

export interface NameSource {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly businessOf: BusinessOf;
}

/** What tells a customer which of many reviews a mail is about. */
export interface ReviewNames {
  readonly businessName: string;
  readonly reviewerName: string;
}

/**
 * Null once one of them was erased. With its business its owner removed the review, too: of that nobody is told anything more,
 * unless it comes back.
 */
export const namesOf = async (
  reviewId: string,
  { commands, businessOf }: NameSource,
): Promise<ReviewNames | 'removed' | typeof LATER | null> => {
  const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
  if (!exists(state) || state.details.reviewerName === null) return null;
  const business = await businessOf(state.businessId);
  if (business === null || business.businessName === null) return null;
  if (business.removed) return business.mayComeBack ? LATER : 'removed';
  return { businessName: business.businessName, reviewerName: state.details.reviewerName };
};

/** Names come from people; on one line of the text they cannot pose as sentences of ours. */
export const onOneLine = ({ businessName, reviewerName }: ReviewNames) => ({
  businessName: businessName.replace(/\s+/g, ' '),
  reviewerName: reviewerName.replace(/\s+/g, ' '),
});
