import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { firstSeenAt, useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { chatKey, messagesKey } from '../conversation-calls.ts';
import { conversationNews } from './conversation-news.ts';

/**
 * Loads a conversation anew whenever anything happened in it or to what is known of its visitor since `loaded`, which are the very
 * answers that are shown; not while `isBusy`, since that would break off what somebody has asked for. Answers how many messages
 * came from the other side since it is open.
 */
export const useLiveConversation = (
  id: string,
  { loaded, isBusy }: { readonly loaded: readonly object[]; readonly isBusy: boolean },
): number => {
  const heard = useLiveUpdates();
  const queryClient = useQueryClient();
  const [openedAt] = useState(heard.newest);
  const loadedAt = Math.min(...loaded.map((answer) => firstSeenAt(answer, heard.newest)));
  const { changedAt, newCount } = conversationNews({ id, loadedAt, openedAt }, heard);
  useEffect(() => {
    if (changedAt === 0 || isBusy) return;
    void queryClient.invalidateQueries({ queryKey: chatKey(id) });
    void queryClient.invalidateQueries({ queryKey: messagesKey(id) });
  }, [changedAt, id, isBusy, queryClient]);
  return newCount;
};
