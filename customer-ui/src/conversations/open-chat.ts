/** Everything that draws the chat; loaded after the dashboard, which does not wait for it. */
import { createConversation } from '@sternklar/chat-widget/conversation/conversation';
import { createCorner } from '@sternklar/chat-widget/corner/corner';
import { mountPanel } from '@sternklar/chat-widget/panel';
import { pauseUntilWoken } from '@sternklar/contracts/live-updates/pause-until-woken';
import { newId } from '@sternklar/contracts/new-id';
import { openWindows } from '@sternklar/contracts/open-windows';
import { isSessionOver } from '../api/api-error.ts';
import { openPage } from '../routing/open-page.ts';
import { customerPageIn } from '../routing/screen.ts';
import { SITE } from '../site.ts';
import { formatMoment } from '../texts/format.ts';
import { quoted } from '../texts/quoted.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { createConversationTransport } from './conversation-transport.ts';
import { logQuietly } from './log-quietly.ts';
import { sendInSentences } from './send-in-sentences.ts';
import { untilSeen } from './until-seen.ts';

export interface ChatDeps {
  readonly transport: ReturnType<typeof createConversationTransport>;
  readonly toasts: Pick<Toasts, 'bad'>;
  /** The server no longer knows the session. */
  readonly sessionOver: () => void;
}

export interface ChatPlace {
  readonly host: HTMLElement;
  readonly onCoversPage: (coversPage: boolean) => void;
}

/** Loads the customer's conversation and shows it in its corner. Answers the way to take it away. */
export const openChat = ({ transport, toasts, sessionOver }: ChatDeps, { host, onCoversPage }: ChatPlace) => {
  const gone = new AbortController();
  const pause = (ms: number) => pauseUntilWoken(ms, gone.signal);
  // Without a model every answer is there at once.
  const wordsAnswers = SITE.operator.modelProvider !== null;
  const conversation = createConversation({
    transport: {
      ...transport,
      ...(wordsAnswers && { send: sendInSentences({ ...transport, pause }) }),
      markRead: (messageId) => untilSeen(document).then(() => transport.markRead(messageId)),
    },
    now: () => new Date(),
    nextId: newId,
    log: (what, error) => logQuietly(`The chat has failed: ${what}`, error),
    sendFailed: (error) => {
      if (isSessionOver(error)) sessionOver();
      else toasts.bad(quoted.messageNotSent);
      return null;
    },
  });
  const corner = createCorner({ host, onOpen: conversation.open });
  /** The window over a page goes first, and its place in the history with it. */
  const openHere = (path: string) => {
    conversation.close();
    openWindows().onceAtPage(() => openPage(path));
  };
  const pages = {
    origin: '',
    opener: (path: string) => (customerPageIn(path) === null ? undefined : () => openHere(path)),
  };
  const unmount = mountPanel({ corner, conversation, pages, formatMoment, onCoversPage });
  conversation.start();
  return () => {
    gone.abort();
    conversation.stop();
    unmount();
  };
};
