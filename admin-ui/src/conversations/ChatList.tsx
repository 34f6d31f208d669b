import { Button } from '@mui/material';
import { ADMIN_CHAT_CARD_MESSAGES } from '@sternklar/contracts/constants';
import { ATTENTION_LABEL, ATTENTION_REASONS } from '@sternklar/contracts/conversations/attention';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import {
  CONVERSATION_STATUS_LABEL,
  CONVERSATION_STATUSES,
} from '@sternklar/contracts/conversations/conversation-status';
import { useId, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { CardList } from '../lists/CardList.tsx';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { choiceFilter, countedFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { RowButton, RowLink } from '../lists/RowActions.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { ERASED_TEXT, formatCount, formatMoment } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { isOfNobody, nameOf, senderLabel, stretchesOf } from './conversation.ts';
import { ConversationName, Marks } from './conversation-labels.tsx';
import { NewInChats } from './live/NewInChats.tsx';
import { Messages } from './Messages.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { TeamSteps } from './TeamSteps.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface ChatCardProps {
  readonly conversation: AdminConversation;
  onReply(): void;
}

/** One conversation: whose it is, how it began, whether it waits, and the way to answer. */
const ChatCard = ({ conversation, onReply }: ChatCardProps) => {
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
      to={rowLink('chats', id)}
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

interface ChatActionsProps extends ChatCardProps {
  readonly name: string;
}

/** What can be done from a row; the rest stands where it is open. */
const ChatActions = ({ conversation, onReply, name }: ChatActionsProps) => (
  <>
    {isOfNobody(conversation) ? null : (
      <Commands>
        <RowButton label="Antworten" of={name} onClick={onReply} isMain />
      </Commands>
    )}
    <RowLink to={rowLink('chats', conversation.id)} label="Zur Unterhaltung" of={name} />
    {conversation.user ? (
      <RowLink to={rowLink('users', conversation.user.id)} label="Benutzer" of={conversation.user.email} />
    ) : null}
  </>
);

const columns: ListTableSpec<AdminConversation>['columns'] = [
  {
    name: 'user',
    label: 'Kunde',
    width: 230,
    cell: (conversation) => (
      <CellLink to={rowLink('chats', conversation.id)}>
        <ConversationName conversation={conversation} />
      </CellLink>
    ),
  },
  {
    name: 'state',
    label: 'Stand',
    width: 350,
    narrowWidth: 250,
    cell: (conversation) => <Marks conversation={conversation} />,
  },
  {
    name: 'last_message',
    label: 'Letzte Nachricht',
    cell: ({ messages }) => {
      const last = messages.at(-1);
      return last ? `${senderLabel(last)}: ${last.message || ERASED_TEXT}` : '';
    },
  },
  {
    name: 'message_count',
    label: 'Nachrichten',
    width: 104,
    isForWide: true,
    isNumber: true,
    cell: (row) => formatCount(row.message_count),
  },
  {
    name: 'created_at',
    label: 'Begonnen',
    width: 160,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    isExtra: true,
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    name: 'last_activity_at',
    label: 'Zuletzt',
    width: 160,
    sortBy: 'last_activity_at',
    sortByOrder: 'DESC',
    cell: ({ last_activity_at }) => <Moment at={last_activity_at} />,
  },
];

const plainNameOf = (conversation: AdminConversation) => nameOf(conversation, 'Unbekannt');

const chatsCsv: CsvExport<AdminConversation> = {
  name: 'chats',
  // Conversations are long rows, of which the server gives no more at once.
  perPage: 100,
  columns: [
    { title: 'E-Mail', value: ({ user }) => user?.email ?? '' },
    { title: 'Status', value: ({ status }) => CONVERSATION_STATUS_LABEL[status] },
    { title: 'Nachrichten', value: ({ message_count }) => String(message_count) },
    { title: 'Begonnen', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'Zuletzt', value: ({ last_activity_at }) => formatMoment(last_activity_at) },
    {
      title: 'Erste Nachricht',
      value: ({ messages }) => messages.find(({ sender }) => sender === 'user')?.message ?? '',
    },
    { title: 'ID', value: ({ id }) => id },
  ],
};

const statuses = [
  { id: 'open', name: 'offen' },
  { id: 'waiting', name: 'wartet auf uns' },
  ...CONVERSATION_STATUSES.map((status) => ({ id: status, name: CONVERSATION_STATUS_LABEL[status] })),
];
const filters = [
  searchFilter('E-Mail-Adresse'),
  choiceFilter({ source: 'status', label: 'Status', choices: statuses }),
  choiceFilter({
    source: 'attention',
    label: 'Anlass',
    choices: ATTENTION_REASONS.map((reason) => ({ id: reason, name: ATTENTION_LABEL[reason] })),
  }),
  customerFilter,
  countedFilter('chats'),
];

/** All conversations, the liveliest first. */
export const ChatList = () => (
  <CardList<AdminConversation>
    sorts={[
      { field: 'last_activity_at', order: 'DESC', label: 'Zuletzt aktiv' },
      { field: 'last_activity_at', order: 'ASC', label: 'Am längsten still' },
      ...BY_AGE,
    ]}
    filters={filters}
    csv={chatsCsv}
    label="Chats"
    none="Noch keine Chats. Sie stehen hier, sobald ein Kunde dem Support schreibt."
    head={<NewInChats />}
    table={{
      columns,
      nameOf: plainNameOf,
      actions: (conversation, reply) => (
        <ChatActions conversation={conversation} onReply={() => reply(conversation)} name={plainNameOf(conversation)} />
      ),
    }}
    card={(conversation, reply) => (
      <ChatCard key={conversation.id} conversation={conversation} onReply={() => reply(conversation)} />
    )}
    dialog={(conversation, close) => <ReplyDialog conversation={conversation} onClose={close} />}
  />
);
