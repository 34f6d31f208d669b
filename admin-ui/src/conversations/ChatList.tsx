import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import {
  CONVERSATION_STATUS_LABEL,
  CONVERSATION_STATUSES,
} from '@sternklar/contracts/conversations/conversation-status';
import { CardList } from '../lists/CardList.tsx';
import { choiceFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { ChatCard } from './ChatCard.tsx';
import { chatsCsv } from './chats-csv.ts';
import { NewInChats } from './live/NewInChats.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';

const statuses = [
  { id: 'open', name: 'offen' },
  ...CONVERSATION_STATUSES.map((status) => ({ id: status, name: CONVERSATION_STATUS_LABEL[status] })),
];
const filters = [
  searchFilter('E-Mail-Adresse'),
  choiceFilter({ source: 'status', label: 'Status', choices: statuses }),
  customerFilter,
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
    card={(conversation, reply) => (
      <ChatCard key={conversation.id} conversation={conversation} onReply={() => reply(conversation)} />
    )}
    dialog={(conversation, close) => <ReplyDialog conversation={conversation} onClose={close} />}
  />
);
