import type { AdminConversation, ChatMessage, ChatState } from '@sternklar/contracts/conversations/conversation.api';
import { SENDER_LABEL } from '@sternklar/contracts/conversations/message-sender';
import { notFound, Refusal } from '../platform/refusal.port.ts';
import { replies } from './assistant/replies.ts';
import type { RecordedMessage } from './conversation.ts';

export const TAG = 'Chat';

export const conversationNotFound = () => notFound('Diese Unterhaltung gibt es nicht.');

export const notFirstUserMessage = () => {
  const message = 'message_id muss die erste Nachricht des Kunden in einer Unterhaltung sein.';
  return new Refusal(422, 'not-first-user-message', message, { errors: [{ field: 'message_id', message }] });
};

/** A message as the API has it, from its event alone, so that a slow read model cannot spoil the answer. */
export const chatMessage = ({ data, recordedAt }: RecordedMessage): ChatMessage => ({
  id: data.messageId,
  sender: data.sender,
  sender_label: SENDER_LABEL[data.sender],
  message: data.text ?? '',
  created_at: recordedAt,
  client_message_id: data.clientMessageId,
});

/** What a message that waits for a person is answered with; it is not kept. */
export const acknowledgement = (id: string, { recordedAt }: RecordedMessage): ChatMessage => ({
  id,
  sender: 'system',
  sender_label: SENDER_LABEL.system,
  message: replies.withPerson,
  created_at: recordedAt,
  client_message_id: null,
});

/** How a conversation stands that nobody has begun. */
export const nothingWritten: ChatState = { status: 'assistant', unread_count: 0 };

/** Conversations are listed by what happened last. */
export const NEWEST_ACTIVITY_FIRST = { field: 'last_activity_at' satisfies keyof AdminConversation, descending: true };
