import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import type { PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { formatDay } from '../texts/format.ts';

/** What takes the places in a text block for whoever a conversation is with. `now` is when it is written. */
export const chatValues = (
  { user }: Pick<AdminConversation, 'user'>,
  businesses: readonly string[],
  now: Date,
): PlaceholderValues => ({
  ...(user && { name: user.email }),
  // Of several nobody knows which is meant.
  ...(businesses.length === 1 && { unternehmen: businesses[0] }),
  datum: formatDay(now.toISOString()),
});
