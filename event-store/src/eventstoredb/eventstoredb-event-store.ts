import {
  type AppendOutcome,
  type EventStore,
  EventStoreUnavailable,
  type ReadStreamOptions,
  type StoredEvent,
} from '../event-store.ts';
import { type Append, checkAppend, textLength } from '../log/append-rules.ts';
import { followLog } from '../log/follow-log.ts';
import { createNews } from '../log/news.ts';
import type { Logger } from '../logger.ts';
import { DEFAULT_RETRY, type RetryPolicy } from '../postgres/failures.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import { createAppendLine } from './append-line.ts';
import { createWire } from './client-wire.ts';
import { createPersistence, StreamGone } from './failures.ts';
import { createFront } from './front.ts';
import { createGapMemory } from './gap-memory.ts';
import type { KeptGaps } from './gaps.ts';
import { createGate } from './gate.ts';
import { createLogOwner, type LogOwner } from './installation.ts';
import { actualVersionIn, eventsIn } from './recorded-events.ts';
import { appendRequests, streamRequest } from './requests.ts';
import { DEFAULT_STREAM_PREFIX } from './stream-prefix.ts';
import { createWholeLog, type WholeLog } from './whole-log.ts';

export interface EventStoreDbOptions {
  /** `esdb://user:password@host:2113?tls=true`, several hosts with commas, or `esdb+discover://`. */
  readonly url: string;
  /** Our streams' names begin with it in the store, which may hold those of others too; `DEFAULT_STREAM_PREFIX` by default. */
  readonly streamPrefix?: string;
  readonly logger?: Logger;
  readonly retry?: RetryPolicy;
  /** A call that is not answered for so long has failed; 10 s by default. */
  readonly callTimeoutMs?: number;
  /** How often the process looks by itself, in case it was not told of something; 1000 ms by default. */
  readonly safetyPollMs?: number;
  /** Where stretches of others' records are remembered beyond the process; nowhere by default. */
  readonly keptGaps?: KeptGaps;
}

/** They share one call. */
const APPENDS_AT_ONCE = 500;
/** Below the number of calls that one connection to the server takes, so that reading is never kept waiting. */
const CALLS_AT_ONCE = 50;
/** UTF-16 units; what is larger has a call of its own, so that nothing waits behind it. */
const LARGE_APPEND = 256 * 1024;
const WAITING_APPENDS = 10_000;

export interface EventStoreDbEventStore extends EventStore {
  readonly owner: LogOwner;
  /** Id of what stands at a position, whosever it is; null where no record begins there, as in a log that was put back. */
  recordAt(position: number): Promise<string | null>;
}

/** The log in EventStoreDB or KurrentDB; see docs/decisions/0002-eventstoredb.md. Connects on first use. */
export const createEventStoreDbEventStore = (options: EventStoreDbOptions): EventStoreDbEventStore => {
  const {
    url,
    streamPrefix: prefix = DEFAULT_STREAM_PREFIX,
    logger,
    retry = DEFAULT_RETRY,
    safetyPollMs = 1_000,
  } = options;
  const callTimeoutMs = options.callTimeoutMs ?? 10_000;
  const wire = createWire(url, callTimeoutMs);
  const gate = createGate({ atOnce: APPENDS_AT_ONCE, waiting: WAITING_APPENDS });
  const calls = createGate({ atOnce: CALLS_AT_ONCE, waiting: WAITING_APPENDS });
  const line = createAppendLine(wire.openAppends, callTimeoutMs);
  const news = createNews();
  const closing = new AbortController();
  const written = new AbortController();
  const { run: persistently } = createPersistence(retry, written.signal);
  const log: WholeLog = createWholeLog({ wire, prefix, gaps: () => gaps.known(), timeoutMs: callTimeoutMs });
  const gaps = createGapMemory({ kept: options.keptGaps, recordAt: log.recordAt, logger });
  const acknowledgements = createAcknowledgements();
  const front = createFront({
    ...{ wire, prefix, log, news, safetyPollMs, logger },
    gaps: gaps.known,
    onRecorded: acknowledgements.recorded,
    onLook: gaps.keep,
    signal: closing.signal,
  });
  const owner = createLogOwner(wire, prefix);
  let closed: Promise<void> | undefined;

  const unlessClosed = (): void => {
    if (closing.signal.aborted) throw new EventStoreUnavailable('The event store is closed.');
  };

  const readStream = async (streamId: string, { fromVersion = 1, maxCount }: ReadStreamOptions = {}) => {
    const request = streamRequest(prefix + streamId, fromVersion, maxCount ?? Number.MAX_SAFE_INTEGER);
    return eventsIn(await wire.read(request), prefix);
  };

  /** What was recorded, from its stream, where the subscription does not tell it. */
  const readBack = async ({ streamId, expectedVersion, events }: Append): Promise<readonly StoredEvent[]> => {
    const there = await readStream(streamId, { fromVersion: expectedVersion + 1, maxCount: events.length });
    // Who follows reads for itself then, and has to be woken.
    if (!front.isLive()) news.announce(there.at(-1)?.position ?? 0);
    return there;
  };

  /** Where the stream ended when it was refused. */
  const send = async (append: Append): Promise<number | undefined> => {
    const stream = prefix + append.streamId;
    if (textLength(append.events) < LARGE_APPEND) return line.append(stream, append);
    return calls.run(async () => actualVersionIn(await wire.append(appendRequests(stream, append))));
  };

  /** The server's answer names one position and no time. */
  const appendOnce = async (append: Append): Promise<AppendOutcome> => {
    const { streamId } = append;
    const expected = acknowledgements.expect(append);
    try {
      const actualVersion = await send(append);
      if (actualVersion !== undefined) return { appended: false, actualVersion };
      const there = (front.isLive() ? await expected.arrived() : null) ?? (await calls.run(() => readBack(append)));
      if (!areThose(there, append)) throw new StreamGone(`What was appended to ${streamId} is not at its place.`);
      return { appended: true, events: there };
    } finally {
      expected.forget();
    }
  };

  const closeAll = async (): Promise<void> => {
    closing.abort();
    await gate.idle();
    written.abort();
    await gaps.keep();
    line.close();
    await wire.close();
    await front.ended();
  };

  return {
    owner: {
      installation: () => persistently(owner.installation),
      claim: (installation) => persistently(() => owner.claim(installation)),
    },
    async recordAt(position) {
      unlessClosed();
      return persistently(() => log.recordAt(position));
    },
    async append(streamId, expectedVersion, events) {
      unlessClosed();
      const append = { streamId, expectedVersion, events };
      checkAppend(append);
      front.follow(0);
      return gate.run(() => persistently(() => appendOnce(append)));
    },
    async readStream(streamId, readOptions) {
      unlessClosed();
      return persistently(() => readStream(streamId, readOptions));
    },
    async readAll(after, maxCount) {
      unlessClosed();
      return persistently(() => log.after(after, maxCount));
    },
    async readAt(position) {
      unlessClosed();
      return persistently(() => log.at(position));
    },
    async head() {
      unlessClosed();
      return persistently(front.head);
    },
    subscribe(subscription) {
      front.follow(subscription.after);
      const source = {
        async readAll(after: number, maxCount: number) {
          unlessClosed();
          await front.begun();
          return front.atHand(after, maxCount) ?? persistently(() => log.after(after, maxCount, front.tellsBehind()));
        },
        atHand: front.atHand,
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
