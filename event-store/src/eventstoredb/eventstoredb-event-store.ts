import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@sternklar/contracts/backoff';
import {
  type AppendOutcome,
  type EventStore,
  EventStoreUnavailable,
  type ReadStreamOptions,
  type StoredEvent,
} from '../event-store.ts';
import { type Append, checkAppend } from '../log/append-rules.ts';
import { followLog } from '../log/follow-log.ts';
import { createNews } from '../log/news.ts';
import type { Logger } from '../logger.ts';
import { DEFAULT_RETRY, type RetryPolicy } from '../postgres/failures.ts';
import { createWire } from './client-wire.ts';
import { reasonOf, retrying, StreamGone } from './failures.ts';
import { createGate } from './gate.ts';
import { actualVersionIn, eventsIn, positionIn } from './recorded-events.ts';
import { appendRequests, logRequest, newestRequest, newsRequest, streamRequest } from './requests.ts';

export interface EventStoreDbOptions {
  /** `esdb://user:password@host:2113?tls=true`, several hosts with commas, or `esdb+discover://`. */
  readonly url: string;
  /** Our streams' names begin with it in the store, which may hold those of others too; 'sternklar.' by default. */
  readonly streamPrefix?: string;
  readonly logger?: Logger;
  readonly retry?: RetryPolicy;
  /** A call that is not answered for so long has failed; 10 s by default. */
  readonly callTimeoutMs?: number;
  /** How often a subscription looks by itself, in case it was not told of something; 1000 ms by default. */
  readonly safetyPollMs?: number;
}

/** Below the number of calls that one connection to the server takes, so that reading is never kept waiting. */
const APPENDS_AT_ONCE = 50;
const WAITING_APPENDS = 10_000;
const RECONNECT = { firstMs: 50, longestMs: 2_000 };

/** The log in EventStoreDB or KurrentDB; see docs/decisions/0002-eventstoredb.md. Connects on first use. */
export const createEventStoreDbEventStore = (options: EventStoreDbOptions): EventStore => {
  const { url, streamPrefix: prefix = 'sternklar.', logger, retry = DEFAULT_RETRY, safetyPollMs = 1_000 } = options;
  const wire = createWire(url, options.callTimeoutMs ?? 10_000);
  const gate = createGate({ atOnce: APPENDS_AT_ONCE, waiting: WAITING_APPENDS });
  const news = createNews();
  const closing = new AbortController();
  const written = new AbortController();
  const persistently = <Result>(work: () => Promise<Result>) => retrying(work, retry, written.signal);
  let following: Promise<void> | undefined;
  let closed: Promise<void> | undefined;

  const unlessClosed = (): void => {
    if (closing.signal.aborted) throw new EventStoreUnavailable('The event store is closed.');
  };

  const readStream = async (streamId: string, { fromVersion = 1, maxCount }: ReadStreamOptions = {}) => {
    const request = streamRequest(prefix + streamId, fromVersion, maxCount ?? Number.MAX_SAFE_INTEGER);
    return eventsIn(await wire.read(request), prefix);
  };

  /** The server begins with the event at the position, which the caller has seen. */
  const readAll = async (after: number, maxCount: number) => {
    const from = eventsIn(await wire.read(logRequest(prefix, after, after === 0 ? maxCount : maxCount + 1)), prefix);
    return from.filter(({ position }) => position > after).slice(0, maxCount);
  };

  const readAt = async (position: number) => {
    const [event] = eventsIn(await wire.read(logRequest(prefix, position, 1)), prefix);
    return event?.position === position ? event : undefined;
  };

  const head = async () => {
    const [newest] = eventsIn(await wire.read(newestRequest(prefix)), prefix);
    return newest?.position ?? 0;
  };

  /** The server's answer names one position and no time, so what was recorded is read back. */
  const appendOnce = async (append: Append): Promise<AppendOutcome> => {
    const { streamId, expectedVersion, events } = append;
    const actualVersion = actualVersionIn(await wire.append(appendRequests(prefix + streamId, append)));
    if (actualVersion !== undefined) return { appended: false, actualVersion };
    const there = await readStream(streamId, { fromVersion: expectedVersion + 1, maxCount: events.length });
    if (!areThose(there, append)) throw new StreamGone(`What was appended to ${streamId} is not at its place.`);
    news.announce(there.at(-1)?.position ?? 0);
    return { appended: true, events: there };
  };

  const hearNews = async (onHearing: () => void): Promise<void> => {
    for await (const answer of await wire.follow(newsRequest(prefix))) {
      if (answer.hasConfirmation()) onHearing();
      news.announce(positionIn(answer) ?? 0);
    }
  };

  /** One subscription for the whole process: it wakes the readers, who know where they are. */
  const followNews = async (): Promise<void> => {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const failure: unknown = await hearNews(() => {
        failures = 0;
        // What was recorded before was not heard.
        news.wakeAll();
      }).catch((error: unknown) => error);
      if (closing.signal.aborted) return;
      logger?.warn({ reason: reasonOf(failure) }, 'the event store’s news cannot be heard; subscribing again');
      news.wakeAll();
      await delay(backoffMs(RECONNECT, failures + 1), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const closeAll = async (): Promise<void> => {
    closing.abort();
    await gate.idle();
    written.abort();
    await wire.close();
    await following;
  };

  return {
    async append(streamId, expectedVersion, events) {
      unlessClosed();
      const append = { streamId, expectedVersion, events };
      checkAppend(append);
      return gate.run(() => persistently(() => appendOnce(append)));
    },
    async readStream(streamId, readOptions) {
      unlessClosed();
      return persistently(() => readStream(streamId, readOptions));
    },
    async readAll(after, maxCount) {
      unlessClosed();
      return persistently(() => readAll(after, maxCount));
    },
    async readAt(position) {
      unlessClosed();
      return persistently(() => readAt(position));
    },
    async head() {
      unlessClosed();
      return persistently(head);
    },
    subscribe(subscription) {
      following ??= followNews();
      const source = {
        async readAll(after: number, maxCount: number) {
          unlessClosed();
          return persistently(() => readAll(after, maxCount));
        },
        endsAt: news.endsAt,
        takePlace: () => news.takePlace({ withinMs: safetyPollMs }),
      };
      return followLog(source, { ...subscription, signal: AbortSignal.any([subscription.signal, closing.signal]) });
    },
    close() {
      closed ??= closeAll();
      return closed;
    },
  };
};

const areThose = (there: readonly StoredEvent[], { expectedVersion, events }: Append): boolean =>
  there.length === events.length &&
  there.every(({ id, version }, index) => id === events[index]?.id && version === expectedVersion + index + 1);
