import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { orNull, subjectKey } from '../data-provider/subject.ts';

/** The key of what stands on the left of the inbox, and how much of it is read. */
export const inboxKey = ['inbox'] as const;
const INBOX_ROWS = 50;

/** The keys of what a conversation's page reads. */
export const chatKey = (id: string) => subjectKey('chat', id);
export const messagesKey = (id: string) => ['chats', 'messages', id] as const;

/** `message_id` is the first message of the customer, which names the conversation. */
export interface Reply {
  readonly message_id: string;
  readonly reply: string;
  /** What becomes of the conversation; null: a person has it. */
  readonly afterwards: 'hand_back' | 'resolve' | null;
  /** The team's newest reply that is seen, null where there is none: refused once somebody else was faster, unless `anyway`. */
  readonly seen_reply_id?: string | null;
  readonly anyway?: boolean;
}

export type TeamStep = 'hand-back' | 'resolve' | 'reopen';

const at = (conversationId: string) => `/api/chat/admin/${encodeURIComponent(conversationId)}`;

const listed = async (
  call: HttpClient,
  status: string,
  sort: readonly string[],
): Promise<readonly AdminConversation[]> => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ status }),
    range: JSON.stringify([0, INBOX_ROWS - 1]),
    sort: JSON.stringify(sort),
  });
  return (await loading(call(`/api/chat/admin/all?${query}`))).json;
};

export const createConversationCalls = (call: HttpClient) => ({
  /** One conversation; null when there is none. */
  conversation: async (id: string): Promise<AdminConversation | null> =>
    (await orNull(loading(call(at(id)))))?.json ?? null,
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  replyAsAdmin: async (reply: Reply, repeatKey: string): Promise<void> => {
    const headers = { 'Idempotency-Key': repeatKey };
    await call('/api/chat/admin-reply', { method: 'POST', headers, body: JSON.stringify(reply) });
  },
  /** To take a step that was taken changes nothing. */
  takeTeamStep: async (conversationId: string, step: TeamStep): Promise<void> => {
    await call(`${at(conversationId)}/${step}`, { method: 'POST', body: '{}' });
  },
  /** From whoever else has it only on purpose; 409 otherwise. */
  takeOver: async (conversationId: string, fromHolder: boolean): Promise<void> => {
    const body = JSON.stringify({ from_holder: fromHolder });
    await call(`${at(conversationId)}/takeover`, { method: 'POST', body });
  },
  letGo: async (conversationId: string): Promise<void> => {
    await call(`${at(conversationId)}/takeover`, { method: 'DELETE' });
  },
  /** Those that are not resolved, the liveliest first. */
  openConversations: () => listed(call, 'open', ['last_activity_at', 'DESC']),
  /** Those that wait for a person, the most urgent and then the longest first. */
  waitingConversations: () => listed(call, 'waiting', ['waiting', 'ASC']),
  /** Up to the last message that was seen. */
  markRead: async (conversationId: string, messageId: string): Promise<void> => {
    await call(`${at(conversationId)}/read`, { method: 'POST', body: JSON.stringify({ message_id: messageId }) });
  },
  /** At most `count` messages from an offset, the oldest first. */
  messagesFrom: async (conversationId: string, offset: number, count: number): Promise<readonly ChatMessage[]> => {
    const range = encodeURIComponent(JSON.stringify([offset, offset + count - 1]));
    return (await loading(call(`${at(conversationId)}/messages?range=${range}`))).json;
  },
});
