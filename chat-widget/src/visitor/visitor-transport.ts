import type { ChatMessage, ChatState } from '@sternklar/contracts/conversations/conversation.api';
import type { followLiveStream, LiveStreamDeps } from '@sternklar/contracts/live-updates/live-stream';
import type { PostAsVisitor } from '../answers/answers.ts';
import type { ChatListener, ChatTransport, ChatUpdate, NotOfChats } from '../conversation/chat-transport.ts';
import { type Call, type Calls, ChatFailure } from './calls.ts';
import type { Sessions, VisitorSession } from './sessions.ts';

/** Gets what follows the live stream, once there is something to hear. */
export type LoadLive = () => Promise<{ readonly followLiveStream: typeof followLiveStream }>;

export interface VisitorTransportDeps {
  readonly call: Calls;
  readonly sessions: Sessions;
  readonly live: LiveStreamDeps;
  readonly loadLive: LoadLive;
  /** Where the product is, without a slash at its end. */
  readonly origin: string;
  /** Somebody is known already: there may be a history before the first message. */
  readonly isIdentified: boolean;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/** With a way for what else a visitor sends or asks for. */
export interface VisitorTransport extends ChatTransport {
  readonly post: PostAsVisitor;
}

/** The network may have been away for a moment. */
const LOAD_AGAIN_MS = 10_000;

/** A visitor's way to the server. It asks for a session when the first message goes out, or when somebody is known by name. */
export const createVisitorTransport = (deps: VisitorTransportDeps): VisitorTransport => {
  const { call, sessions, origin, page, loadLive } = deps;
  let listener: ChatListener | null = null;
  let stream: AbortController | null = null;
  /** Tries that failed since the last connection broke. */
  let lost = 0;

  /** Where none comes through, what it would tell is asked for with every further try; a server that starts anew is soon back. */
  const missed = () => {
    lost += 1;
    if (lost > 1) listener?.opened(false);
  };
  const stopStream = () => {
    stream?.abort();
    stream = null;
  };
  const followWith = async ({ token }: VisitorSession) => {
    stopStream();
    const mine = new AbortController();
    stream = mine;
    const script = await loadLive().catch(() => null);
    if (script === null) {
      await deps.live.pause(LOAD_AGAIN_MS, mine.signal);
      missed();
    }
    await script?.followLiveStream(
      deps.live,
      { token, origin, position: null, signal: mine.signal },
      {
        onOpen: (resumed) => {
          // Its break is no try.
          lost = -1;
          listener?.opened(resumed);
        },
        onLost: missed,
        onUpdate: (update) => {
          update satisfies ChatUpdate | { readonly kind: NotOfChats };
          if (update.kind === 'chat-message-sent' || update.kind === 'conversation-status-changed')
            listener?.heard(update);
          // Most often in another tab.
          else if (update.kind === 'conversation-read') listener?.read();
        },
        // The next message asks for another session; until then there is nothing to hear.
        onSessionOver: () => undefined,
      },
    );
    if (stream === mine) stream = null;
    if (script === null) follow();
  };
  /** A page that nobody looks at needs no connection; it catches up when it is looked at again. */
  const follow = () => {
    const session = sessions.current();
    if (page.visibilityState === 'hidden') stopStream();
    else if (listener && !stream && session) void followWith(session);
  };

  /** With the session there is; once more with the next one when the server no longer takes it. */
  const callAs = async <Answer>(session: VisitorSession, order: Omit<Call, 'token'>): Promise<Answer> => {
    try {
      return await call<Answer>({ ...order, token: session.token });
    } catch (error) {
      if (!(error instanceof ChatFailure) || error.status !== 401) throw error;
      const next = await sessions.renew(session);
      if (next.token !== session.token) stopStream();
      return call<Answer>({ ...order, token: next.token });
    }
  };

  const post: PostAsVisitor = async <Answer>(path: string, body?: Call['body']) => {
    const session = sessions.current();
    return session ? callAs<Answer>(session, body ? { path, body } : { path }) : undefined;
  };
  return {
    history: async () => {
      const session = deps.isIdentified ? await sessions.ensure() : sessions.current();
      if (session === null) return { messages: [], status: 'assistant', unread_count: 0 };
      const messages = await callAs<readonly ChatMessage[]>(session, { path: '/chat/history' });
      const state = await callAs<ChatState>(session, { path: '/chat/state' });
      follow();
      return { ...state, messages };
    },
    send: async (message, clientMessageId) => {
      const session = await sessions.ensure();
      const body = { message, client_message_id: clientMessageId };
      const reply = await callAs<ChatMessage>(session, { path: '/chat/message', body });
      sessions.keep();
      follow();
      return reply;
    },
    subscribe: (to) => {
      listener = to;
      page.addEventListener('visibilitychange', follow);
      return () => {
        listener = null;
        page.removeEventListener('visibilitychange', follow);
        stopStream();
      };
    },
    rate: (message_id, helpful) => post('/chat/rating', { message_id, helpful }),
    markRead: (message_id) => post('/chat/read', { message_id }),
    post,
  };
};
