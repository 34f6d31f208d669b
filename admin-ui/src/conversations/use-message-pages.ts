import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalls } from '../data-provider/use-calls.ts';
import { createConversationCalls, messagesKey } from './conversation-calls.ts';

export const PER_PAGE = 50;
/** What is read at the end: what was there when the page was opened, and what came since. */
const AT_THE_END = 500;

/** Pages stand back to back before `end`, so the first one may be shorter. Null where there is none behind. */
const startBehind = (from: number, end: number): number | null => {
  if (from >= end) return null;
  return from === 0 ? end % PER_PAGE || PER_PAGE : from + PER_PAGE;
};

/** All messages of a conversation, the newest page first; older ones come when they are asked for. */
export const useMessagePages = ({ id, message_count: count }: AdminConversation) => {
  const [end] = useState(() => Math.max(0, count - PER_PAGE));
  const { messagesFrom } = useCalls(createConversationCalls);
  return useInfiniteQuery({
    queryKey: [...messagesKey(id), end],
    queryFn: ({ pageParam: from }) => messagesFrom(id, from, (startBehind(from, end) ?? end + AT_THE_END) - from),
    initialPageParam: end,
    // Loading anew goes from the oldest page on.
    getNextPageParam: (_page, _pages, from) => startBehind(from, end),
    getPreviousPageParam: (_page, _pages, from) => (from > 0 ? Math.max(0, from - PER_PAGE) : undefined),
  });
};
export type MessagePagesQuery = ReturnType<typeof useMessagePages>;
