import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { isSessionOver } from '../api/api-error.ts';
import { verbatim } from '../texts/verbatim.ts';
import type { Toasts } from '../ui/toasts.ts';
import * as state from './chat-state.ts';
import type { ConversationApi } from './conversation-api.ts';
import { draftFacts } from './message-text.ts';

export interface ChatDeps {
  readonly conversations: ConversationApi;
  readonly toasts: Pick<Toasts, 'bad'>;
  readonly now: () => Date;
  readonly nextId: () => string;
  /** Whose chat this is; null while nobody knows. Administrators hear of everybody's. */
  readonly ownId: () => string | null;
  /** Keeps a failure for whoever looks into it, and tells nobody. */
  readonly log: (words: string, error: unknown) => void;
  /** The server no longer knows the session. */
  readonly sessionOver: () => void;
}

export interface Chat {
  state(): state.ChatState;
  subscribe(listener: () => void): () => void;
  /** Loads the history, and from now on listens to what is heard live. */
  start(): void;
  stop(): void;
  reload(): Promise<void>;
  open(): void;
  close(): void;
  /** Answers whether the message goes out: not when there is nothing in it, nor while another one is on its way. */
  send(text: string): boolean;
  /** Sends a message again that did not arrive. */
  resend(clientId: string): void;
  /** The live stream stands; `resumed` is false when updates before it may have been missed. */
  liveOpened(resumed: boolean): void;
  liveUpdated(update: LiveUpdate): void;
}

type Outgoing = Omit<state.WrittenMessage, 'delivery'>;

/** Everything the chat knows and does, apart from how it looks. */
export const createChat = (deps: ChatDeps): Chat => {
  const { conversations, toasts } = deps;
  const listeners = new Set<() => void>();
  let current = state.initialChat;
  let active = false;
  let loading: Promise<void> | null = null;
  let loadAgain = false;
  /** Something was heard while a message was on its way: most likely that message itself and its reply. */
  let heardMeanwhile = false;

  const change = (step: (now: state.ChatState) => state.ChatState) => {
    const next = step(current);
    if (!active || next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };

  const loadOnce = async () => {
    loadAgain = false;
    change(state.historyLoading);
    try {
      const rows = await conversations.history();
      change((now) => state.historyLoaded(now, rows));
    } catch (error) {
      deps.log('The chat history could not be loaded.', error);
      change(state.historyFailed);
    }
  };
  const loadUntilCurrent = async () => {
    do await loadOnce();
    while (loadAgain && active);
    loading = null;
  };
  /** One request at a time; what is asked for meanwhile is answered by one more. */
  const reload = (): Promise<void> => {
    loadAgain = loading !== null;
    loading ??= loadUntilCurrent();
    return loading;
  };

  const isMissing = (clientId: string) => current.written.some((written) => written.clientId === clientId);

  const deliver = async (message: Outgoing) => {
    heardMeanwhile = false;
    change((now) => state.sending(now, message));
    try {
      const reply = await conversations.send(message.text, message.clientId);
      change((now) => state.answered(now, message, reply));
    } catch (error) {
      // The message may have arrived, and only its answer got lost.
      if (heardMeanwhile) await reload();
      if (!active || !isMissing(message.clientId)) return;
      change((now) => state.sendingFailed(now, message.clientId));
      if (isSessionOver(error)) deps.sessionOver();
      else toasts.bad(verbatim.messageNotSent);
    }
  };

  const messageHeard = ({ message_id: id, sender }: Extract<LiveUpdate, { kind: 'chat-message-sent' }>) => {
    if (state.knows(current, id)) return;
    if (sender === 'admin') change((now) => state.personReplied(now, id));
    if (sender !== 'admin' && state.isSending(current)) heardMeanwhile = true;
    else void reload();
  };

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      active = true;
      void reload();
    },
    stop: () => {
      active = false;
    },
    reload,
    open: () => {
      change(state.opened);
      if (current.phase === 'failed') void reload();
    },
    close: () => change(state.closed),
    send: (text) => {
      if (!draftFacts(text).isSendable || state.isSending(current)) return false;
      void deliver({ clientId: deps.nextId(), text: text.trim(), at: deps.now().toISOString() });
      return true;
    },
    resend: (clientId) => {
      const message = current.written.find((written) => written.clientId === clientId);
      if (message?.delivery === 'failed' && !state.isSending(current)) void deliver(message);
    },
    liveOpened: (resumed) => {
      if (active && !resumed) void reload();
    },
    liveUpdated: (update) => {
      if (!active || update.user_id !== deps.ownId()) return;
      if (update.kind === 'chat-message-sent') messageHeard(update);
      if (update.kind === 'conversation-status-changed') change((now) => state.statusHeard(now, update.status));
    },
  };
};
