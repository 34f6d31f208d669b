import { type AppendOutcome, type EventStore, EventStoreUnavailable, type StoredEvent } from '../event-store.ts';
import { type Append, checkAppend } from '../log/append-rules.ts';
import { followLog } from '../log/follow-log.ts';
import { createNews } from '../log/news.ts';

export interface InMemoryEventStoreOptions {
  readonly now: () => Date;
}

/** A log that lives as long as the process, for tests. */
export const createInMemoryEventStore = ({ now }: InMemoryEventStoreOptions): EventStore => {
  const log: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const news = createNews();
  const closing = new AbortController();

  const write = ({ streamId, expectedVersion, events }: Append): AppendOutcome => {
    const stream = streams.get(streamId) ?? [];
    if (stream.length !== expectedVersion) return repeatedOrRefused(stream, { streamId, expectedVersion, events });
    const recordedAt = notBefore(log.at(-1)?.recordedAt, now());
    const stored = events.map(({ id, type, data, metadata }, index) => ({
      ...{ id, type, data, metadata, streamId, recordedAt },
      version: expectedVersion + index + 1,
      position: log.length + index + 1,
    }));
    stream.push(...stored);
    streams.set(streamId, stream);
    log.push(...stored);
    news.announce(log.length);
    return { appended: true, events: stored };
  };

  const unlessClosed = (): void => {
    if (closing.signal.aborted) throw new EventStoreUnavailable('The event store is closed.');
  };

  const readAll = async (after: number, maxCount: number) => {
    unlessClosed();
    return log.slice(after, after + maxCount);
  };

  return {
    gapless: true,
    async append(streamId, expectedVersion, events) {
      unlessClosed();
      checkAppend({ streamId, expectedVersion, events });
      return write({ streamId, expectedVersion, events });
    },
    async readStream(streamId, { fromVersion = 1, maxCount = Number.POSITIVE_INFINITY } = {}) {
      unlessClosed();
      return (streams.get(streamId) ?? []).slice(fromVersion - 1, fromVersion - 1 + maxCount);
    },
    readAll,
    readAt: async (position) => (await readAll(position - 1, 1))[0],
    async head() {
      unlessClosed();
      return log.length;
    },
    subscribe: (options) =>
      followLog(
        { readAll, endsAt: news.endsAt, takePlace: news.takePlace },
        { ...options, signal: AbortSignal.any([options.signal, closing.signal]) },
      ),
    async close() {
      closing.abort();
    },
  };
};

const repeatedOrRefused = (stream: readonly StoredEvent[], { expectedVersion, events }: Append): AppendOutcome => {
  const there = stream.slice(expectedVersion, expectedVersion + events.length);
  const repeated = there.length === events.length && there.every(({ id }, index) => id === events[index]?.id);
  return repeated ? { appended: true, events: there } : { appended: false, actualVersion: stream.length };
};

const notBefore = (earlier: string | undefined, now: Date): string => {
  const recordedAt = now.toISOString();
  return earlier !== undefined && earlier > recordedAt ? earlier : recordedAt;
};
