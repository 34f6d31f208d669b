import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { ApiClient } from '../api/api-client.ts';

export interface ConversationApi {
  /** The own conversation, the oldest message first. */
  history(): Promise<readonly ChatMessage[]>;
  /** Answers the one reply. The same `clientMessageId` again is the same message, not another one. */
  send(message: string, clientMessageId: string): Promise<ChatMessage>;
}

export const createConversationApi = (api: ApiClient): ConversationApi => ({
  history: () => api.get('/chat/history'),
  send: (message, clientMessageId) => api.post('/chat/message', { message, client_message_id: clientMessageId }),
});
