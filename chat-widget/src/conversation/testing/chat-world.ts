import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { ConversationStatus } from '@sternklar/contracts/conversations/conversation-status';
import type { MessageSender } from '@sternklar/contracts/conversations/message-sender';
import { expect, vi } from 'vitest';
import type { ChatListener, ChatUpdate } from '../chat-transport.ts';
import { createConversation } from '../conversation.ts';
import { shownMessages } from '../conversation-state.ts';

export const NOW = new Date('2026-11-20T12:00:00.000Z');
export const at = NOW.toISOString();
export const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

export const message = (id: string, sender: ChatMessage['sender'], more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender,
  sender_label: null,
  message: `Text ${id}`,
  created_at: at,
  client_message_id: null,
  ...more,
});
export const heard = (id: string, sender: MessageSender): ChatUpdate => ({
  kind: 'chat-message-sent',
  conversation_id: 'c1',
  message_id: id,
  user_id: 'me',
  visitor_id: null,
  sender,
  at,
});

/** A chat on a server with an empty history and an assistant that answers everything; answers can be replaced. */
const world = async () => {
  const log = vi.fn();
  const sendFailed = vi.fn((): string | null => null);
  const markRead = vi.fn(async (_messageId: string) => undefined);
  const rate = vi.fn(async (_messageId: string, _helpful: boolean) => undefined);
  let live: ChatListener | null = null;
  let ids = 0;
  const history = vi.fn(async (): Promise<readonly ChatMessage[]> => []);
  const stands = vi.fn((): { status: ConversationStatus; unread_count: number } => ({
    status: 'assistant',
    unread_count: 0,
  }));
  const send = vi.fn(async (_text: string, clientId: string) => message(`reply-${clientId}`, 'assistant'));
  const chat = createConversation({
    transport: {
      history: async () => ({ messages: await history(), ...stands() }),
      send,
      markRead,
      rate,
      subscribe: (listener) => {
        live = listener;
        return () => {
          live = null;
        };
      },
    },
    now: () => NOW,
    nextId: () => {
      ids += 1;
      return `m${ids}`;
    },
    log,
    sendFailed,
  });
  const shown = () => shownMessages(chat.state()).map(({ id, delivery }) => `${id} ${delivery}`);
  const settled = () => vi.waitFor(() => expect(chat.state().phase).not.toBe('loading'));
  const start = async () => {
    chat.start();
    await settled();
  };
  const hear = (update: ChatUpdate) => live?.heard(update);
  const seenElsewhere = () => live?.read();
  const liveOpened = (resumed: boolean) => live?.opened(resumed);
  return {
    chat,
    history,
    stands,
    send,
    markRead,
    rate,
    sendFailed,
    log,
    shown,
    settled,
    start,
    hear,
    seenElsewhere,
    liveOpened,
  };
};
type World = Awaited<ReturnType<typeof world>>;
export const started = async (prepare: (world: World) => void = () => undefined) => {
  const made = await world();
  prepare(made);
  await made.start();
  return made;
};
