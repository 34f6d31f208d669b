import type { ConversationStep } from '../conversation-step.ts';

/** Nothing more is to do, until somebody writes again. */
export const resolveConversation: ConversationStep = ({ participant, resolved }, conversationId) =>
  resolved ? [] : [{ type: 'ConversationResolved', data: { conversationId, participant } }];
