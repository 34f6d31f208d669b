import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { CONVERSATION_STATUS_LABEL } from '@sternklar/contracts/conversations/conversation-status';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { formatMoment } from '../texts/format.ts';

export const chatsCsv: CsvExport<AdminConversation> = {
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
