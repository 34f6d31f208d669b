import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import type { ChatMessage, SaidSentence } from '@sternklar/contracts/conversations/conversation.api';
import type { ConversationStatus } from '@sternklar/contracts/conversations/conversation-status';
import type { ChatHistory } from './chat-transport.ts';
import { arriving, COME_APART, ofKeptReplies, sentencesIn, withSentence } from './said-sentences.ts';
import type { ShownMessage, WrittenMessage } from './shown-message.ts';

type Outgoing = Pick<WrittenMessage, 'clientId' | 'text' | 'at'>;

export interface ConversationState {
  /** Whether the history was read. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** What the server has, oldest first. */
  readonly kept: readonly ChatMessage[];
  /** What it does not have yet, oldest first. */
  readonly written: readonly WrittenMessage[];
  /** Acknowledgements, which the server does not keep, by the id that this browser gave the message they answer. */
  readonly notes: Readonly<Record<string, ChatMessage>>;
  /** Sentences of replies, in the order in which they came; of the newest reply also before it is whole. */
  readonly said: readonly SaidSentence[];
  readonly isOpen: boolean;
  /** Replies of people that were not read, by id; none while the window is open. */
  readonly unread: ReadonlySet<string>;
  /** The status that the server told, and no person has replied since; null when it told none. */
  readonly heard: ConversationStatus | null;
}

export const initialConversation: ConversationState = {
  phase: 'loading',
  kept: [],
  written: [],
  notes: {},
  said: [],
  isOpen: false,
  unread: new Set(),
  heard: null,
};

const isSame = (one: ChatMessage, other: ChatMessage) =>
  one.id === other.id || (one.client_message_id !== null && one.client_message_id === other.client_message_id);

export const knows = ({ kept }: ConversationState, messageId: string): boolean =>
  kept.some(({ id }) => id === messageId);

/** A history read a moment too early must not undo what came meanwhile; messages are never taken away from its end. */
const withLater = (rows: readonly ChatMessage[], known: readonly ChatMessage[]): readonly ChatMessage[] => {
  const last = rows.at(-1)?.created_at ?? '';
  return rows.concat(
    known.filter((message) => message.created_at >= last && !rows.some((row) => isSame(row, message))),
  );
};

/** Questions that were offered with a reply are not kept with it by the server. */
const withSuggestions = (row: ChatMessage, known: readonly ChatMessage[]): ChatMessage => {
  const suggestions = known.find(({ id }) => id === row.id)?.suggestions;
  return suggestions ? { ...row, suggestions } : row;
};

export const historyLoading = (state: ConversationState): ConversationState =>
  state.phase === 'failed' ? { ...state, phase: 'loading' } : state;

const repliesOfPeople = (kept: readonly ChatMessage[]) => kept.filter(({ sender }) => sender === 'admin');

/** Drops what was written here and turns out to have arrived, although no answer came. */
export const historyLoaded = (state: ConversationState, history: ChatHistory): ConversationState => {
  const kept = withLater(history.messages, state.kept).map((row) => withSuggestions(row, state.kept));
  const replies = state.isOpen ? [] : repliesOfPeople(kept).reverse().slice(0, history.unread_count);
  const written = state.written.filter(
    ({ clientId }) => !kept.some((message) => message.client_message_id === clientId),
  );
  return {
    ...state,
    phase: 'ready',
    kept,
    written,
    heard: history.status,
    unread: new Set([
      ...replies.map(({ id }) => id),
      // Told of already, but not yet in this history.
      ...[...state.unread].filter((told) => !kept.some(({ id }) => id === told)),
    ]),
  };
};

export const historyFailed = (state: ConversationState): ConversationState =>
  state.phase === 'ready' ? state : { ...state, phase: 'failed' };

/** A message goes out, for the first time or once more; it stands at the end, where it will be when it arrives. */
export const sending = (state: ConversationState, { clientId, text, at }: Outgoing): ConversationState => ({
  ...state,
  // Of an answer that never became whole nothing is kept once it is asked for again.
  ...(COME_APART && { said: ofKeptReplies(state, (id) => knows(state, id)) }),
  written: [
    ...state.written.filter((message) => message.clientId !== clientId),
    { clientId, text, at, delivery: 'sending', reason: null },
  ],
});

export const sentenceSaid = (state: ConversationState, sentence: SaidSentence): ConversationState => ({
  ...state,
  said: withSentence(state, sentence),
});

export const sendingFailed = (
  state: ConversationState,
  failedId: string,
  reason: string | null,
): ConversationState => ({
  ...state,
  written: state.written.map((message) =>
    message.clientId === failedId ? { ...message, delivery: 'failed', reason } : message,
  ),
});

const ownMessage = ({ clientId, text, at }: Outgoing): ChatMessage => ({
  id: clientId,
  sender: 'user',
  sender_label: null,
  message: text,
  created_at: at,
  client_message_id: clientId,
});

/** The server has the message, and answered it: with a reply that it keeps too, or with an acknowledgement. */
export const answered = (state: ConversationState, message: Outgoing, reply: ChatMessage): ConversationState => {
  const { clientId } = message;
  const own = { ...ownMessage(message), created_at: reply.created_at };
  const isNote = reply.sender === 'system';
  const news = [own, ...(isNote ? [] : [reply])].filter((one) => !state.kept.some((other) => isSame(one, other)));
  return {
    ...state,
    kept: [...state.kept, ...news],
    written: state.written.filter((other) => other.clientId !== clientId),
    notes: isNote ? { ...state.notes, [clientId]: reply } : state.notes,
  };
};

export const opened = (state: ConversationState): ConversationState => ({ ...state, isOpen: true, unread: new Set() });

/** Seen elsewhere. */
export const read = (state: ConversationState): ConversationState =>
  state.unread.size ? { ...state, unread: new Set() } : state;

export const closed = (state: ConversationState): ConversationState => ({ ...state, isOpen: false });

/** A person replied: counted as long as nobody sees it. */
export const personReplied = (state: ConversationState, messageId: string): ConversationState => ({
  ...state,
  heard: null,
  unread: state.isOpen || knows(state, messageId) ? state.unread : new Set([...state.unread, messageId]),
});

export const statusHeard = (state: ConversationState, heard: ConversationStatus): ConversationState => ({
  ...state,
  heard,
});

export const rated = (state: ConversationState, messageId: string, helpful: boolean): ConversationState => ({
  ...state,
  kept: state.kept.map((message) => (message.id === messageId ? { ...message, helpful } : message)),
});

export const isSending = ({ written }: ConversationState): boolean =>
  written.some(({ delivery }) => delivery === 'sending');

/** All messages in the order in which they are read. */
export const shownMessages = (state: ConversationState): readonly ShownMessage[] => {
  const coming = COME_APART ? arriving(state, { isKept: (id) => knows(state, id), isSending: isSending(state) }) : [];
  return [
    ...state.kept.flatMap((message) => {
      const note = message.client_message_id === null ? undefined : state.notes[message.client_message_id];
      return (note === undefined ? [message] : [message, note]).map((shown) => ({
        ...shown,
        delivery: 'kept' as const,
        reason: null,
        ...(COME_APART && { sentences: sentencesIn(state, shown) }),
      }));
    }),
    ...state.written.map((message) => ({
      ...ownMessage(message),
      // Whoever is answered was heard.
      delivery:
        COME_APART && message.delivery === 'sending' && coming.length > 0 ? ('kept' as const) : message.delivery,
      reason: message.reason,
    })),
    ...(COME_APART ? coming : []),
  ];
};

const lastReplyOfPerson = ({ kept }: ConversationState): ChatMessage | undefined => repliesOfPeople(kept).pop();

/** Who has the conversation at `now`: as the server told, else as the server computes it. */
export const statusAt = (state: ConversationState, now: Date): ConversationStatus => {
  const { heard } = state;
  // With a person it stays for a day only, and nobody tells when that is over.
  if (heard !== null && heard !== 'person') return heard;
  const reply = lastReplyOfPerson(state);
  return reply !== undefined && Date.parse(reply.created_at) + WITH_PERSON_MS > now.getTime() ? 'person' : 'assistant';
};
