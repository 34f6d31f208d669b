import { Box, Button, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { rowLink } from '../lists/list-link.ts';
import { RowLink } from '../lists/RowLink.tsx';
import { Commands } from '../session/Commands.tsx';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Say } from '../texts/Say.tsx';
import { useLiveConversation } from './live/use-live-conversation.ts';
import { Marks } from './Marks.tsx';
import { MessagePages } from './MessagePages.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { TeamSteps } from './TeamSteps.tsx';

const Missing = () => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 6 }}>
    <Typography component="h2" variant="h2">
      Diese Unterhaltung gibt es nicht
    </Typography>
    <Button component={Link} to="/chats" variant="contained" sx={{ minHeight: 44, px: 3 }}>
      Zu allen Chats
    </Button>
  </Box>
);

const headRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 };

const newWords = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? '1 neue Nachricht' : `${formatCount(count)} neue Nachrichten`;
};

const Conversation = ({ conversation }: { readonly conversation: AdminConversation }) => {
  const [isAnswering, setAnswering] = useState(false);
  const translate = useTranslate();
  const { id, user, created_at } = conversation;
  const newCount = useLiveConversation(id);
  const name = user?.email ?? translate('Unknown User');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={headRow}>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere', mr: 'auto' }}>
          {user?.email ?? <Say text="Unknown User" />}
        </Typography>
        <Marks conversation={conversation} />
      </Box>
      <Typography color="text.secondary" variant="body2">
        Begonnen am <Moment at={created_at} />
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {newWords(newCount)}
      </Box>
      <MessagePages conversation={conversation} of={name} />
      <Box sx={{ ...headRow, columnGap: 1 }}>
        <Commands>
          <Button variant="contained" onClick={() => setAnswering(true)} sx={{ minHeight: 44, px: 3 }}>
            Antworten
          </Button>
          <TeamSteps conversation={conversation} of={name} />
        </Commands>
        {user ? <RowLink to={rowLink('users', user.id)} label="Benutzer" of={user.email} /> : null}
      </Box>
      {isAnswering ? <ReplyDialog conversation={conversation} onClose={() => setAnswering(false)} /> : null}
    </Box>
  );
};

/** One conversation with all its messages, and everything that can be done with it. */
export const ChatPage = () => {
  const { id = '' } = useParams();
  const { data: conversation, error } = useGetOne<AdminConversation>('chats', { id });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Button component={Link} to="/chats" sx={{ justifySelf: 'start', minHeight: 44, ml: -1, px: 1 }}>
        ← Alle Chats
      </Button>
      {conversation ? <Conversation key={id} conversation={conversation} /> : null}
      {!conversation && error ? <Missing /> : null}
      {conversation || error ? null : (
        <Skeleton variant="rounded" height={420} role="status" aria-label="Die Unterhaltung wird geladen" />
      )}
    </Box>
  );
};
