import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useReread } from '../../live-updates/use-reread.ts';
import { createConversationCalls, inboxKey } from '../conversation-calls.ts';
import { isOfInbox } from '../live/chat-news.ts';

/** What stands on the left, as it follows the stream. */
export const useInbox = () => {
  const { openConversations } = useCalls(createConversationCalls);
  useReread(inboxKey, isOfInbox);
  return useQuery({ queryKey: inboxKey, queryFn: () => openConversations() });
};
