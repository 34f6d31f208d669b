import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { NewChanges } from '../../live-updates/NewChanges.tsx';
import { firstSeenAt, useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { chatNews, NO_CHAT_NEWS } from './chat-news.ts';

/** Says how many conversations of the list around it have changed since it was loaded. */
export const NewInChats = () => {
  const { data: rows, filterValues: filter, refetch, isFetching } = useListContext<AdminConversation>();
  const heard = useLiveUpdates();
  const [reloadedAt, setReloadedAt] = useState(0);
  const [isLoading, setLoading] = useState(false);
  // What one does oneself loads the list anew: the stream, which is faster, has nothing to add.
  const isBusy = useIsMutating() > 0 || (isFetching === true && !isLoading);
  const loadedAt = rows ? Math.max(reloadedAt, firstSeenAt(rows, heard.newest)) : 0;
  const news = rows && !isBusy ? chatNews({ rows, filter, loadedAt }, heard) : NO_CHAT_NEWS;
  const showNews = async () => {
    const before = heard.newest;
    setLoading(true);
    const answer = await refetch();
    setLoading(false);
    if (!answer?.isError) setReloadedAt(before);
  };
  return <NewChanges {...news} isLoading={isLoading} onReload={() => void showNews()} />;
};
