import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type ConversationState, isWithPerson } from '../conversation.ts';

export interface ReplyAsAdmin {
  readonly conversationId: string;
  /** The customer's. */
  readonly accountId: string;
  readonly messageId: string;
  /** The message by which the admin names the conversation. */
  readonly repliesTo: string;
  readonly text: string;
  readonly now: Date;
}

/** An admin writes; if no person has the conversation, it is handed to one in the same append. */
export const replyAsAdmin = (
  state: ConversationState,
  { conversationId, accountId, messageId, repliesTo, text, now }: ReplyAsAdmin,
): Decision<ConversationEvent, 'not-first-user-message'> => {
  if (state.status === 'none' || state.firstUserMessageId !== repliesTo) return reject('not-first-user-message');
  const ids = { conversationId, accountId };
  return [
    { type: 'MessageSent', data: { ...ids, messageId, sender: 'admin', text, clientMessageId: null } },
    ...(isWithPerson(state, now) ? [] : [{ type: 'ConversationHandedToPerson' as const, data: ids }]),
  ];
};
