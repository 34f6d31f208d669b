import { Box, Typography } from '@mui/material';
import { ADMIN_CHAT_CARD_HEIGHT_PX } from '@sternklar/contracts/constants';
import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { Fragment } from 'react';
import { ERASED_TEXT, formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { type Stretch, senderLabel } from './conversation.ts';

export const listAreaStyle = {
  p: 1.5,
  overflowY: 'auto',
  gap: 1,
  borderRadius: '12px',
  backgroundColor: 'var(--sunken)',
};
const areaStyle = {
  ...listAreaStyle,
  listStyle: 'none',
  m: 0,
  maxHeight: ADMIN_CHAT_CARD_HEIGHT_PX,
  display: 'grid',
};
const messageStyle = {
  justifySelf: 'start',
  maxWidth: 'min(100%, 62ch)',
  px: 1.75,
  py: 1,
  borderRadius: '12px',
  backgroundColor: 'var(--surface)',
  border: '1px solid var(--line)',
  '&[data-sender="admin"]': { justifySelf: 'end', backgroundColor: 'var(--dawn-100)', borderColor: 'transparent' },
};

export const Message = ({ message }: { readonly message: ChatMessage }) => (
  <Box component="li" data-sender={message.sender} sx={messageStyle}>
    <Typography variant="body2" color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
      <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {senderLabel(message)}
      </Box>{' '}
      · <Moment at={message.created_at} />
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.message || ERASED_TEXT}</Typography>
  </Box>
);

interface MessagesProps {
  readonly id: string;
  /** Whose conversation: read out where the area gets the focus. */
  readonly of: string;
  readonly stretches: readonly Stretch[];
}

/** Messages in an area that scrolls, by keyboard too. */
export const Messages = ({ id, of, stretches }: MessagesProps) => (
  <Box component="ol" id={id} tabIndex={0} aria-label={`Nachrichten: ${of}`} sx={areaStyle}>
    {stretches.map(({ messages, leftOut }) => (
      <Fragment key={messages[0]?.id}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {leftOut > 0 ? (
          <Typography component="li" variant="body2" color="text.secondary" sx={{ justifySelf: 'center' }}>
            {formatCount(leftOut)} weitere Nachrichten
          </Typography>
        ) : null}
      </Fragment>
    ))}
  </Box>
);
