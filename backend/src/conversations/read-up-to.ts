import type { Queries } from '@sternklar/projections/queries';
import { conversationNotFound } from './conversation-answers.ts';

/** Everything there is. */
const ALL = Number.MAX_SAFE_INTEGER;

export interface ReadUpToDeps {
  readonly conversations: Pick<Queries['conversations'], 'ofMessage'>;
}

/** The number up to which a conversation was read, by the message that was seen last. Throws the 404 for one of another conversation. */
export const readUpTo = async (
  { conversations }: ReadUpToDeps,
  conversationId: string,
  messageId: string | null | undefined,
): Promise<number> => {
  if (!messageId) return ALL;
  const place = await conversations.ofMessage(messageId);
  if (place?.conversationId !== conversationId) throw conversationNotFound();
  return place.number;
};
