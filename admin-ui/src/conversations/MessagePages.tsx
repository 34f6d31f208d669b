import { Box, Button, Typography } from '@mui/material';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCalls } from '../data-provider/use-calls.ts';
import { formatCount } from '../texts/format.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { useFocusKeeper } from '../ui/focus.ts';
import { createConversationCalls, messagesKey } from './conversation-calls.ts';
import { PANES } from './inbox/panes.ts';
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
type MessagePagesQuery = ReturnType<typeof useMessagePages>;

const atTheEnd = { minHeight: 44, alignSelf: 'center', flexShrink: 0 };

interface OlderButtonProps {
  readonly left: number;
  readonly isBusy: boolean;
  onPress(): void;
}

const OlderButton = ({ left, isBusy, onPress }: OlderButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  // It goes with the oldest page: whoever pressed it reads on in the area.
  useFocusKeeper(button, '[role="region"]');
  return (
    <BusyButton ref={button} isBusy={isBusy} onClick={onPress} sx={atTheEnd}>
      {isBusy ? 'Wird geladen …' : `Ältere Nachrichten (${formatCount(left)})`}
    </BusyButton>
  );
};

interface NotLoadedProps {
  readonly words: string;
  onRetry(): void;
}

const NotLoaded = ({ words, onRetry }: NotLoadedProps) => (
  <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
    <Typography color="text.secondary">{words}</Typography>
    <Button onClick={onRetry} sx={{ minHeight: 44 }}>
      Erneut laden
    </Button>
  </Box>
);

interface MessagePagesProps {
  readonly conversation: AdminConversation;
  readonly pages: MessagePagesQuery;
  /** Whose: read out where the area gets the focus. */
  readonly of: string;
}

/** All messages, the newest in sight; older ones come when they are asked for. */
export const MessagePages = ({ conversation, pages, of }: MessagePagesProps) => {
  const { data, error, hasPreviousPage, fetchPreviousPage, isFetchPreviousPageError, isFetchingPreviousPage } = pages;
  const messages = data?.pages.flat() ?? conversation.messages.slice(-PER_PAGE);
  useMarkRead(conversation, data?.pages.at(-1)?.at(-1));
  return (
    <>
      {error && !isFetchPreviousPageError ? (
        <NotLoaded words="Nicht alle Nachrichten konnten geladen werden." onRetry={() => void pages.refetch()} />
      ) : null}
      {isFetchPreviousPageError ? (
        <NotLoaded words="Ältere Nachrichten konnten nicht geladen werden." onRetry={() => void fetchPreviousPage()} />
      ) : null}
      {/* Turned round, so that the area begins at its end without a script that scrolls. */}
      <Box
        role="region"
        aria-label={`Nachrichten: ${of}`}
        tabIndex={0}
        sx={{
          ...listAreaStyle,
          maxHeight: 'clamp(300px, 100dvh - 430px, 720px)',
          display: 'flex',
          flexDirection: 'column-reverse',
          [PANES]: { flex: 1, minHeight: 0, maxHeight: 'none' },
        }}
      >
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </Box>
        {hasPreviousPage ? (
          <OlderButton
            left={conversation.message_count - messages.length}
            isBusy={isFetchingPreviousPage}
            onPress={() => void fetchPreviousPage()}
          />
        ) : null}
      </Box>
    </>
  );
};
