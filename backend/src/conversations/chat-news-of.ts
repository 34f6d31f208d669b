import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { conversationStreamType } from './conversation.ts';

/** What a customer has not seen of what the team did. */
export interface UnseenNews {
  readonly replied: boolean;
  readonly resolved: boolean;
}

/**
 * What a customer has not seen, asked by the stream version of what began it; null when that was seen meanwhile, or only
 * goes on with what another one began.
 */
export const createChatNewsOf =
  (commands: Pick<CommandHandler, 'load'>) =>
  async (conversationId: string, begunBy: number): Promise<UnseenNews | null> => {
    const { state } = await commands.load(conversationStreamType, conversationStream(conversationId));
    const news = state.status === 'begun' ? state.news : [];
    if (!news.some(({ version, beginsBurst }) => version === begunBy && beginsBurst)) return null;
    const isIn = (sought: 'reply' | 'resolved') => news.some(({ what }) => what === sought);
    return { replied: isIn('reply'), resolved: isIn('resolved') };
  };
