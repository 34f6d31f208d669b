import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import type { Decision } from '@sternklar/event-store/decider';
import type { ConversationState } from '../conversation.ts';

export interface EraseVisitorConversation {
  readonly conversationId: string;
  /** Whoever has written since then goes on. */
  readonly quietSince: Date;
}

/** Ends a visitor's conversation in which nobody has written for long; changes nothing in any other, nor again. */
export const eraseVisitorConversation = (
  state: ConversationState,
  { conversationId, quietSince }: EraseVisitorConversation,
): Decision<ConversationEvent> => {
  if (state.status !== 'begun' || state.participant.kind !== 'visitor') return [];
  const { participant, lastMessageAt } = state;
  if (Date.parse(lastMessageAt) > quietSince.getTime()) return [];
  return [{ type: 'VisitorConversationErased', data: { conversationId, participant, lastMessageAt } }];
};
