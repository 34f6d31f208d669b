import type { Backoff } from '@sternklar/contracts/backoff';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { GiveWay } from '@sternklar/event-store/give-way';
import type { InlineProjection } from '@sternklar/event-store/inline-projection';
import type { Logger } from '@sternklar/event-store/logger';
import type { Projection } from '@sternklar/event-store/projection';
import type { Tracing } from '@sternklar/event-store/tracing/tracing';
import type pg from 'pg';
import { applyBatch } from '../batches/apply-batch.ts';
import type { EventBatch, EventSource, StoredRange } from '../batches/event-batch.ts';
import { tracedBatch } from '../batches/traced-batch.ts';
import { type Segment, SegmentLost } from '../checkpoints/segment.ts';
import type { LaneContext } from './lane.ts';
import type { Mutex } from './pacing.ts';
import type { Following } from './partitioned-feed.ts';
import { createProgressTracker, type ProgressTracker } from './progress-tracker.ts';
import { createSharedLane } from './shared-lane.ts';
import { runSoloLane } from './solo-lane.ts';

/** What is the same for every segment. */
export interface FollowingOptions {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly pool: pg.Pool;
  readonly projections: readonly Projection[];
  readonly logger: Logger;
  readonly batchSize: number;
  readonly backoff: Backoff;
  /** Applies batches one after the other where several segments would otherwise wait for each other in the database. */
  readonly exclusively?: Mutex;
  /** Told where projections stand in a segment as soon as this process has committed it. */
  readonly onProgress: (positions: ReadonlyMap<string, number>, partition: number) => void;
  readonly tracing?: Tracing | undefined;
}

export interface SegmentToFollow {
  readonly segment: Segment;
  readonly source: EventSource;
  /** Everything of the segment above a position, without holes, until the signal aborts. */
  readonly ranges: (after: number, signal: AbortSignal) => AsyncIterable<StoredRange>;
  /** Where the projections stand in it, by name. */
  readonly positions: ReadonlyMap<string, number>;
  /** Position of the newest event now: who has reached it is ready. */
  readonly head: number;
  /** Told once that another process was given the segment; everything here ends then. */
  readonly onLost?: () => void;
}

export interface FollowedSegment extends Following {
  readonly segment: Segment;
  readonly progress: ProgressTracker;
  /** Whether a projection is in step with the others. */
  has(projection: Projection): boolean;
  readonly inline: InlineProjection;
}

/** Applies what comes in one segment of the log to all projections, until it is stopped. */
export const followSegment = (options: FollowingOptions, following: SegmentToFollow): FollowedSegment => {
  const { pool, projections, logger, batchSize, backoff, exclusively = (work) => work() } = options;
  const { segment, source, positions } = following;
  const progress = createProgressTracker(projections, (told) => options.onProgress(told, segment.partition));
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();

  const traced: LaneContext['traced'] = (members, batch, work) =>
    tracedBatch(options.tracing, { projections: members, batch, partition: segment.partition }, work);

  const apply = async (members: readonly Projection[], batch: EventBatch) => {
    try {
      return await exclusively(() => traced(members, batch, () => applyBatch(pool, members, batch, segment)));
    } catch (error) {
      if (error instanceof SegmentLost && !signal.aborted) {
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
    segment,
    ranges: (after) => following.ranges(after, signal),
    pool,
    apply,
    traced,
    progress,
    logger,
    batchSize,
    backoff,
    signal,
  };
  progress.begin(following.head);
  progress.record(positions);
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
    segment,
    progress,
    has: lane.has,
    inline: lane.inline,
    async stop() {
      stopping.abort();
      while (running.size > 0) await Promise.all(running);
    },
  };
};

interface LogToFollow extends Pick<FollowingOptions, 'store' | 'batchSize'> {
  /** Awaited behind each full batch. */
  readonly giveWay?: GiveWay | undefined;
}

/** The whole log, by a subscription. */
export async function* rangesOfLog(
  { store, batchSize, giveWay }: LogToFollow,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StoredRange, void, void> {
  let position = after;
  for await (const stored of store.subscribe({ after, maxBatchSize: batchSize, signal })) {
    const last = stored.at(-1)?.position ?? position;
    const began = performance.now();
    yield { after: position, last, stored };
    position = last;
    if (stored.length === batchSize) await giveWay?.(performance.now() - began, signal);
  }
}
