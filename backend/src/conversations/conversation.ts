import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import type { AttentionReason } from '@sternklar/contracts/conversations/attention';
import {
  type ConversationEvent,
  type ConversationMessage,
  participantIn,
} from '@sternklar/contracts/conversations/conversation.events';
import type { TakenOver } from '@sternklar/contracts/conversations/conversation-holder';
import { type ConversationFacts, conversationStatus } from '@sternklar/contracts/conversations/conversation-status';
import type { Participant } from '@sternklar/contracts/conversations/participant';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { StreamType } from '@sternklar/event-store/decider';
import {
  type AnswersByMail,
  afterAnswerByMail,
  afterSeen,
  NO_ANSWERS_BY_MAIL,
} from './answer-by-mail/visitor-contact.ts';
import { type News, newsAfter, type Unread, unreadAfter, withNews, withUnread } from './unread.ts';

export type RecordedMessage = RecordedEvent<ConversationMessage>;

/** A message that was sent with an id of its sender's own, and the assistant's reply (null: a person has the conversation). */
export interface KnownSending {
  readonly clientMessageId: string;
  readonly message: RecordedMessage;
  readonly reply: RecordedMessage | null;
}

export interface Rating {
  readonly messageId: string;
  readonly helpful: boolean;
}

export interface BegunConversation extends ConversationFacts {
  readonly status: 'begun';
  readonly participant: Participant;
  /** Names the conversation to admins; null while only others have written. */
  readonly firstUserMessageId: string | null;
  /** The newest sendings, by which a repeated one is known. */
  readonly sendings: readonly KnownSending[];
  /** What the customer has not seen, oldest first. */
  readonly news: readonly News[];
  /** The customer's messages that nobody of the team has read. */
  readonly unreadByTeam: Unread | null;
  /** Why a person must see it at once, as long as none has. */
  readonly attention: readonly AttentionReason[];
  /** Who of the team has it, until that runs out; null: nobody. */
  readonly takenOver: TakenOver | null;
  /** The team's newest reply; null while there is none. */
  readonly newestReply: { readonly messageId: string; readonly by: string | null } | null;
  /** The customer's newest messages, oldest first: what a question that leans on them is about. */
  readonly asked: readonly string[];
  /** What was said of answers, the newest last; a few, to know a repeated word. */
  readonly ratings: readonly Rating[];
  /** A visitor's: where to announce answers, and what was announced. */
  readonly byMail: AnswersByMail;
  /** ISO 8601: of the newest message, whoever wrote it, or of the beginning. */
  readonly lastMessageAt: string;
}

export type ConversationState = { readonly status: 'none' } | { readonly status: 'erased' } | BegunConversation;

/** Repeats come within seconds or minutes; nobody writes this many messages meanwhile. */
const MAX_SENDINGS = 20;
const MAX_ASKED = 2;
const MAX_RATINGS = 20;

const NOBODYS = { withPersonUntil: null, personRequested: false };

const begunBy = (participant: Participant, at: string): BegunConversation => ({
  status: 'begun',
  participant,
  ...NOBODYS,
  resolved: false,
  firstUserMessageId: null,
  sendings: [],
  news: [],
  unreadByTeam: null,
  attention: [],
  takenOver: null,
  newestReply: null,
  asked: [],
  ratings: [],
  byMail: NO_ANSWERS_BY_MAIL,
  lastMessageAt: at,
});

const accountBehind = ({ metadata: { actor } }: RecordedEvent): string | null =>
  actor.kind === 'account' ? actor.id : null;

/** Who writes has read what the other side wrote before. */
const afterMessage = (before: BegunConversation, event: RecordedMessage): BegunConversation => {
  const { version, recordedAt, data } = event;
  const state = { ...before, lastMessageAt: recordedAt };
  switch (data.sender) {
    case 'user':
      return {
        ...state,
        firstUserMessageId: state.firstUserMessageId ?? data.messageId,
        sendings: withSending(state.sendings, event),
        asked: data.text === null ? state.asked : [...state.asked, data.text].slice(-MAX_ASKED),
        news: [],
        byMail: afterSeen(state.byMail, recordedAt),
        unreadByTeam: withUnread(state.unreadByTeam, version),
      };
    case 'assistant':
      return { ...state, sendings: withReply(state.sendings, event) };
    case 'admin':
      return {
        ...state,
        ...withPersonFrom(recordedAt),
        news: withNews(state.news, { what: 'reply', version, at: recordedAt }),
        newestReply: { messageId: data.messageId, by: accountBehind(event) },
        unreadByTeam: null,
        attention: [],
      };
  }
};

const withSending = (sendings: readonly KnownSending[], message: RecordedMessage): readonly KnownSending[] => {
  const { clientMessageId } = message.data;
  return clientMessageId === null
    ? sendings
    : [...sendings, { clientMessageId, message, reply: null }].slice(-MAX_SENDINGS);
};

/** The assistant replies in the same append, so the message before is the one it answers. */
const withReply = (sendings: readonly KnownSending[], reply: RecordedMessage): readonly KnownSending[] => {
  const newest = sendings.at(-1);
  const answered = newest?.message.version === reply.version - 1;
  return newest && answered ? [...sendings.slice(0, -1), { ...newest, reply }] : sendings;
};

const withPersonFrom = (recordedAt: string) => ({
  withPersonUntil: new Date(Date.parse(recordedAt) + WITH_PERSON_MS),
  personRequested: false,
});

const evolve = (state: ConversationState, event: RecordedEvent<ConversationEvent>): ConversationState => {
  if (state.status === 'erased') return state;
  const begun = state.status === 'none' ? begunBy(participantIn(event), event.recordedAt) : state;
  const { version, recordedAt: at } = event;
  switch (event.type) {
    case 'MessageSent':
    case 'VisitorMessageSent':
      return afterMessage(begun, event);
    case 'PersonRequested':
      return { ...begun, personRequested: true };
    case 'AttentionCalled':
      return { ...begun, attention: [...new Set([...begun.attention, event.data.reason])] };
    case 'ConversationHandedToPerson':
      return { ...begun, ...withPersonFrom(at) };
    case 'ConversationHandedBack':
      return { ...begun, ...NOBODYS, attention: [], takenOver: null };
    case 'ConversationResolved':
      return {
        ...begun,
        ...NOBODYS,
        resolved: true,
        attention: [],
        takenOver: null,
        news: withNews(begun.news, { what: 'resolved', version, at }),
      };
    case 'ConversationReopened': {
      const news = begun.news.filter(({ what }) => what !== 'resolved');
      return { ...begun, ...NOBODYS, resolved: false, news };
    }
    case 'ConversationTakenOver': {
      const by = accountBehind(event);
      return { ...begun, takenOver: by === null ? null : { by, at } };
    }
    case 'ConversationLetGo':
      return { ...begun, takenOver: null };
    case 'ConversationReadByParticipant':
      return { ...begun, news: newsAfter(begun.news, event.data.upTo), byMail: afterSeen(begun.byMail, at) };
    case 'ConversationReadByTeam':
      return { ...begun, unreadByTeam: unreadAfter(begun.unreadByTeam, event.data.upTo) };
    case 'AnswerRated': {
      const { messageId, helpful } = event.data;
      const others = begun.ratings.filter((one) => one.messageId !== messageId);
      return { ...begun, ratings: [...others, { messageId, helpful }].slice(-MAX_RATINGS) };
    }
    case 'VisitorContactGiven':
    case 'VisitorContactWithdrawn':
    case 'VisitorAttributesGiven':
    case 'AnswerLinkIssued':
    case 'AnswerLinkUsed':
      return { ...begun, byMail: afterAnswerByMail(begun.byMail, event) };
    case 'VisitorConversationErased':
      return { status: 'erased' };
  }
};

/** Whether a person has the conversation at `now`, so that the assistant is silent. */
export const isWithPerson = (state: ConversationState, now: Date): boolean =>
  state.status === 'begun' && conversationStatus(state, now) === 'person';

/** A customer's or visitor's one conversation: with the assistant, with a person, or resolved; a visitor's also erased. */
export const conversationStreamType: StreamType<ConversationState, ConversationEvent> = {
  initialState: { status: 'none' },
  evolve,
};
