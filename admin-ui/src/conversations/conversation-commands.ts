import type { HttpClient } from '../data-provider/http-client.ts';
import { DONE, type Done } from '../data-provider/use-command.ts';

/** `message_id` is the first message of the customer, which names the conversation. */
export interface Reply {
  readonly message_id: string;
  readonly reply: string;
}

export interface ConversationCommands {
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  replyAsAdmin(reply: Reply, repeatKey: string): Promise<Done>;
}

export const createConversationCommands = (httpClient: HttpClient): ConversationCommands => ({
  replyAsAdmin: async (reply, repeatKey) => {
    await httpClient('/api/chat/admin-reply', {
      method: 'POST',
      headers: { 'Idempotency-Key': repeatKey },
      body: JSON.stringify(reply),
    });
    return DONE;
  },
});
