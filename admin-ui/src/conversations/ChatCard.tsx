import { Button } from '@mui/material';
import { ADMIN_CHAT_CARD_MESSAGES } from '@sternklar/contracts/constants';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { CONVERSATION_STATUS_LABEL } from '@sternklar/contracts/conversations/conversation-status';
import { useId, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Badge } from '../layout/Badge.tsx';
import { listLink } from '../lists/list-link.ts';
import { RowCard } from '../lists/RowCard.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { formatCount } from '../texts/format.ts';
import { Say } from '../texts/Say.tsx';
import { stretchesOf, unreadCount } from './conversation.ts';
import { Messages } from './Messages.tsx';

interface ChatCardProps {
  readonly conversation: AdminConversation;
  onReply(): void;
}

const Marks = ({ conversation }: { readonly conversation: AdminConversation }) => {
  const unread = unreadCount(conversation);
  return (
    <>
      {unread > 0 ? (
        <Badge tone="no" data-status="unread">
          {unread === 1 ? '1 neue Nachricht' : `${formatCount(unread)} neue Nachrichten`}
        </Badge>
      ) : null}
      <Badge tone={conversation.status === 'person_requested' ? 'wait' : 'plain'} data-status={conversation.status}>
        {CONVERSATION_STATUS_LABEL[conversation.status]}
      </Badge>
    </>
  );
};

/** One conversation: whose it is, how it began, whether it waits, and the way to answer. */
export const ChatCard = ({ conversation, onReply }: ChatCardProps) => {
  const { id, user, message_count: count } = conversation;
  const [isWhole, setWhole] = useState(false);
  const areaId = useId();
  const translate = useTranslate();
  // The list has the newest messages of a conversation; all of a long one are asked for when they are wanted.
  const { data: whole } = useGetOne<AdminConversation>('chats', { id }, { enabled: isWhole });
  const name = user?.email ?? translate('Unknown User');
  return (
    <RowCard
      id={id}
      title={user?.email ?? <Say text="Unknown User" />}
      badges={<Marks conversation={conversation} />}
      actions={
        <>
          <Button variant="outlined" onClick={onReply} aria-label={`Antworten: ${name}`} sx={{ minHeight: 44, mx: 1 }}>
            Antworten
          </Button>
          {count > ADMIN_CHAT_CARD_MESSAGES ? (
            <Button
              aria-expanded={isWhole}
              aria-controls={areaId}
              onClick={() => setWhole(!isWhole)}
              sx={{ minHeight: 44, px: 1 }}
            >
              {isWhole ? 'Weniger anzeigen' : `Alle ${formatCount(count)} anzeigen`}
            </Button>
          ) : null}
          {user ? <RowLink to={listLink('users', { id: user.id })} label="Benutzer" of={user.email} /> : null}
        </>
      }
    >
      <Messages id={areaId} of={name} stretches={stretchesOf(isWhole && whole ? whole : conversation, isWhole)} />
    </RowCard>
  );
};
