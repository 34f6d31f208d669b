import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import type { PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { type RaRecord, useGetList } from 'react-admin';
import { chatValues } from './chat-values.ts';
import { newestOf } from './newest-of.ts';

/** Enough to know whether there is more than one. */
const ENOUGH = 2;
/** For so long what a customer has is not asked for again. */
const FRESH_MS = 60_000;

/** What takes the places in a text block in a conversation; what the customer has is asked for once it `isWanted`. */
export const useChatValues = ({ user }: Pick<AdminConversation, 'user'>, isWanted: boolean): PlaceholderValues => {
  const asked = newestOf(user?.id ?? '', ENOUGH);
  const options = { enabled: isWanted && user !== null, staleTime: FRESH_MS };
  const { data: businesses = [] } = useGetList<AdminBusiness & RaRecord>('businesses', asked, options);
  const { data: reviews = [] } = useGetList<AdminReview & RaRecord>('reviews', asked, options);
  const known = {
    businesses: businesses.map(({ business_name: name }) => name),
    reviewers: reviews.map(({ reviewer_name: name }) => name),
  };
  return chatValues({ user }, known, new Date());
};
