import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { type ConversationStatus, conversationStatus } from '@sternklar/contracts/conversations/conversation-status';

/** A message written here that the server does not have yet, as far as is known. */
export interface WrittenMessage {
  readonly clientId: string;
  readonly text: string;
  readonly at: string;
  readonly delivery: 'sending' | 'failed';
}

/** One message as it is shown. `delivery` is 'kept' once the server has it. */
export interface ShownMessage extends Omit<ChatMessage, 'client_message_id'> {
  readonly delivery: 'kept' | WrittenMessage['delivery'];
}

export interface ChatState {
  /** Whether the history was read. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** What the server has, oldest first. */
  readonly kept: readonly ChatMessage[];
  /** What it does not have yet, oldest first. */
  readonly written: readonly WrittenMessage[];
  /** Acknowledgements, which the server does not keep, by the id that this browser gave the message they answer. */
  readonly notes: Readonly<Record<string, ChatMessage>>;
  readonly isOpen: boolean;
  /** Replies of people that came while the window was closed, by id. */
  readonly unread: ReadonlySet<string>;
  /** A person was asked for and has not replied, as far as was heard live. */
  readonly personRequested: boolean;
}

export const initialChat: ChatState = {
  phase: 'loading',
  kept: [],
  written: [],
  notes: {},
  isOpen: false,
  unread: new Set(),
  personRequested: false,
};

const isSame = (one: ChatMessage, other: ChatMessage) =>
  one.id === other.id || (one.client_message_id !== null && one.client_message_id === other.client_message_id);

export const knows = ({ kept }: ChatState, messageId: string): boolean => kept.some(({ id }) => id === messageId);

/** A history read a moment too early must not undo what came meanwhile; messages are never taken away from its end. */
const withLater = (rows: readonly ChatMessage[], known: readonly ChatMessage[]): readonly ChatMessage[] => {
  const last = rows.at(-1)?.created_at ?? '';
  const later = known.filter((message) => message.created_at >= last && !rows.some((row) => isSame(row, message)));
  return [...rows, ...later];
};

export const historyLoading = (state: ChatState): ChatState =>
  state.phase === 'failed' ? { ...state, phase: 'loading' } : state;

/** Drops what was written here and turns out to have arrived, although no answer came. */
export const historyLoaded = (state: ChatState, rows: readonly ChatMessage[]): ChatState => {
  const kept = withLater(rows, state.kept);
  const arrived = new Set(kept.map((message) => message.client_message_id));
  return { ...state, phase: 'ready', kept, written: state.written.filter(({ clientId }) => !arrived.has(clientId)) };
};

export const historyFailed = (state: ChatState): ChatState =>
  state.phase === 'ready' ? state : { ...state, phase: 'failed' };

/** A message goes out, for the first time or once more; it stands at the end, where it will be when it arrives. */
export const sending = (state: ChatState, message: Omit<WrittenMessage, 'delivery'>): ChatState => ({
  ...state,
  written: [
    ...state.written.filter(({ clientId }) => clientId !== message.clientId),
    { ...message, delivery: 'sending' },
  ],
});

export const sendingFailed = (state: ChatState, failedId: string): ChatState => ({
  ...state,
  written: state.written.map((message) =>
    message.clientId === failedId ? { ...message, delivery: 'failed' } : message,
  ),
});

const ownMessage = ({ clientId, text, at }: Omit<WrittenMessage, 'delivery'>): ChatMessage => ({
  id: clientId,
  sender: 'user',
  sender_label: null,
  message: text,
  created_at: at,
  client_message_id: clientId,
});

/** The server has the message, and answered it: with a reply that it keeps too, or with an acknowledgement. */
export const answered = (
  state: ChatState,
  message: Omit<WrittenMessage, 'delivery'>,
  reply: ChatMessage,
): ChatState => {
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

export const opened = (state: ChatState): ChatState => ({ ...state, isOpen: true, unread: new Set() });

export const closed = (state: ChatState): ChatState => ({ ...state, isOpen: false });

/** A person replied: counted as long as nobody sees it. */
export const personReplied = (state: ChatState, messageId: string): ChatState => ({
  ...state,
  personRequested: false,
  unread: state.isOpen || knows(state, messageId) ? state.unread : new Set([...state.unread, messageId]),
});

export const statusHeard = (state: ChatState, status: ConversationStatus): ChatState => ({
  ...state,
  personRequested: status === 'person_requested',
});

export const isSending = ({ written }: ChatState): boolean => written.some(({ delivery }) => delivery === 'sending');

/** All messages in the order in which they are read. */
export const shownMessages = ({ kept, written, notes }: ChatState): readonly ShownMessage[] => [
  ...kept.flatMap((message) => {
    const note = message.client_message_id === null ? undefined : notes[message.client_message_id];
    return (note === undefined ? [message] : [message, note]).map((shown) => ({ ...shown, delivery: 'kept' as const }));
  }),
  ...written.map((message) => ({ ...ownMessage(message), delivery: message.delivery })),
];

/** Who has the conversation at `now`, as the server computes it. */
export const statusAt = ({ kept, personRequested }: ChatState, now: Date): ConversationStatus => {
  const reply = kept.findLast(({ sender }) => sender === 'admin');
  const withPersonUntil = reply === undefined ? null : new Date(Date.parse(reply.created_at) + WITH_PERSON_MS);
  return conversationStatus({ withPersonUntil, personRequested }, now);
};
