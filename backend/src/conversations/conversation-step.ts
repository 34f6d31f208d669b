import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { BegunConversation, ConversationState } from './conversation.ts';

/** What a member of the team does with a conversation that there is: events, or none when it is done already. */
export type ConversationStep = (
  state: BegunConversation,
  conversationId: string,
) => Decision<ConversationEvent, 'not-found'>;

/** The step as a decision on any conversation. */
export const decideStep =
  (step: ConversationStep, conversationId: string) =>
  (state: ConversationState): Decision<ConversationEvent, 'not-found'> =>
    state.status === 'begun' ? step(state, conversationId) : reject('not-found');
