import type { AnsweredAs } from '@sternklar/contracts/conversations/answered-as';
import type { AttentionReason } from '@sternklar/contracts/conversations/attention';
import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { AssistantAnswer } from '../assistant/assistant.ts';
import { replies } from '../assistant/replies.ts';
import { type ConversationState, isWithPerson, type KnownSending } from '../conversation.ts';
import type { ConversationIds } from '../conversation-id.ts';
import { messageIn } from '../conversation-message.ts';

export interface SendMessage {
  readonly conversation: ConversationIds;
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
  state.status === 'begun' && clientMessageId !== null
    ? (state.sendings.find((sending) => sending.clientMessageId === clientMessageId) ?? null)
    : null;

/** What may end the contract is marked each time: when it arrived counts. */
const EACH_TIME: Readonly<Record<AttentionReason, boolean>> = {
  emergency: false,
  'account-taken': false,
  'termination-declared': true,
  'termination-supposed': true,
  'charge-disputed': false,
  unanswered: false,
};
/** Why a person must see the message; what the conversation is marked with already is not called for again, but a declaration is. */
const callsFor = ({ attention = [] }: AssistantAnswer, state: ConversationState) => {
  const known = state.status === 'begun' ? state.attention : [];
  return attention.filter((reason) => EACH_TIME[reason] || !known.includes(reason));
};

const ANSWERED: Readonly<Record<string, AnsweredAs>> = {
  unknown: 'not-known',
  clarify: 'asked-back',
  taught: 'taught',
};
const answeredAs = ({ about, isInPart }: AssistantAnswer): AnsweredAs =>
  isInPart ? 'in-part' : (ANSWERED[about] ?? 'known');

/**
 * A customer writes, and the assistant replies in the same append; not while a person has the conversation. A resolved one
 * is opened again with it. A message that was sent before, by the customer's own id of it, changes nothing; into an erased
 * conversation nobody writes any more.
 */
export const sendMessage = (state: ConversationState, command: SendMessage): Decision<ConversationEvent, 'erased'> => {
  const { conversation, messageId, replyId, text, clientMessageId, answer, now } = command;
  if (state.status === 'erased') return reject('erased');
  if (earlierSending(state, clientMessageId)) return [];
  const written = { messageId, sender: 'user' as const, text, clientMessageId };
  const called = callsFor(answer, state).map((reason) => ({
    type: 'AttentionCalled' as const,
    data: { ...conversation, messageId, reason },
  }));
  // A person has it and reads it; only who is in distress is told at once where help is.
  if (isWithPerson(state, now) && !answer.saidBesidePerson) return [messageIn(conversation, written), ...called];

  const isResolved = state.status === 'begun' && state.resolved;
  const waiting = state.status === 'begun' && state.personRequested;
  const said = answer.about === 'person' && waiting ? replies.personRequestedAgain : answer.text;
  return [
    ...(isResolved ? [{ type: 'ConversationReopened' as const, data: conversation }] : []),
    messageIn(conversation, { ...written, answered: answeredAs(answer) }),
    messageIn(conversation, { messageId: replyId, sender: 'assistant', text: said, clientMessageId: null }),
    ...called,
    ...(answer.personWanted && !waiting && !isWithPerson(state, now)
      ? [{ type: 'PersonRequested' as const, data: conversation }]
      : []),
  ];
};
