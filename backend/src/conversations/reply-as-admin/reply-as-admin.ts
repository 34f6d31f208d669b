import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type BegunConversation, type ConversationState, isWithPerson } from '../conversation.ts';
import type { ConversationIds } from '../conversation-id.ts';
import { messageIn } from '../conversation-message.ts';
import { otherHolder, takingOver } from '../hold-conversation/hold-conversation.ts';

export interface ReplyAsAdmin {
  readonly conversation: ConversationIds;
  readonly messageId: string;
  /** The message by which the admin names the conversation. */
  readonly repliesTo: string;
  readonly text: string;
  /** What becomes of the conversation with the reply; null: a person has it. */
  readonly afterwards: 'hand_back' | 'resolve' | null;
  readonly now: Date;
  /** Of an admin who sees the conversation: who they are, and the team's newest reply that they see. Null: nobody is asked. */
  readonly seeing: { readonly by: string; readonly replyId: string | null; readonly anyway: boolean } | null;
}

type Ending = Exclude<
  ConversationEvent['type'],
  | `${string}Message${string}`
  | `${string}ReadBy${string}`
  | `${string}Erased`
  | `Visitor${string}`
  | `AnswerLink${string}`
  | 'AttentionCalled'
  | 'AnswerRated'
  | 'ConversationTakenOver'
  | 'ConversationLetGo'
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

/** Somebody else of the team who has answered what the admin does not see, or is about to. */
const fasterThan = (state: BegunConversation, { seeing, now }: ReplyAsAdmin) => {
  if (seeing === null || seeing.anyway) return null;
  const { newestReply } = state;
  if (newestReply !== null && newestReply.messageId !== seeing.replyId && newestReply.by !== seeing.by)
    return reject('answered-meanwhile', { by: newestReply.by });
  const other = otherHolder(state, { by: seeing.by, now: now.toISOString() });
  return other === null ? null : reject('conversation-taken-over', { by: other.by });
};

/** Whoever answers has it, until it is with nobody again. */
const holding = (state: BegunConversation, { seeing, afterwards, conversation, now }: ReplyAsAdmin) =>
  seeing === null || afterwards !== null
    ? []
    : takingOver(state, conversation, { by: seeing.by, now: now.toISOString() });

/** An admin writes; in the same append the conversation is handed to a person, back to the assistant, or resolved. */
export const replyAsAdmin = (
  state: ConversationState,
  command: ReplyAsAdmin,
): Decision<ConversationEvent, 'not-first-user-message' | 'conversation-taken-over' | 'answered-meanwhile'> => {
  const { conversation, messageId, repliesTo, text } = command;
  if (state.status !== 'begun' || state.firstUserMessageId !== repliesTo) return reject('not-first-user-message');
  const faster = fasterThan(state, command);
  if (faster !== null) return faster;
  const opening: readonly Ending[] = state.resolved ? ['ConversationReopened'] : [];
  const step = (type: Ending) => ({ type, data: conversation });
  return [
    ...opening.map(step),
    messageIn(conversation, { messageId, sender: 'admin', text, clientMessageId: null }),
    ...endingOf(state, command).map(step),
    ...holding(state, command),
  ];
};
