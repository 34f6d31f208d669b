import { Button } from '@mui/material';
import { ADMIN_CHAT_CARD_MESSAGES } from '@sternklar/contracts/constants';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useId, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { rowLink } from '../lists/list-link.ts';
import { RowCard } from '../lists/RowCard.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { Commands } from '../session/Commands.tsx';
import { formatCount } from '../texts/format.ts';
import { ConversationName } from './ConversationName.tsx';
import { isOfNobody, nameOf, stretchesOf } from './conversation.ts';
import { Marks } from './Marks.tsx';
import { Messages } from './Messages.tsx';
import { TeamSteps } from './TeamSteps.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface ChatCardProps {
  readonly conversation: AdminConversation;
  onReply(): void;
}

/** One conversation: whose it is, how it began, whether it waits, and the way to answer. */
export const ChatCard = ({ conversation, onReply }: ChatCardProps) => {
  const { id, user, message_count: count } = conversation;
  const [isWhole, setWhole] = useState(false);
  const areaId = useId();
  const translate = useTranslate();
  // The list has the newest messages of a conversation; all of a long one are asked for when they are wanted.
  const { data: whole } = useGetOne<AdminConversation>('chats', { id }, { enabled: isWhole });
  useMarkRead(isWhole ? whole : undefined, whole?.messages.at(-1));
  const name = nameOf(conversation, translate('Unknown User'));
  return (
    <RowCard
      id={id}
      title={<ConversationName conversation={conversation} />}
      badges={<Marks conversation={conversation} />}
      actions={
        <>
          {isOfNobody(conversation) ? null : (
            <Commands>
              <Button
                variant="outlined"
                onClick={onReply}
                aria-label={`Antworten: ${name}`}
                sx={{ minHeight: 44, mx: 1 }}
              >
                Antworten
              </Button>
              <TeamSteps conversation={conversation} of={name} />
            </Commands>
          )}
          <RowLink to={rowLink('chats', id)} label="Zur Unterhaltung" of={name} />
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
          {user ? <RowLink to={rowLink('users', user.id)} label="Benutzer" of={user.email} /> : null}
        </>
      }
    >
      <Messages id={areaId} of={name} stretches={stretchesOf(isWhole && whole ? whole : conversation, isWhole)} />
    </RowCard>
  );
};
