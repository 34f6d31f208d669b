import type { Rating } from '../conversation.ts';
import type { ConversationStep } from '../conversation-step.ts';

/** Whoever asked says whether an answer helped; the same again is recorded once. */
export const rateAnswer =
  ({ messageId, helpful }: Rating): ConversationStep =>
  ({ participant, ratings }, conversationId) =>
    ratings.some((one) => one.messageId === messageId && one.helpful === helpful)
      ? []
      : [{ type: 'AnswerRated', data: { conversationId, participant, messageId, helpful } }];
