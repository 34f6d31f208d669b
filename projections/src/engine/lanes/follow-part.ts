import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { InlineProjection } from '@sternklar/event-store/inline-projection';
import type { Logger } from '@sternklar/event-store/logger';
import type { Projection } from '@sternklar/event-store/projection';
import type { Tracing } from '@sternklar/event-store/tracing/tracing';
import type pg from 'pg';
import { applyBatch } from '../batches/apply-batch.ts';
import type { EventBatch, EventSource, StoredStretch } from '../batches/event-batch.ts';
import { tracedBatch } from '../batches/traced-batch.ts';
import { type Part, PartLost } from '../checkpoints/part.ts';
import type { LaneContext } from './lane.ts';
import type { Backoff, Turns } from './pacing.ts';
import type { Following } from './partitioned-feed.ts';
import { createProgressBook, type ProgressBook } from './progress-book.ts';
import { createSharedLane } from './shared-lane.ts';
import { runSoloLane } from './solo-lane.ts';

/** What is the same for every part. */
export interface FollowingOptions {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly pool: pg.Pool;
  readonly projections: readonly Projection[];
  readonly logger: Logger;
  readonly batchSize: number;
  readonly backoff: Backoff;
  /** Applies batches one after the other where several parts would otherwise wait for each other in the database. */
  readonly inTurn?: Turns;
  /** Told where projections stand in a part as soon as this process has committed it. */
  readonly onProgress: (positions: ReadonlyMap<string, number>, partition: number) => void;
  readonly tracing?: Tracing | undefined;
}

export interface PartToFollow {
  readonly part: Part;
  readonly source: EventSource;
  /** Everything of the part above a position, without holes, until the signal aborts. */
  readonly stretches: (after: number, signal: AbortSignal) => AsyncIterable<StoredStretch>;
  /** Where the projections stand in it, by name. */
  readonly positions: ReadonlyMap<string, number>;
  /** Position of the newest event now: who has reached it is ready. */
  readonly head: number;
  /** Told once that another process was given the part; everything here ends then. */
  readonly onLost?: () => void;
}

export interface FollowedPart extends Following {
  readonly part: Part;
  readonly book: ProgressBook;
  /** Whether a projection is in step with the others. */
  has(projection: Projection): boolean;
  readonly inline: InlineProjection;
}

/** Applies what comes in one part of the log to all projections, until it is stopped. */
export const followPart = (options: FollowingOptions, following: PartToFollow): FollowedPart => {
  const { pool, projections, logger, batchSize, backoff, inTurn = (work) => work() } = options;
  const { part, source, positions } = following;
  const book = createProgressBook(projections, (told) => options.onProgress(told, part.partition));
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();

  const traced: LaneContext['traced'] = (members, batch, work) =>
    tracedBatch(options.tracing, { projections: members, batch, partition: part.partition }, work);

  const apply = async (members: readonly Projection[], batch: EventBatch) => {
    try {
      return await inTurn(() => traced(members, batch, () => applyBatch(pool, members, batch, part)));
    } catch (error) {
      if (error instanceof PartLost && !signal.aborted) {
        stopping.abort();
        following.onLost?.();
      }
      throw error;
    }
  };

  const keep = (lane: Promise<void>) => {
    running.add(lane);
    void lane.finally(() => running.delete(lane));
  };

  const context: LaneContext = {
    source,
    part,
    stretches: (after) => following.stretches(after, signal),
    pool,
    apply,
    traced,
    book,
    logger,
    batchSize,
    backoff,
    signal,
  };
  book.begin(following.head);
  book.record(positions);
  const position = Math.max(0, ...positions.values());
  const goAlone = (projection: Projection, carefulUntil: number) =>
    keep(runSoloLane(projection, lane, { context, carefulUntil }));
  const isInStep = ({ name }: Projection) => positions.get(name) === position;
  const lane = createSharedLane(context, {
    position,
    members: projections.filter(isInStep),
    all: projections,
    onLeave: goAlone,
  });
  for (const projection of projections) if (!isInStep(projection)) goAlone(projection, 0);
  keep(lane.run());

  return {
    part,
    book,
    has: lane.has,
    inline: lane.inline,
    async stop() {
      stopping.abort();
      while (running.size > 0) await Promise.all(running);
    },
  };
};

/** The whole log, by a subscription. */
export async function* stretchesOfLog(
  { store, batchSize }: Pick<FollowingOptions, 'store' | 'batchSize'>,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StoredStretch, void, void> {
  let position = after;
  for await (const stored of store.subscribe({ after, maxBatchSize: batchSize, signal })) {
    const last = stored.at(-1)?.position ?? position;
    yield { after: position, last, stored };
    position = last;
  }
}
