import type {
  ChatListener,
  ChatTransport,
  ChatUpdate,
  NotOfChats,
} from '@sternklar/chat-widget/conversation/chat-transport';
import type { LiveFollower } from '../session/use-live-page.ts';
import type { ConversationApi } from './conversation-api.ts';

export interface ConversationTransportDeps {
  readonly conversations: ConversationApi;
  /** Whose chat this is; null while nobody knows. Administrators hear of everybody's. */
  readonly ownId: () => string | null;
}

/** The chat's way to the server over the dashboard's own calls and its one live stream. */
export const createConversationTransport = ({
  conversations,
  ownId,
}: ConversationTransportDeps): ChatTransport & LiveFollower & Pick<ConversationApi, 'sendAndListen'> => {
  const listeners = new Set<ChatListener>();
  return {
    history: async () => {
      const [messages, state] = await Promise.all([conversations.history(), conversations.state()]);
      return { ...state, messages };
    },
    send: conversations.send,
    sendAndListen: conversations.sendAndListen,
    rate: conversations.rate,
    markRead: conversations.markRead,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    liveOpened: (resumed) => {
      for (const listener of listeners) listener.opened(resumed);
    },
    liveUpdated: (update) => {
      update satisfies ChatUpdate | { readonly kind: NotOfChats };
      if (!('user_id' in update) || update.user_id === null || update.user_id !== ownId()) return;
      for (const listener of listeners) {
        if (update.kind === 'chat-message-sent' || update.kind === 'conversation-status-changed')
          listener.heard(update);
        else if (update.kind === 'conversation-read' && update.by === 'participant') listener.read();
      }
    },
  };
};
