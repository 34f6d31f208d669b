import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCalls } from '../data-provider/use-calls.ts';
import { useMayChange } from '../session/staff.ts';
import { chatKey, createConversationCalls, inboxKey } from './conversation-calls.ts';
import { onceSeen } from './once-seen.ts';

/** Takes the mark where it is known to be gone; a list that is on the screen, or is visited again, asks for itself. */
const takeMark = (queryClient: QueryClient, id: string): void => {
  for (const queryKey of [['chats', 'getOne'], chatKey(id)])
    queryClient.setQueriesData<AdminConversation>({ queryKey }, (row) =>
      row?.id === id ? { ...row, unread_count: 0 } : row,
    );
  for (const queryKey of [['chats', 'getList'], inboxKey]) void queryClient.invalidateQueries({ queryKey });
};

/** Marks a conversation as read up to the message seen last, once somebody of the team sees it; auditors leave no trace. */
export const useMarkRead = (conversation: AdminConversation | undefined, seen: ChatMessage | undefined): void => {
  const { markRead } = useCalls(createConversationCalls);
  const queryClient = useQueryClient();
  const isUnread = useMayChange() && (conversation?.unread_count ?? 0) > 0;
  const id = conversation?.id;
  const seenId = seen?.id;
  useEffect(() => {
    if (!isUnread || id === undefined || seenId === undefined) return;
    return onceSeen(document, () => {
      // Whether it worked shows in the mark: it stays, and the next look tries again.
      markRead(id, seenId).then(
        () => takeMark(queryClient, id),
        () => undefined,
      );
    });
  }, [isUnread, id, seenId, markRead, queryClient]);
};
