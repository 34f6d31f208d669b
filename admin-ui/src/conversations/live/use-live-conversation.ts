import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLiveUpdates } from '../../live-updates/use-live-updates.ts';

/** Loads a conversation anew whenever somebody writes in it or its status changes. Answers how many came from the other side since. */
export const useLiveConversation = (id: string): number => {
  const { updates, newest, gapUntil } = useLiveUpdates();
  const queryClient = useQueryClient();
  const [openedAt] = useState(newest);
  const ofIt = updates.filter(
    ({ number, update }) =>
      number > openedAt &&
      (update.kind === 'chat-message-sent' || update.kind === 'conversation-status-changed') &&
      update.conversation_id === id,
  );
  const changedAt = Math.max(gapUntil > openedAt ? gapUntil : 0, ofIt.at(-1)?.number ?? 0);
  useEffect(() => {
    if (changedAt === 0) return;
    void queryClient.invalidateQueries({ queryKey: ['chats', 'getOne'] });
    void queryClient.invalidateQueries({ queryKey: ['chats', 'messages', id] });
  }, [changedAt, id, queryClient]);
  return ofIt.filter(({ update }) => update.kind === 'chat-message-sent' && update.sender !== 'admin').length;
};
