import type { Participant } from '@sternklar/contracts/conversations/participant';
import type { BegunConversation, ConversationState } from '../conversation.ts';

const IS_VISITORS: Readonly<Record<Participant['kind'], boolean>> = { account: false, visitor: true };

/** A visitor's conversation, in which something was written; null for every other. */
export const begunByVisitor = (state: ConversationState): BegunConversation | null =>
  state.status === 'begun' && IS_VISITORS[state.participant.kind] ? state : null;
