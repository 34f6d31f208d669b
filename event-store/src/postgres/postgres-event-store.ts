import { type EventStore, EventStoreUnavailable, type StoredEvent } from '../event-store.ts';
import type { InlineProjection } from '../inline-projection.ts';
import { checkAppend } from '../log/append-rules.ts';
import { followLog } from '../log/follow-log.ts';
import { createNews } from '../log/news.ts';
import type { Logger } from '../logger.ts';
import type { Listening, Notifications } from '../notifications.ts';
import { NEWS_CHANNEL } from './append-statements.ts';
import { DEFAULT_RETRY, type RetryPolicy } from './failures.ts';
import { createGroupCommit, type WriteBatch } from './group-commit.ts';
import { createInlineWriter } from './inline-writer.ts';
import { createLogReader, READER_SETTINGS } from './log-reader.ts';
import { createLogTail } from './log-tail.ts';
import { createLogWriter } from './log-writer.ts';
import { createNotifications } from './notifications.ts';
import { createPool, type PoolUsage, poolUsage } from './pool.ts';
import { createSharedPages } from './shared-pages.ts';

export interface PostgresEventStoreOptions {
  /** Connects as the role the product runs as, directly: a pooler that shares sessions would lose LISTEN and plans. */
  readonly url: string;
  /** Recorded time; the server's clock by default, which all processes share. */
  readonly now?: () => Date;
  readonly logger?: Logger;
  /** Hears of what other processes append; a connection of its own by default. */
  readonly notifications?: Notifications;
  /** Most connections for reading, 4 by default; writing takes one beside them. */
  readonly readConnections?: number;
  readonly retry?: RetryPolicy;
  /** How often a subscription looks by itself, in case a notification was lost; 1000 ms by default. */
  readonly safetyPollMs?: number;
  /** Told how many appends are written together, for metrics. */
  readonly onBatch?: (appends: number) => void;
}

export interface PostgresEventStore extends EventStore {
  /** Of the connections that read. */
  readersUsage(): PoolUsage;
  /** Offers small batches of appends to read models that follow this log in this process; answers how to stop. */
  projectInline(projection: InlineProjection): () => void;
}

/** Whoever waits for the answer goes first: the rows are there, and everything else is work for later. */
const afterAnswering = (work: () => void): void => void setImmediate(work);

/** The log in PostgreSQL's schema `event_log`; see docs/decisions/0001-postgres-log.md. Connects on first use. */
export const createPostgresEventStore = (options: PostgresEventStoreOptions): PostgresEventStore => {
  const { url, now, logger, readConnections = 4, retry = DEFAULT_RETRY, safetyPollMs = 1_000 } = options;
  const pool = createPool({
    url,
    max: readConnections,
    applicationName: 'sternklar-log-reader',
    settings: READER_SETTINGS,
    ...(logger && { logger }),
  });
  const closing = new AbortController();
  const written = new AbortController();
  const news = createNews();
  const tail = createLogTail();
  const reader = createLogReader(pool, retry, written.signal);
  const pages = createSharedPages(reader.readAll);
  const onWritten = (events: readonly StoredEvent[]): void => {
    tail.add(events);
    news.announce(events.at(-1)?.position ?? 0);
  };
  const writer = createLogWriter({ url, reader, retry, now, logger, onWritten });
  const inlineWriter = createInlineWriter({ url, now, logger, elapsed: () => performance.now() });
  const writeBatch: WriteBatch = async (batch) => {
    options.onBatch?.(batch.length);
    const stored = await inlineWriter.write(batch);
    if (!stored) return writer.writeBatch(batch);
    afterAnswering(() => onWritten(stored.flat()));
    return stored.map((events) => ({ appended: true, events }));
  };
  const groupCommit = createGroupCommit(writeBatch);
  // What this process is writing is announced before it is answered; then it is in the tail, and nobody has to read it.
  const announce = (position: number) =>
    void groupCommit.answered().then(() => afterAnswering(() => news.announce(position)));
  const ownNotifications = options.notifications
    ? null
    : createNotifications({ url, applicationName: 'sternklar-log-listener', logger, retry });
  const notifications = options.notifications ?? ownNotifications;
  let listening: Listening | undefined;
  const listenOnce = () => {
    listening ??= notifications?.listen({
      channel: NEWS_CHANNEL,
      hear: (payload) => announce(Number(payload)),
      // What was announced before was not heard.
      begins: news.wakeAll,
    });
  };
  let closed: Promise<void> | undefined;

  const unlessClosed = (): void => {
    if (closing.signal.aborted) throw new EventStoreUnavailable('The event store is closed.');
  };

  const closeAll = async (): Promise<void> => {
    closing.abort();
    pages.clear();
    await groupCommit.close();
    written.abort();
    listening?.stop();
    await Promise.all([writer.close(), inlineWriter.close(), ownNotifications?.close(), pool.end()]);
  };

  return {
    storesKeys: true,
    gapless: true,
    async append(streamId, expectedVersion, events) {
      unlessClosed();
      checkAppend({ streamId, expectedVersion, events });
      return groupCommit.append({ streamId, expectedVersion, events });
    },
    async readStream(streamId, readOptions) {
      unlessClosed();
      return reader.readStream(streamId, readOptions);
    },
    async readAll(after, maxCount) {
      unlessClosed();
      return reader.readAll(after, maxCount);
    },
    async readAt(position) {
      unlessClosed();
      const [event] = await reader.readAll(position - 1, 1);
      return event?.position === position ? event : undefined;
    },
    async head() {
      unlessClosed();
      return reader.head();
    },
    subscribe(subscription) {
      listenOnce();
      const source = {
        readAll: async (after: number, maxCount: number) => {
          unlessClosed();
          return pages.readAll(after, maxCount);
        },
        atHand: tail.after,
        endsAt: news.endsAt,
        takePlace: () => news.takePlace({ withinMs: safetyPollMs }),
      };
      return followLog(source, { ...subscription, signal: AbortSignal.any([subscription.signal, closing.signal]) });
    },
    readersUsage: () => poolUsage(pool),
    projectInline: inlineWriter.projectInline,
    close() {
      closed ??= closeAll();
      return closed;
    },
  };
};
