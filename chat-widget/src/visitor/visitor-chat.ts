import type { LiveStreamDeps } from '@sternklar/contracts/live-updates/live-stream';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { pauseUntilWoken } from '@sternklar/contracts/live-updates/pause-until-woken';
import { newId } from '@sternklar/contracts/new-id';
import { type Conversation, createConversation } from '../conversation/conversation.ts';
import type { Corner } from '../corner/corner.ts';
import { mountPanel } from '../panel/mount-panel.tsx';
import { ChatFailure, createCalls, reasonOf } from './calls.ts';
import { findNatives } from './natives.ts';
import { createSessionStore, createSessions, type Identity } from './sessions.ts';
import { createVisitorTransport } from './visitor-transport.ts';
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

const createTransport = ({ key, origin, identity }: VisitorChatOptions, gone: AbortSignal) => {
  const natives = findNatives();
  const deps = { ...natives, random: Math.random, pause: pauseUntilWoken };
  const call = createCalls({ ...deps, origin, gone, isOnline: () => navigator.onLine });
  const store = createSessionStore(key, () => window.sessionStorage, natives);
  const sessions = createSessions({ key, identity, call, store });
  const live: LiveStreamDeps = {
    ...deps,
    elapsed: () => performance.now(),
    updateOf: (data) => (data === '' ? null : (natives.parse(data) as LiveUpdate)),
  };
  return createVisitorTransport({ call, sessions, live, origin, isIdentified: identity !== null, page: document });
};

const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** Builds a visitor's conversation and its window. Nothing is asked for before there is something to ask. */
export const openVisitorChat = (options: VisitorChatOptions): VisitorChat => {
  const { corner, announce, origin } = options;
  const gone = new AbortController();
  const failed = (error: unknown) => announce('error', { status: error instanceof ChatFailure ? error.status : 0 });
  const conversation: Conversation = createConversation({
    transport: createTransport(options, gone.signal),
    now: () => new Date(),
    nextId: newId,
    log: (_words, error) => failed(error),
    sendFailed: (error) => {
      failed(error);
      return reasonOf(error);
    },
  });
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
