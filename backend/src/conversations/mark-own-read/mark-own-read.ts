import type { ConversationStep } from '../conversation-step.ts';

/**
 * The customer or visitor has seen everything up to a stream version, and what stands below it until the next reply: that the
 * conversation is resolved is no message that could be named. Recorded when something of it was news.
 */
export const markOwnRead =
  (upTo: number): ConversationStep =>
  ({ participant, news }, conversationId) => {
    const unseen = news.find(({ what, version }) => what === 'reply' && version > upTo);
    const seen = news.findLast(({ version }) => version < (unseen?.version ?? Number.POSITIVE_INFINITY));
    const data = { conversationId, participant };
    return seen ? [{ type: 'ConversationReadByParticipant', data: { ...data, upTo: seen.version } }] : [];
  };
