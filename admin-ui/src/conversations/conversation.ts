import { ADMIN_CHAT_CARD_MESSAGES } from '@sternklar/contracts/constants';
import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { ConversationStatus } from '@sternklar/contracts/conversations/conversation-status';

type Conversation = Pick<AdminConversation, 'messages' | 'message_count'>;

/** What a reply refers to: the customer's first message. Null when the customer has written none. */
export const replyTarget = ({ messages }: Pick<AdminConversation, 'messages'>): string | null =>
  messages.find(({ sender }) => sender === 'user')?.id ?? null;

const WAITS: Readonly<Record<ConversationStatus, boolean>> = {
  assistant: false,
  person_requested: true,
  person: true,
  resolved: false,
};

/** How many unread messages wait for a person; 0 where the assistant answers, or nothing more is to do. */
export const waitingCount = ({ status, unread_count }: Pick<AdminConversation, 'status' | 'unread_count'>): number =>
  WAITS[status] ? unread_count : 0;

/** On whose page a visitor writes, as far as that is known; null for customers. */
export const visitorMark = ({ visitor }: Pick<AdminConversation, 'visitor'>): string | null => {
  if (visitor === null) return null;
  return visitor.partner_name === null ? 'Besucher' : `Besucher über ${visitor.partner_name}`;
};

/** Tells conversations without an account apart: the last digits of the visitor's id, or of the conversation's own. */
export const strangerMark = ({ visitor, id }: Pick<AdminConversation, 'visitor' | 'id'>): string =>
  (visitor?.id ?? id).slice(-4).toUpperCase();

/** Whose a conversation is, in plain words; `unknown` stands for people without an account. */
export const nameOf = (conversation: Pick<AdminConversation, 'user' | 'visitor' | 'id'>, unknown: string): string =>
  conversation.user?.email ?? `${unknown} ${strangerMark(conversation)}`;

/** Of an erased account: it is resolved, and nobody would read an answer. */
export const isOfNobody = ({ user, visitor }: Pick<AdminConversation, 'user' | 'visitor'>): boolean =>
  user === null && visitor === null;

const SENDER: Readonly<Record<ChatMessage['sender'], string>> = {
  user: 'Benutzer',
  admin: 'Admin',
  assistant: 'KI-Assistent',
  system: 'KI-Assistent',
};

export const senderLabel = ({ sender }: Pick<ChatMessage, 'sender'>): string => SENDER[sender];

/** Messages that follow one another, and how many are left out behind them. */
export interface Stretch {
  readonly messages: readonly ChatMessage[];
  readonly leftOut: number;
}

/**
 * What a card shows: the oldest five, or all that the server gave. Of a long conversation that is the oldest five and
 * the newest ones, with a gap between them.
 */
export const stretchesOf = ({ messages, message_count: count }: Conversation, isWhole: boolean): readonly Stretch[] => {
  const oldest = messages.slice(0, ADMIN_CHAT_CARD_MESSAGES);
  if (!isWhole) return [{ messages: oldest, leftOut: 0 }];
  const leftOut = count - messages.length;
  if (leftOut <= 0) return [{ messages, leftOut: 0 }];
  return [
    { messages: oldest, leftOut },
    { messages: messages.slice(ADMIN_CHAT_CARD_MESSAGES), leftOut: 0 },
  ];
};
