import { Box, Button } from '@mui/material';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import { formatCount } from '../texts/format.ts';
import { listAreaStyle, Message } from './Messages.tsx';
import { useMarkRead } from './use-mark-read.ts';

const PER_PAGE = 50;
/** What is read at the end: what was there when the page was opened, and what came since. */
const AT_THE_END = 500;

/** Pages stand back to back before `end`, so the first one may be shorter. Null where there is none behind. */
const startBehind = (from: number, end: number): number | null => {
  if (from >= end) return null;
  return from === 0 ? end % PER_PAGE || PER_PAGE : from + PER_PAGE;
};

interface MessagePagesProps {
  readonly conversation: AdminConversation;
  /** Whose: read out where the area gets the focus. */
  readonly of: string;
}

/** All messages, the newest in sight; older ones come when they are asked for. */
export const MessagePages = ({ conversation, of }: MessagePagesProps) => {
  const { id, message_count: count } = conversation;
  const [end] = useState(() => Math.max(0, count - PER_PAGE));
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data, hasPreviousPage, fetchPreviousPage, isFetchingPreviousPage } = useInfiniteQuery({
    queryKey: ['chats', 'messages', id, end],
    queryFn: ({ pageParam: from }) =>
      dataProvider.messagesFrom(id, from, (startBehind(from, end) ?? end + AT_THE_END) - from),
    initialPageParam: end,
    // Loading anew goes from the oldest page on.
    getNextPageParam: (_page, _pages, from) => startBehind(from, end),
    getPreviousPageParam: (_page, _pages, from) => (from > 0 ? Math.max(0, from - PER_PAGE) : undefined),
  });
  const messages = data?.pages.flat() ?? conversation.messages.slice(-PER_PAGE);
  useMarkRead(conversation, data?.pages.at(-1)?.at(-1));
  return (
    // Turned round, so that the area begins at its end without a script that scrolls.
    <Box
      role="region"
      aria-label={`Nachrichten: ${of}`}
      tabIndex={0}
      sx={{
        ...listAreaStyle,
        maxHeight: 'clamp(300px, 100dvh - 430px, 720px)',
        display: 'flex',
        flexDirection: 'column-reverse',
      }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Box>
      {hasPreviousPage ? (
        <Button
          onClick={() => void fetchPreviousPage()}
          disabled={isFetchingPreviousPage}
          sx={{ minHeight: 44, alignSelf: 'center', flexShrink: 0 }}
        >
          {isFetchingPreviousPage ? 'Wird geladen …' : `Ältere Nachrichten (${formatCount(count - messages.length)})`}
        </Button>
      ) : null}
    </Box>
  );
};
