import type { ConversationStep } from '../conversation-step.ts';

/** The customer or visitor has seen everything up to a stream version; recorded when something in it was news. */
export const markOwnRead =
  (upTo: number): ConversationStep =>
  ({ participant, news }, conversationId) => {
    const seen = news.findLast(({ version }) => version <= upTo);
    const data = { conversationId, participant };
    return seen ? [{ type: 'ConversationReadByParticipant', data: { ...data, upTo: seen.version } }] : [];
  };
