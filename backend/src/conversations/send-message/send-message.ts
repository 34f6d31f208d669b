import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import type { Decision } from '@sternklar/event-store/decider';
import type { AssistantAnswer } from '../assistant/assistant.ts';
import { replies } from '../assistant/replies.ts';
import { type ConversationState, isWithPerson, type KnownSending } from '../conversation.ts';

export interface SendMessage {
  readonly conversationId: string;
  readonly accountId: string;
  readonly messageId: string;
  /** The id of the assistant's reply, if it replies. */
  readonly replyId: string;
  readonly text: string;
  readonly clientMessageId: string | null;
  /** What the assistant says to it, if it has the conversation. */
  readonly answer: AssistantAnswer;
  readonly now: Date;
}

/** The sending that a customer's own id of a message stands for; null when there is none yet. */
export const earlierSending = (state: ConversationState, clientMessageId: string | null): KnownSending | null =>
  state.status === 'open' && clientMessageId !== null
    ? (state.sendings.find((sending) => sending.clientMessageId === clientMessageId) ?? null)
    : null;

/**
 * A customer writes, and the assistant replies in the same append; not while a person has the conversation. A message
 * that was sent before, by the customer's own id of it, changes nothing.
 */
export const sendMessage = (state: ConversationState, command: SendMessage): Decision<ConversationEvent> => {
  const { conversationId, accountId, messageId, text, clientMessageId, answer, now } = command;
  if (earlierSending(state, clientMessageId)) return [];
  const ids = { conversationId, accountId };
  const message = { ...ids, messageId, sender: 'user' as const, text, clientMessageId };
  if (isWithPerson(state, now)) return [{ type: 'MessageSent', data: message }];

  const waiting = state.status === 'open' && state.personRequested;
  const said = answer.personWanted && waiting ? replies.personRequestedAgain : answer.text;
  const reply = { ...ids, messageId: command.replyId, sender: 'assistant' as const, text: said, clientMessageId: null };
  return [
    { type: 'MessageSent', data: message },
    { type: 'MessageSent', data: reply },
    ...(answer.personWanted && !waiting ? [{ type: 'PersonRequested' as const, data: ids }] : []),
  ];
};
