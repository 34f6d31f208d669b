import type { ChatMessage, ChatState } from '@sternklar/contracts/conversations/conversation.api';
import type { ApiClient } from '../api/api-client.ts';

export interface ConversationApi {
  /** The own conversation, the oldest message first. */
  history(): Promise<readonly ChatMessage[]>;
  /** Who has it, and how many replies of the team were not read. */
  state(): Promise<ChatState>;
  /** Answers the one reply. The same `clientMessageId` again is the same message, not another one. */
  send(message: string, clientMessageId: string): Promise<ChatMessage>;
  /** The same; its reply comes sentence by sentence (server-sent events). */
  sendAndListen(message: string, clientMessageId: string): Promise<Response>;
  rate(messageId: string, helpful: boolean): Promise<unknown>;
  /** Everything up to this message, and that the conversation was resolved after it. */
  markRead(messageId: string): Promise<void>;
}

export const createConversationApi = (api: ApiClient): ConversationApi => ({
  history: () => api.get('/chat/history'),
  state: () => api.get('/chat/state'),
  send: (message, clientMessageId) => api.post('/chat/message', { message, client_message_id: clientMessageId }),
  sendAndListen: (message, clientMessageId) =>
    api.postAndListen('/chat/message/sentences', { message, client_message_id: clientMessageId }),
  rate: (message_id, helpful) => api.post('/chat/rating', { message_id, helpful }),
  markRead: (message_id) => api.post('/chat/read', { message_id }),
});
