import type { Corner } from '../corner/corner.ts';
import { mountPanel } from '../panel/mount-panel.tsx';
import type { Identity } from './sessions.ts';
import { createVisitorConversation } from './visitor-conversation.ts';
import { type Announce, watchConversation } from './watch-conversation.ts';

export interface VisitorChatOptions {
  readonly corner: Corner;
  /** The partner's key. */
  readonly key: string;
  /** Where the product is, without a slash at its end. */
  readonly origin: string;
  readonly identity: Identity | null;
  /** Tells the page what happens. */
  readonly announce: Announce;
}

/** The chat on a partner's page, as the loader steers it. */
export interface VisitorChat {
  open(): void;
  close(): void;
  isOpen(): boolean;
  destroy(): void;
}

/** What comes with this file for the loader: values of the brand's tokens, written in by the build. */
declare const PANEL_TOKENS: string;

const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** Builds a visitor's conversation and its window. Nothing is asked for before there is something to ask. */
export const openVisitorChat = (options: VisitorChatOptions): VisitorChat => {
  const { corner, announce, origin } = options;
  const gone = new AbortController();
  const failed = (status: number) => announce('error', { status });
  const conversation = createVisitorConversation({ ...options, gone: gone.signal, failed });
  const removeTokens = corner.addStyles(PANEL_TOKENS);
  const stopWatching = watchConversation(conversation, announce);
  const unmount = mountPanel({ corner, conversation, pages: { origin }, formatMoment });
  conversation.start();
  return {
    open: conversation.open,
    close: conversation.close,
    isOpen: () => conversation.state().isOpen,
    destroy: () => {
      gone.abort();
      conversation.close();
      stopWatching();
      conversation.stop();
      unmount();
      removeTokens();
    },
  };
};
