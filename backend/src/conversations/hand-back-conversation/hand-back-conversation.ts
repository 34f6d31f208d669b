import type { ConversationStep } from '../conversation-step.ts';

/** Gives a conversation back to the assistant; nothing to do where no person has it and none was asked for. */
export const handBackConversation: ConversationStep = (
  { participant, withPersonUntil, personRequested },
  conversationId,
) =>
  withPersonUntil !== null || personRequested
    ? [{ type: 'ConversationHandedBack', data: { conversationId, participant } }]
    : [];
