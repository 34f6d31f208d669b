import { type Backoff, backoffMs } from '@sternklar/contracts/backoff';
import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import type { Logger } from '@sternklar/event-store/logger';
import { createReactorLeases, type ReactorLease } from '@sternklar/event-store/reactors/reactor-leases';
import type { Tracing } from '@sternklar/event-store/tracing/tracing';
import type pg from 'pg';
import type { StoredRange } from '../batches/event-batch.ts';
import { loggableFailure } from '../batches/failure.ts';
import { rangesOfLog } from '../lanes/follow-segment.ts';
import { createMutex, pause } from '../lanes/pacing.ts';
import { prepareFeed } from './feed-tables.ts';
import { marksAt, messagesOf } from './messages.ts';
import type { Topic, TopicProducer } from './topic.ts';
import { tracedPublishing } from './traced-publishing.ts';

export interface RelayOptions {
  readonly store: EventStore;
  readonly topic: Topic;
  /** Connects as the running role; one connection is kept out of it from `start` to `stop`. */
  readonly pool: pg.Pool;
  readonly logger: Logger;
  /** How often a process that is not active asks whether it may be (default 1 s). */
  readonly takeOverMs?: number;
  /** After so long without news, the partitions are told that they are complete (default 5 s). */
  readonly markEveryMs?: number;
  readonly backoff?: Backoff;
  /** Shows what is published. */
  readonly tracing?: Tracing | undefined;
}

export interface Relay {
  start(): Promise<void>;
  /** Ends after what is being published. */
  stop(): Promise<void>;
}

const BATCH_SIZE = 500;
/** A broker takes messages of one partition in one piece, and refuses it when it is too large. */
const MOST_CHARACTERS = 400_000;
const TAKE_OVER_MS = 1_000;
const MARK_EVERY_MS = 5_000;
const BACKOFF: Backoff = { firstMs: 200, longestMs: 10_000 };

const SAVE = 'update projections.feeds set position = $2 where topic = $1 and position <= $2';

/**
 * Publishes the log to a topic, from where the brokers have last acknowledged it. Of any number of processes one is
 * active, by an advisory lock, and another takes over. What is published again, after a crash or by two that believe to be
 * active, repeats what is there, without a hole, and readers skip it.
 */
export const createRelay = (options: RelayOptions): Relay => {
  const { store, topic, pool, logger } = options;
  const backoff = options.backoff ?? BACKOFF;
  let leases: ReturnType<typeof createReactorLeases> | null = null;
  let stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const publishFrom = async (lease: ReactorLease, producer: TopicProducer, signal: AbortSignal) => {
    const feed = { id: await prepareFeed(pool, topic), partitions: topic.partitions };
    const [stored] = await lease.query<{ position: number | string }>(
      'select position from projections.feeds where topic = $1',
      [topic.name],
    );
    let position = Number(stored?.position ?? 0);
    const exclusively = createMutex();
    // For readers that had read less than was published, and find the rest gone.
    await producer.publish(marksAt(position, feed));
    const marking = markWhileIdle(() => exclusively(() => producer.publish(marksAt(position, feed))), signal);
    const publishing = async () => {
      for await (const range of rangesOfLog({ store, batchSize: BATCH_SIZE }, position, marking.signal)) {
        for (const piece of piecesOf(range)) {
          await exclusively(async () => {
            await tracedPublishing(options.tracing, { topic, piece }, () => producer.publish(messagesOf(piece, feed)));
            position = piece.last;
          });
          marking.postpone();
          await lease.query(SAVE, [topic.name, position]);
        }
      }
    };
    try {
      await Promise.race([publishing(), marking.failed]);
    } finally {
      marking.end();
    }
  };

  const markWhileIdle = (mark: () => Promise<void>, signal: AbortSignal) => {
    const ended = new AbortController();
    const { promise: failed, reject } = Promise.withResolvers<never>();
    failed.catch(() => undefined);
    const timer = setInterval(() => void mark().catch(reject), options.markEveryMs ?? MARK_EVERY_MS);
    return {
      failed,
      signal: AbortSignal.any([signal, ended.signal]),
      postpone: () => void timer.refresh(),
      end() {
        clearInterval(timer);
        ended.abort();
      },
    };
  };

  const beActive = async (lease: ReactorLease) => {
    logger.info({ topic: topic.name }, 'this process publishes the log');
    await topic.ensure();
    const producer = await topic.openProducer();
    try {
      await publishFrom(lease, producer, AbortSignal.any([stopping.signal, lease.lost]));
    } finally {
      await producer.close().catch(() => undefined);
    }
  };

  const publishIfActive = async (): Promise<void> => {
    leases ??= createReactorLeases(pool);
    const lease = await leases.tryAcquire(`relay to ${topic.name}`);
    if (!lease) return pause(options.takeOverMs ?? TAKE_OVER_MS, stopping.signal);
    try {
      await beActive(lease);
    } finally {
      await lease.release().catch(() => undefined);
    }
  };

  const run = async () => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      try {
        await publishIfActive();
        failures = 0;
      } catch (error) {
        if (stopping.signal.aborted) return;
        failures = performance.now() - began > backoff.longestMs ? 1 : failures + 1;
        const retryInMs = backoffMs(backoff, failures);
        logger.error({ topic: topic.name, retryInMs, ...loggableFailure(error) }, 'the log could not be published');
        await pause(retryInMs, stopping.signal);
      }
    }
  };

  return {
    async start() {
      await prepareFeed(pool, topic);
      stopping = new AbortController();
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
      await leases?.close();
      leases = null;
    },
  };
};

const sizeOf = ({ data, metadata }: StoredEvent): number => data.length + metadata.length;

/** Pieces that brokers take; an event that is larger than that goes alone. */
const piecesOf = ({ after, last, stored }: StoredRange): readonly StoredRange[] => {
  const pieces: { after: number; last: number; stored: StoredEvent[] }[] = [];
  let size = 0;
  for (const event of stored) {
    const current = pieces.at(-1);
    size += sizeOf(event);
    if (current && size <= MOST_CHARACTERS) {
      current.stored.push(event);
      current.last = event.position;
    } else {
      pieces.push({ after: current?.last ?? after, last: event.position, stored: [event] });
      size = sizeOf(event);
    }
  }
  const final = pieces.at(-1);
  if (final) final.last = last;
  return pieces;
};
