import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { mail, twinsBeside } from '../../platform/mail.port.ts';
import { conversationStreamType } from '../conversation.ts';

/** What a customer has not seen of what the team did; never what was written. */
interface UnseenNews {
  readonly replied: boolean;
  readonly resolved: boolean;
}

const newsWords = ({ replied, resolved }: UnseenNews) => {
  if (!replied)
    return {
      heading: 'Ihre Anfrage ist erledigt',
      meaning: 'Unser Team hat Ihre Anfrage im Chat als erledigt vermerkt.',
    };
  return {
    heading: 'Eine Antwort auf Ihre Anfrage',
    meaning: resolved
      ? 'Unser Team hat Ihnen im Chat geantwortet und Ihre Anfrage als erledigt vermerkt.'
      : 'Unser Team hat Ihnen im Chat geantwortet. Die Antwort wartet dort auf Sie.',
  };
};

export const chatNewsMail = mail({
  name: 'chat-news',
  twins: twinsBeside(import.meta.url),
  /** `begunBy`: the stream version of what began the news. */
  params: z.object({ conversationId: z.uuid(), begunBy: z.string().regex(/^\d+$/) }),
  mayBeDeclined: true,
  /** Null when it was seen meanwhile, or only goes on with what another one began. */
  async content(
    { conversationId, begunBy },
    { commands }: { readonly commands: Pick<CommandHandler, 'load'> },
  ): Promise<UnseenNews | null> {
    const { state } = await commands.load(conversationStreamType, conversationStream(conversationId));
    const news = state.status === 'begun' ? state.news : [];
    if (!news.some(({ version, beginsBurst }) => version === Number(begunBy) && beginsBurst)) return null;
    const isIn = (sought: 'reply' | 'resolved') => news.some(({ what }) => what === sought);
    return { replied: isIn('reply'), resolved: isIn('resolved') };
  },
  words(news, brandName) {
    const data = newsWords(news);
    return { subject: `${brandName}: ${data.heading}`, preheader: data.meaning, data };
  },
  samples: {
    'chat-news-replied': { replied: true, resolved: false },
    'chat-news-replied-and-resolved': { replied: true, resolved: true },
    'chat-news-resolved': { replied: false, resolved: true },
  },
});
