import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type BegunConversation, type ConversationState, isWithPerson } from '../conversation.ts';
import type { ConversationIds } from '../conversation-id.ts';
import { messageIn } from '../conversation-message.ts';

export interface ReplyAsAdmin {
  readonly conversation: ConversationIds;
  readonly messageId: string;
  /** The message by which the admin names the conversation. */
  readonly repliesTo: string;
  readonly text: string;
  /** What becomes of the conversation with the reply; null: a person has it. */
  readonly afterwards: 'hand_back' | 'resolve' | null;
  readonly now: Date;
}

type Ending = Exclude<
  ConversationEvent['type'],
  `${string}Message${string}` | `${string}ReadBy${string}` | `${string}Erased` | 'AttentionCalled'
>;

/** What is recorded behind the reply. A reply makes a resolved conversation an open one unless it is to stay resolved. */
const endingOf = (state: BegunConversation, { afterwards, now }: ReplyAsAdmin): readonly Ending[] => {
  switch (afterwards) {
    case 'hand_back':
      return ['ConversationHandedBack'];
    case 'resolve':
      return ['ConversationResolved'];
    case null:
      return isWithPerson(state, now) ? [] : ['ConversationHandedToPerson'];
  }
};

/** An admin writes; in the same append the conversation is handed to a person, back to the assistant, or resolved. */
export const replyAsAdmin = (
  state: ConversationState,
  command: ReplyAsAdmin,
): Decision<ConversationEvent, 'not-first-user-message'> => {
  const { conversation, messageId, repliesTo, text } = command;
  if (state.status !== 'begun' || state.firstUserMessageId !== repliesTo) return reject('not-first-user-message');
  const opening: readonly Ending[] = state.resolved ? ['ConversationReopened'] : [];
  const step = (type: Ending) => ({ type, data: conversation });
  return [
    ...opening.map(step),
    messageIn(conversation, { messageId, sender: 'admin', text, clientMessageId: null }),
    ...endingOf(state, command).map(step),
  ];
};
