import type { HeardUpdates } from '../../live-updates/live-channel.ts';

/** A conversation as it is on the screen; the numbers are those of the newest update that was heard then. */
export interface ShownConversation {
  readonly id: string;
  /** When what is shown was loaded: before the page was opened where the browser had it already. */
  readonly loadedAt: number;
  /** When the page was opened. */
  readonly openedAt: number;
}

export interface ConversationNews {
  /** The number of the newest update that is not shown yet; 0 when all is shown. */
  readonly changedAt: number;
  /** How many messages came from the other side since the page was opened. */
  readonly newCount: number;
}

/** What has happened to a conversation since it was loaded, and since somebody looks at it. */
export const conversationNews = (shown: ShownConversation, { updates, gapUntil }: HeardUpdates): ConversationNews => {
  const ofIt = updates.filter(({ update }) => 'conversation_id' in update && update.conversation_id === shown.id);
  const newest = Math.max(gapUntil, ofIt.at(-1)?.number ?? 0);
  return {
    changedAt: newest > shown.loadedAt ? newest : 0,
    newCount: ofIt.filter(
      ({ number, update }) =>
        number > shown.openedAt && update.kind === 'chat-message-sent' && update.sender !== 'admin',
    ).length,
  };
};
