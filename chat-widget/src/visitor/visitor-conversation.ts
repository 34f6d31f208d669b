import type { LiveStreamDeps } from '@sternklar/contracts/live-updates/live-stream';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { pauseUntilWoken } from '@sternklar/contracts/live-updates/pause-until-woken';
import { newId } from '@sternklar/contracts/new-id';
import { type Conversation, createConversation } from '../conversation/conversation.ts';
import { ChatFailure, createCalls, reasonOf } from './calls.ts';
import { findNatives } from './natives.ts';
import { createSessionStore, createSessions, type Identity } from './sessions.ts';
import { createVisitorTransport, type LoadLive, type VisitorTransport } from './visitor-transport.ts';

export interface VisitorConversationOptions {
  /** The partner's key. */
  readonly key: string;
  /** Where the product is, without a slash at its end. */
  readonly origin: string;
  readonly identity: Identity | null;
  readonly gone: AbortSignal;
  /** Told of the HTTP status of what did not succeed, 0 when no answer came, and of the server's word for it. */
  readonly failed: (status: number, code: string | null) => void;
  /** Told when the session in the tab's storage is another one. */
  readonly share?: () => void;
  readonly loadLive: LoadLive;
}

const createTransport = (options: VisitorConversationOptions) => {
  const { key, origin, identity, gone, share, loadLive } = options;
  const natives = findNatives();
  const deps = { ...natives, random: Math.random, pause: pauseUntilWoken };
  const call = createCalls({ ...deps, origin, gone, isOnline: () => navigator.onLine });
  const store = createSessionStore({ key, storage: () => window.sessionStorage, ...natives, share });
  const sessions = createSessions({ key, identity, call, store });
  const live: LiveStreamDeps = {
    ...deps,
    elapsed: () => performance.now(),
    updateOf: (data) => (data === '' ? null : (natives.parse(data) as LiveUpdate)),
  };
  const isIdentified = identity !== null;
  return createVisitorTransport({ call, sessions, live, loadLive, origin, isIdentified, page: document });
};

type VisitorConversation = Conversation & Pick<VisitorTransport, 'post'>;

/** The conversation of somebody without an account. Nothing is asked for before there is something to ask. */
export const createVisitorConversation = (options: VisitorConversationOptions): VisitorConversation => {
  const transport = createTransport(options);
  const failed = (error: unknown) => {
    const { status = 0, code = null } = error instanceof ChatFailure ? error : {};
    options.failed(status, code);
  };
  const conversation = createConversation({
    transport,
    now: () => new Date(),
    nextId: newId,
    log: (_words, error) => failed(error),
    sendFailed: (error) => {
      failed(error);
      return reasonOf(error);
    },
  });
  return { ...conversation, post: transport.post };
};
