import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@sternklar/event-store/logger';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { SessionCache } from './session-cache.ts';

const CHANNEL = 'accounts_sessions';
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 10_000;

/** SQL that announces, when its transaction commits, that a session or all of an account's changed; `id` is either's. */
export const announceSession = (id: string): string => `pg_notify('${CHANNEL}', ${id}::text)`;

export interface SessionChangesOptions {
  readonly url: string;
  /** Forgets what is announced, and everything whenever listening begins: anything may have changed before. */
  readonly cache: Pick<SessionCache, 'forget' | 'forgetAll'>;
  readonly logger: Logger;
}

type Connection = Awaited<ReturnType<typeof openSession>>;

/** Hears what any process announces, over a connection of its own, which is replaced whenever it is lost. */
export const listenForSessionChanges = ({ url, cache, logger }: SessionChangesOptions) => {
  const closing = new AbortController();
  let connection: Connection | null = null;

  /** Resolves when the connection is lost. */
  const listen = async (): Promise<void> => {
    const opened = await openSession({ url, applicationName: 'sternklar-sessions' });
    connection = opened;
    const lost = new Promise<void>((resolve) => opened.once('end', () => resolve()));
    opened.on('notification', ({ payload }) => cache.forget(payload ?? ''));
    try {
      await opened.query(`listen ${CHANNEL}`);
      cache.forgetAll();
      if (!closing.signal.aborted) await lost;
    } finally {
      connection = null;
      await opened.end().catch(() => undefined);
    }
  };

  const stayConnected = async (): Promise<void> => {
    let pauseMs = FIRST_RETRY_MS;
    while (!closing.signal.aborted) {
      const heardAt = performance.now();
      const reason = await listen().then(
        () => 'connection lost',
        (error: unknown) => (error instanceof Error ? error.message : typeof error),
      );
      if (closing.signal.aborted) return;
      logger.warn({ reason }, 'changes of sessions cannot be heard; connecting again');
      pauseMs = performance.now() - heardAt > LAST_RETRY_MS ? FIRST_RETRY_MS : Math.min(pauseMs * 2, LAST_RETRY_MS);
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const connected = stayConnected();

  return {
    async close(): Promise<void> {
      closing.abort();
      await connection?.end().catch(() => undefined);
      await connected;
    },
  };
};
