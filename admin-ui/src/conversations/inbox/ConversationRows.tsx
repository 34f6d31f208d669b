import { Box, Typography } from '@mui/material';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { Link } from 'react-router';
import { ERASED_TEXT } from '../../texts/format.ts';
import { ShortMoment } from '../../texts/Moment.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { senderLabel } from '../conversation.ts';
import { ConversationName, Marks } from '../conversation-labels.tsx';
import { useInbox } from './use-inbox.ts';

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0.75,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.25,
};
const linkStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  px: 1.25,
  py: 1.25,
  borderRadius: '10px',
  color: 'inherit',
  textDecoration: 'none',
  '--badge-pad': '1px',
  '&:hover': { backgroundColor: 'var(--sunken)' },
  '&[aria-current]': { backgroundColor: 'var(--dawn-100)' },
  '&:focus-visible': { outline: '3px solid var(--dawn-500)', outlineOffset: '-3px', boxShadow: 'none' },
};
const nameStyle = { fontWeight: 610, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const lastStyle = { ...nameStyle, fontWeight: 400, color: 'var(--ink-2)', fontSize: '0.875rem' };

interface RowProps {
  readonly conversation: AdminConversation;
  readonly to: string;
  readonly isOpen: boolean;
}

const Row = ({ conversation, to, isOpen }: RowProps) => {
  const last = conversation.messages.at(-1);
  // Whoever has it open reads it: nothing in it is new.
  const shown = isOpen ? { ...conversation, unread_count: 0 } : conversation;
  return (
    <li>
      <Box
        component={Link}
        to={to}
        data-conversation={conversation.id}
        aria-current={isOpen ? 'page' : undefined}
        sx={linkStyle}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box component="span" sx={{ ...nameStyle, mr: 'auto' }}>
            <ConversationName conversation={conversation} />
          </Box>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
            <ShortMoment at={conversation.last_activity_at} />
          </Typography>
        </Box>
        {last ? (
          <Box component="span" sx={lastStyle}>
            {senderLabel(last)}: {last.message || ERASED_TEXT}
          </Box>
        ) : null}
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Marks conversation={shown} />
        </Box>
      </Box>
    </li>
  );
};

interface ConversationRowsProps {
  readonly base: string;
  readonly openId: string | null;
}

/** The conversations that are not resolved; one of them is open. */
export const ConversationRows = ({ base, openId }: ConversationRowsProps) => {
  const query = useInbox();
  return (
    <Box component="nav" aria-label="Unterhaltungen">
      <Loaded query={query} label="Die Unterhaltungen" height={320}>
        {(rows) =>
          rows.length === 0 ? (
            <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
              Nichts offen. Hier steht, wer dem Support schreibt.
            </Typography>
          ) : (
            <Box component="ul" sx={listStyle}>
              {rows.map((conversation) => (
                <Row
                  key={conversation.id}
                  conversation={conversation}
                  to={`${base}/${conversation.id}`}
                  isOpen={conversation.id === openId}
                />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
};
