import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import type { PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { formatDay } from '../texts/format.ts';

/** What the customer of a conversation has here, as far as it is known: names of businesses, and of who reviewed them. */
export interface KnownOfCustomer {
  readonly businesses: readonly string[];
  readonly reviewers: readonly string[];
}

/** Of several nobody knows which is meant, and who was erased has no name. */
const onlyOne = ([first = '', ...others]: readonly string[]): string | null =>
  first !== '' && others.length === 0 ? first : null;

/** What takes the places in a text block for whoever a conversation is with. `now` is when it is written. */
export const chatValues = (
  { user }: Pick<AdminConversation, 'user'>,
  { businesses, reviewers }: KnownOfCustomer,
  now: Date,
): PlaceholderValues => {
  const unternehmen = onlyOne(businesses);
  const verfasser = onlyOne(reviewers);
  return {
    ...(user && { name: user.email }),
    ...(unternehmen !== null && { unternehmen }),
    ...(verfasser !== null && { verfasser }),
    datum: formatDay(now.toISOString()),
  };
};
