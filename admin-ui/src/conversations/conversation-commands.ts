import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { orNull } from '../data-provider/subject.ts';

/** `message_id` is the first message of the customer, which names the conversation. */
export interface Reply {
  readonly message_id: string;
  readonly reply: string;
  /** What becomes of the conversation; null: a person has it. */
  readonly afterwards: 'hand_back' | 'resolve' | null;
}

export type TeamStep = 'hand-back' | 'resolve' | 'reopen';

export interface ConversationCommands {
  /** One conversation; null when there is none. */
  conversation(id: string): Promise<AdminConversation | null>;
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  replyAsAdmin(reply: Reply, repeatKey: string): Promise<void>;
  /** To take a step that was taken changes nothing. */
  takeTeamStep(conversationId: string, step: TeamStep): Promise<void>;
  /** Up to the last message that was seen. */
  markRead(conversationId: string, messageId: string): Promise<void>;
  /** At most `count` messages from an offset, the oldest first. */
  messagesFrom(conversationId: string, offset: number, count: number): Promise<readonly ChatMessage[]>;
}

const at = (conversationId: string) => `/api/chat/admin/${encodeURIComponent(conversationId)}`;

export const createConversationCommands = (httpClient: HttpClient): ConversationCommands => ({
  conversation: async (id) => (await orNull(loading(httpClient(at(id)))))?.json ?? null,
  replyAsAdmin: async (reply, repeatKey) => {
    await httpClient('/api/chat/admin-reply', {
      method: 'POST',
      headers: { 'Idempotency-Key': repeatKey },
      body: JSON.stringify(reply),
    });
  },
  takeTeamStep: async (conversationId, step) => {
    await httpClient(`${at(conversationId)}/${step}`, { method: 'POST', body: '{}' });
  },
  markRead: async (conversationId, messageId) => {
    await httpClient(`${at(conversationId)}/read`, { method: 'POST', body: JSON.stringify({ message_id: messageId }) });
  },
  messagesFrom: async (conversationId, offset, count) => {
    const range = encodeURIComponent(JSON.stringify([offset, offset + count - 1]));
    return (await loading(httpClient(`${at(conversationId)}/messages?range=${range}`))).json;
  },
});
