import { Box, Button, Typography } from '@mui/material';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useRef } from 'react';
import { BusyButton } from '../layout/BusyButton.tsx';
import { useFocusKeeper } from '../layout/use-focus-keeper.ts';
import { formatCount } from '../texts/format.ts';
import { listAreaStyle, Message } from './Messages.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { type MessagePagesQuery, PER_PAGE } from './use-message-pages.ts';

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
