import type { ChatListener, ChatTransport, ChatUpdate } from './chat-transport.ts';
import * as state from './conversation-state.ts';
import { draftFacts } from './message-text.ts';
import { COME_APART } from './said-sentences.ts';
import type { WrittenMessage } from './shown-message.ts';

export interface ConversationDeps {
  readonly transport: ChatTransport;
  readonly now: () => Date;
  readonly nextId: () => string;
  /** Keeps a failure for whoever looks into it, and tells nobody. */
  readonly log: (words: string, error: unknown) => void;
  /** Told of a message that did not arrive; answers what people read beside it, or null when they are told elsewhere. */
  readonly sendFailed: (error: unknown) => string | null;
}

export interface Conversation {
  state(): state.ConversationState;
  subscribe(listener: () => void): () => void;
  /** Loads the history, and from now on listens to what is heard live. */
  start(): void;
  stop(): void;
  reload(): Promise<void>;
  open(): void;
  close(): void;
  /** Answers whether the message goes out: not when there is nothing in it, nor while another one is on its way. */
  send(text: string): boolean;
  /** Says whether an answer helped; it shows once the server knows. */
  rate(messageId: string, helpful: boolean): void;
  /** Sends a message again that did not arrive. */
  resend(clientId: string): void;
}

type Outgoing = Pick<WrittenMessage, 'clientId' | 'text' | 'at'>;

/** Everything the chat knows and does, apart from how it looks. */
export const createConversation = (deps: ConversationDeps): Conversation => {
  const { transport } = deps;
  const listeners = new Set<() => void>();
  let current = state.initialConversation;
  let stopListening: (() => void) | null = null;
  let loading: Promise<void> | null = null;
  let loadAgain = false;
  /** Something was heard while a message was on its way: most likely that message itself and its reply. */
  let heardMeanwhile = false;
  let marked = '';

  const isActive = () => stopListening !== null;
  const change = (step: (now: state.ConversationState) => state.ConversationState) => {
    const next = step(current);
    if (!isActive() || next === current) return;
    current = next;
    for (const listener of listeners) listener();
    markRead();
  };
  /**
   * Once for everything of the team that is on the screen. That it is resolved stands below the last message which the server
   * knows, too: an own one may have this browser's id. A mark that gets lost is set with the next one.
   */
  const markRead = () => {
    const isResolved = current.heard === 'resolved';
    const last = current.kept.findLast(({ sender }) => sender === 'admin' || (isResolved && sender !== 'user'))?.id;
    if (!current.isOpen || !last || marked === last + isResolved) return;
    marked = last + isResolved;
    transport.markRead(last).catch((error: unknown) => deps.log('mark', error));
  };

  const loadOnce = async () => {
    loadAgain = false;
    change(state.historyLoading);
    try {
      const history = await transport.history();
      change((now) => state.historyLoaded(now, history));
    } catch (error) {
      deps.log('history', error);
      change(state.historyFailed);
    }
  };
  const loadUntilCurrent = async () => {
    do await loadOnce();
    while (loadAgain && isActive());
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
      const reply = await transport.send(
        message.text,
        message.clientId,
        COME_APART ? (sentence) => change((now) => state.sentenceSaid(now, sentence)) : undefined,
      );
      change((now) => state.answered(now, message, reply));
    } catch (error) {
      // The message may have arrived, and only its answer got lost.
      if (heardMeanwhile) await reload();
      if (!isActive() || !isMissing(message.clientId)) return;
      const reason = deps.sendFailed(error);
      change((now) => state.sendingFailed(now, message.clientId, reason));
    }
  };

  const messageHeard = ({ message_id: id, sender }: Extract<ChatUpdate, { kind: 'chat-message-sent' }>) => {
    if (state.knows(current, id)) return;
    if (sender === 'admin') change((now) => state.personReplied(now, id));
    if (sender !== 'admin' && state.isSending(current)) heardMeanwhile = true;
    else void reload();
  };
  const live: ChatListener = {
    opened: (resumed) => {
      if (!resumed) void reload();
    },
    heard: (update) => {
      if (update.kind === 'chat-message-sent') messageHeard(update);
      else {
        change((now) => state.statusHeard(now, update.status));
        // What is on its way may say how it was before.
        loadAgain = true;
      }
    },
    read: () => change(state.read),
  };

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      stopListening ??= transport.subscribe(live);
      void reload();
    },
    stop: () => {
      stopListening?.();
      stopListening = null;
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
    rate: (messageId, helpful) => {
      transport.rate(messageId, helpful).then(
        () => change((now) => state.rated(now, messageId, helpful)),
        (error: unknown) => deps.log('rate', error),
      );
    },
    resend: (clientId) => {
      const message = current.written.find((written) => written.clientId === clientId);
      if (message?.delivery === 'failed' && !state.isSending(current)) void deliver(message);
    },
  };
};
