import type { ConversationStep } from '../conversation-step.ts';

/** Takes back that a conversation is resolved; the assistant has it then. */
export const reopenConversation: ConversationStep = ({ participant, resolved }, conversationId) =>
  resolved ? [{ type: 'ConversationReopened', data: { conversationId, participant } }] : [];
