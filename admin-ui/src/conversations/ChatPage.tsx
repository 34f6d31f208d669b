import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useCalls } from '../data-provider/use-calls.ts';
import { RowLink } from '../lists/RowActions.tsx';
import { firstSeenAt, useLiveUpdates } from '../live-updates/use-live-updates.ts';
import { rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Missing } from '../ui/Missing.tsx';
import { isOfNobody, nameOf } from './conversation.ts';
import { chatKey, createConversationCalls, messagesKey } from './conversation-calls.ts';
import { ConversationName, Marks } from './conversation-labels.tsx';
import { conversationNews } from './live/conversation-news.ts';
import { MessagePages, useMessagePages } from './MessagePages.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { TeamSteps } from './TeamSteps.tsx';

/**
 * Loads a conversation anew whenever somebody wrote in it or its status changed since `loaded`, which are the very
 * answers that are shown. Answers how many messages came from the other side since it is open.
 */
const useLiveConversation = (id: string, loaded: readonly object[]): number => {
  const heard = useLiveUpdates();
  const queryClient = useQueryClient();
  const [openedAt] = useState(heard.newest);
  const loadedAt = Math.min(...loaded.map((answer) => firstSeenAt(answer, heard.newest)));
  const { changedAt, newCount } = conversationNews({ id, loadedAt, openedAt }, heard);
  useEffect(() => {
    if (changedAt === 0) return;
    void queryClient.invalidateQueries({ queryKey: chatKey(id) });
    void queryClient.invalidateQueries({ queryKey: messagesKey(id) });
  }, [changedAt, id, queryClient]);
  return newCount;
};

const headRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 };

const newWords = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? '1 neue Nachricht' : `${formatCount(count)} neue Nachrichten`;
};

const Conversation = ({ conversation }: { readonly conversation: AdminConversation }) => {
  const [isAnswering, setAnswering] = useState(false);
  const translate = useTranslate();
  const { id, user, created_at } = conversation;
  const pages = useMessagePages(conversation);
  const newCount = useLiveConversation(id, [conversation, ...(pages.data ? [pages.data] : [])]);
  const name = nameOf(conversation, translate('Unknown User'));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={headRow}>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere', mr: 'auto' }}>
          <ConversationName conversation={conversation} />
        </Typography>
        <Marks conversation={conversation} />
      </Box>
      <Typography color="text.secondary" variant="body2">
        Begonnen am <Moment at={created_at} />
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {newWords(newCount)}
      </Box>
      <MessagePages conversation={conversation} pages={pages} of={name} />
      <Box sx={{ ...headRow, columnGap: 1 }}>
        {isOfNobody(conversation) ? null : (
          <Commands>
            <Button variant="contained" onClick={() => setAnswering(true)} sx={{ minHeight: 44, px: 3 }}>
              Antworten
            </Button>
            <TeamSteps conversation={conversation} of={name} />
          </Commands>
        )}
        {user ? <RowLink to={rowLink('users', user.id)} label="Benutzer" of={user.email} /> : null}
      </Box>
      {isAnswering ? <ReplyDialog conversation={conversation} onClose={() => setAnswering(false)} /> : null}
    </Box>
  );
};

/** One conversation with all its messages, and everything that can be done with it. */
export const ChatPage = () => {
  const { id = '' } = useParams();
  const { conversation } = useCalls(createConversationCalls);
  const query = useQuery({ queryKey: chatKey(id), queryFn: () => conversation(id) });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Button component={Link} to="/chats" sx={{ justifySelf: 'start', minHeight: 44, ml: -1, px: 1 }}>
        ← Alle Chats
      </Button>
      <Loaded query={query} label="Die Unterhaltung" height={420}>
        {(found) =>
          found === null ? (
            <Missing
              title="Diese Unterhaltung gibt es nicht"
              text="Vielleicht ist die Adresse nicht vollständig."
              to="/chats"
              label="Zu allen Chats"
            />
          ) : (
            <Conversation key={id} conversation={found} />
          )
        }
      </Loaded>
    </Box>
  );
};
