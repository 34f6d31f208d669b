import type { ConversationStep } from '../conversation-step.ts';

/** Somebody of the team has seen the messages up to a stream version; recorded when one of them was unread. */
export const markReadAsTeam =
  (upTo: number): ConversationStep =>
  ({ participant, unreadByTeam }, conversationId) => {
    if (unreadByTeam === null || unreadByTeam.first > upTo) return [];
    const data = { conversationId, participant, upTo: Math.min(upTo, unreadByTeam.last) };
    return [{ type: 'ConversationReadByTeam', data }];
  };
