import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { type ConversationFacts, conversationStatus } from '@sternklar/contracts/conversations/conversation-status';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { StreamType } from '@sternklar/event-store/decider';

export type MessageSent = Extract<ConversationEvent, { type: 'MessageSent' }>;

/** A message that was sent with an id of its sender's own, and the assistant's reply (null: a person has the conversation). */
export interface KnownSending {
  readonly clientMessageId: string;
  readonly message: RecordedEvent<MessageSent>;
  readonly reply: RecordedEvent<MessageSent> | null;
}

export interface OpenConversation extends ConversationFacts {
  readonly status: 'open';
  /** Names the conversation to admins; null while only others have written. */
  readonly firstUserMessageId: string | null;
  /** The newest sendings, by which a repeated one is known. */
  readonly sendings: readonly KnownSending[];
}

export type ConversationState = { readonly status: 'none' } | OpenConversation;

/** Repeats come within seconds or minutes; nobody writes this many messages meanwhile. */
const MAX_SENDINGS = 20;

const opened: OpenConversation = {
  status: 'open',
  withPersonUntil: null,
  personRequested: false,
  firstUserMessageId: null,
  sendings: [],
};

const afterMessage = (state: OpenConversation, event: RecordedEvent<MessageSent>): OpenConversation => {
  const { sender, messageId, clientMessageId } = event.data;
  switch (sender) {
    case 'user': {
      const sending = clientMessageId === null ? [] : [{ clientMessageId, message: event, reply: null }];
      return {
        ...state,
        firstUserMessageId: state.firstUserMessageId ?? messageId,
        sendings: [...state.sendings, ...sending].slice(-MAX_SENDINGS),
      };
    }
    case 'assistant':
      return { ...state, sendings: withReply(state.sendings, event) };
    case 'admin':
      return withPersonFrom(state, event.recordedAt);
  }
};

/** The assistant replies in the same append, so the message before is the one it answers. */
const withReply = (sendings: readonly KnownSending[], reply: RecordedEvent<MessageSent>): readonly KnownSending[] => {
  const newest = sendings.at(-1);
  const answered = newest?.message.version === reply.version - 1;
  return newest && answered ? [...sendings.slice(0, -1), { ...newest, reply }] : sendings;
};

const withPersonFrom = (state: OpenConversation, recordedAt: string): OpenConversation => ({
  ...state,
  withPersonUntil: new Date(Date.parse(recordedAt) + WITH_PERSON_MS),
  personRequested: false,
});

const evolve = (state: ConversationState, event: RecordedEvent<ConversationEvent>): ConversationState => {
  const open = state.status === 'none' ? opened : state;
  switch (event.type) {
    case 'MessageSent':
      return afterMessage(open, event);
    case 'PersonRequested':
      return { ...open, personRequested: true };
    case 'ConversationHandedToPerson':
      return withPersonFrom(open, event.recordedAt);
  }
};

/** Whether a person has the conversation at `now`, so that the assistant is silent. */
export const isWithPerson = (state: ConversationState, now: Date): boolean =>
  state.status === 'open' && conversationStatus(state, now) === 'person';

/** A customer's one conversation, with the assistant or with a person. */
export const conversationStreamType: StreamType<ConversationState, ConversationEvent> = {
  initialState: { status: 'none' },
  evolve,
};
