import type { HttpClient } from '../data-provider/http-client.ts';

/** `message_id` is the first message of the customer, which names the conversation. */
export interface Reply {
  readonly message_id: string;
  readonly reply: string;
}

export interface ConversationCommands {
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  replyAsAdmin(reply: Reply, repeatKey: string): Promise<void>;
}

export const createConversationCommands = (httpClient: HttpClient): ConversationCommands => ({
  replyAsAdmin: async (reply, repeatKey) => {
    await httpClient('/api/chat/admin-reply', {
      method: 'POST',
      headers: { 'Idempotency-Key': repeatKey },
      body: JSON.stringify(reply),
    });
  },
});
