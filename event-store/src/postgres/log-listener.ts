import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import type { News } from '../news.ts';
import { NEWS_CHANNEL } from './append-statements.ts';
import { pauseAfter, type RetryPolicy, reasonOf } from './failures.ts';
import { openSession } from './session.ts';

export interface LogListenerOptions {
  readonly url: string;
  readonly news: Pick<News, 'announce' | 'wakeAll'>;
  /** The pauses between attempts to connect; they never end. */
  readonly retry: RetryPolicy;
  readonly logger: Logger | undefined;
}

export interface LogListener {
  /** Starts listening; again: nothing changes. */
  start(): void;
  close(): Promise<void>;
}

/** Passes on what the database announces, over one connection for all subscriptions, replaced whenever it is lost. */
export const createLogListener = ({ url, news, retry, logger }: LogListenerOptions): LogListener => {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let session: pg.Client | undefined;

  const listen = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted; ) {
      try {
        await listenOnce(() => {
          failures = 0;
        });
        if (!closing.signal.aborted) logger?.warn({}, 'lost the connection that hears of new events');
      } catch (error) {
        failures += 1;
        logger?.warn({ reason: reasonOf(error), failures }, 'cannot listen for new events');
      }
      await delay(pauseAfter(Math.max(failures, 1), retry), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
    }
  };

  /** Resolves when the connection is lost. */
  const listenOnce = async (onListening: () => void): Promise<void> => {
    const opened = await openSession({ url, applicationName: 'sternklar-log-listener', connectionTimeoutMs: 3_000 });
    session = opened;
    const lost = new Promise<void>((resolve) => {
      opened.once('end', () => resolve());
    });
    opened.on('notification', ({ payload }) => news.announce(Number(payload)));
    try {
      await opened.query(`listen ${NEWS_CHANNEL}`);
      onListening();
      // Whatever was announced in between was not heard.
      news.wakeAll();
      if (closing.signal.aborted) return;
      await lost;
    } finally {
      session = undefined;
      await opened.end().catch(() => undefined);
    }
  };

  return {
    start() {
      if (!closing.signal.aborted) running ??= listen();
    },
    async close() {
      closing.abort();
      await session?.end().catch(() => undefined);
      await running;
    },
  };
};
