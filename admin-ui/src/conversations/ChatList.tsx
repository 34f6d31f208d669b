import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import {
  CONVERSATION_STATUS_LABEL,
  CONVERSATION_STATUSES,
} from '@sternklar/contracts/conversations/conversation-status';
import { useState } from 'react';
import { Cards } from '../lists/Cards.tsx';
import { choiceFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { ChatCard } from './ChatCard.tsx';
import { chatsCsv } from './chats-csv.ts';
import { ReplyDialog } from './ReplyDialog.tsx';

const statuses = CONVERSATION_STATUSES.map((status) => ({ id: status, name: CONVERSATION_STATUS_LABEL[status] }));
const filters = [
  searchFilter('E-Mail-Adresse'),
  choiceFilter({ source: 'status', label: 'Status', choices: statuses }),
  customerFilter,
];

/** All conversations, the liveliest first. The dialog stands beside the cards: it stays when its card leaves the list. */
export const ChatList = () => {
  const [answering, setAnswering] = useState<AdminConversation | null>(null);
  return (
    <ListPage<AdminConversation>
      sorts={[
        { field: 'last_activity_at', order: 'DESC', label: 'Zuletzt aktiv' },
        { field: 'last_activity_at', order: 'ASC', label: 'Am längsten still' },
        { field: 'created_at', order: 'DESC', label: 'Neueste zuerst' },
        { field: 'created_at', order: 'ASC', label: 'Älteste zuerst' },
      ]}
      filters={filters}
      csv={chatsCsv}
    >
      <Cards<AdminConversation>
        label="Chats"
        none="Noch keine Chats. Sie stehen hier, sobald ein Kunde dem Support schreibt."
        card={(conversation) => (
          <ChatCard key={conversation.id} conversation={conversation} onReply={() => setAnswering(conversation)} />
        )}
      />
      {answering ? <ReplyDialog conversation={answering} onClose={() => setAnswering(null)} /> : null}
    </ListPage>
  );
};
