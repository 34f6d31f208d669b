import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useReread } from '../../live-updates/use-reread.ts';
import { createConversationCalls, inboxKey } from '../conversation-calls.ts';
import { isOfInbox } from '../live/chat-news.ts';
import { calledFor, type HeldPlace, inboxOf, keepingPlace, placeAmongWaiting, reasonNamed } from './order.ts';

/** What stands on the left, as it follows the stream. */
export const useInbox = () => {
  const { waitingConversations, openConversations } = useCalls(createConversationCalls);
  useReread(inboxKey, isOfInbox);
  return useQuery({
    queryKey: inboxKey,
    queryFn: async () => {
      const [waiting, open] = await Promise.all([waitingConversations(), openConversations()]);
      return inboxOf(waiting, open);
    },
  });
};

/** In the address: which reason the rows are narrowed down to. */
export const REASON = 'grund';

/** Whoever opens a conversation to answer it stands in its place to answer. */
export interface Opened {
  readonly toAnswer?: boolean;
}

/** Where in the inbox one is, and the ways from there. */
export const usePlace = (openId: string | null) => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useInbox();
  const [held, setHeld] = useState<HeldPlace | null>(null);
  const { data } = query;
  useEffect(() => {
    const place = data ? placeAmongWaiting(data, openId) : null;
    if (place !== null) setHeld((before) => (before?.id === place.id && before.at === place.at ? before : place));
  }, [data, openId]);
  const base = pathname.startsWith('/chats') ? '/chats' : '/inbox';
  const reason = reasonNamed(search.get(REASON));
  const rest = reason === null ? '' : `?${REASON}=${reason}`;
  const toOf = (id: string) => `${base}/${id}${rest}`;
  return {
    base,
    reason,
    openId,
    query,
    /** As it is narrowed down. */
    inbox: data && calledFor(keepingPlace(data, held, openId), reason),
    toOf,
    go: (id: string | null, state: Opened = {}) => {
      if (id !== null) void navigate(toOf(id), { state });
    },
  };
};
export type Place = ReturnType<typeof usePlace>;
