import type { Backoff } from '@sternklar/contracts/backoff';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import type { GiveWay } from '@sternklar/event-store/give-way';
import type { InlineProjection } from '@sternklar/event-store/inline-projection';
import type { Logger } from '@sternklar/event-store/logger';
import type { Projection } from '@sternklar/event-store/projection';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Tracing } from '@sternklar/event-store/tracing/tracing';
import type pg from 'pg';
import { applyBatch } from './batches/apply-batch.ts';
import { readBatch } from './batches/event-batch.ts';
import { withoutHoles } from './batches/without-holes.ts';
import { readPositions } from './checkpoints/checkpoints.ts';
import { type Segment, segmentNumbers, WHOLE_LOG } from './checkpoints/segment.ts';
import { type FollowedSegment, type FollowingOptions, followSegment, rangesOfLog } from './lanes/follow-segment.ts';
import { createMutex, DEFAULT_BACKOFF } from './lanes/pacing.ts';
import type { AssignedPartition, PartitionedFeed } from './lanes/partitioned-feed.ts';
import { type RunnerStatus, runnerStatus } from './runner-status.ts';
import { prepareReadModels, roleOf } from './schemas/read-model-schemas.ts';

export interface ProjectionRunnerOptions {
  readonly store: EventStore;
  readonly codec: EventCodec;
  /** One of `createProjectionPool`; two connections are enough while all projections are in step. */
  readonly pool: pg.Pool;
  /** Connects as the role that makes tables. */
  readonly ownerUrl: string;
  readonly projections: readonly Projection[];
  readonly logger: Logger;
  readonly now?: () => Date;
  /**
   * Told where projections stand in a partition (0: in the whole log), by name, as soon as this process has committed it:
   * before any notification.
   */
  readonly onProgress?: (positions: ReadonlyMap<string, number>, partition: number) => void;
  /** Brings the log in partitions that several processes share; without it each follows the log itself. */
  readonly feed?: PartitionedFeed | undefined;
  /** Where appends are written together with their rows, by the process that follows the log; answers how to stop. */
  readonly projectInline?: ((inline: InlineProjection) => () => void) | undefined;
  /** Most events in one transaction (default 500). */
  readonly batchSize?: number;
  readonly backoff?: Backoff;
  /** Awaited between two batches of catching up. */
  readonly giveWay?: GiveWay;
  /** Shows the batches that are applied while the log is followed. */
  readonly tracing?: Tracing | undefined;
}

export interface ProjectionRunner {
  /** Makes missing tables, for a process that leaves it to others to fill them; `start` does so, too. Throws StartRefused. */
  prepare(): Promise<void>;
  /** Makes missing tables and begins to follow the log; resolves once it follows. Throws StartRefused. */
  start(): Promise<void>;
  /** Ends after the batch in flight. */
  stop(): Promise<void>;
  /** Applies everything the log holds now, also without `start`. Rejects when a projection fails. */
  catchUp(): Promise<void>;
  status(): Promise<RunnerStatus>;
  /** Whether every projection has been up to date once since `start`. */
  isReady(): boolean;
}

const BATCH_SIZE = 500;

/** Keeps read models in step with the log: one reading for all, rows and checkpoints in one transaction per batch. */
export function createProjectionRunner(options: ProjectionRunnerOptions): ProjectionRunner {
  const { store, codec, pool, projections, feed } = options;
  const following: FollowingOptions = {
    ...options,
    batchSize: options.batchSize ?? BATCH_SIZE,
    backoff: options.backoff ?? DEFAULT_BACKOFF,
    onProgress: options.onProgress ?? (() => undefined),
    ...(feed && { exclusively: createMutex() }),
  };
  const { batchSize } = following;
  const followed = new Map<number, FollowedSegment>();
  let wasStarted = false;
  let stopInline = () => {};
  let preparation: Promise<void> | null = null;

  const prepare = () => {
    preparation ??= prepareTables(options).catch((error) => {
      preparation = null;
      throw error;
    });
    return preparation;
  };

  const sourceOf = ({ partition }: Segment) =>
    feed ? { store, codec, owns: (event: StoredEvent) => feed.segmentOf(event) === partition } : { store, codec };

  const followLog = async () => {
    const positions = await readPositions(pool, projections);
    const head = await store.head();
    refuseReadModelsAheadOf(head, positions);
    const segment = WHOLE_LOG;
    const ranges = (after: number, signal: AbortSignal) =>
      rangesOfLog({ store, batchSize, giveWay: options.giveWay }, after, signal);
    const whole = followSegment(following, { segment, source: sourceOf(segment), ranges, positions, head });
    followed.set(segment.partition, whole);
    stopInline = options.projectInline?.(whole.inline) ?? stopInline;
  };

  const followPartition = async ({ segment, ranges, lost }: AssignedPartition) => {
    const { partition } = segment;
    const positions = await readPositions(pool, projections, partition);
    const head = await store.head();
    const source = sourceOf(segment);
    const filling = { source, batchSize, logger: options.logger, partition };
    const share = followSegment(following, {
      segment,
      source,
      ranges: (after, signal) => withoutHoles(ranges(signal), after, filling),
      positions,
      head,
      onLost: lost,
    });
    followed.set(partition, share);
    return {
      async stop() {
        await share.stop();
        if (followed.get(partition) === share) followed.delete(partition);
      },
    };
  };

  return {
    prepare,
    async start() {
      if (wasStarted) throw new Error('This projection runner was started before.');
      wasStarted = true;
      await prepare();
      if (!feed) return followLog();
      refuseReadModelsAheadOf(await store.head(), await readPositions(pool, projections));
      await feed.start(followPartition);
    },
    async stop() {
      stopInline();
      await feed?.stop();
      await Promise.all([...followed.values()].map((segment) => segment.stop()));
    },
    async catchUp() {
      await prepare();
      const head = await store.head();
      for (const partition of segmentNumbers(feed?.partitions ?? 0)) {
        const segment = { partition, guard: () => [] };
        for (;;) {
          const from = Math.min(...(await readPositions(pool, projections, partition)).values());
          if (from >= head) break;
          const batch = await readBatch(sourceOf(segment), from, batchSize);
          following.onProgress(await applyBatch(pool, projections, batch, segment), partition);
        }
      }
    },
    status: () =>
      runnerStatus({
        store,
        pool,
        followed: [...followed.values()],
        projections,
        now: options.now ?? (() => new Date()),
      }),
    isReady: () => followed.size > 0 && [...followed.values()].every(({ progress }) => progress.isReady()),
  };
}

async function prepareTables(options: ProjectionRunnerOptions): Promise<void> {
  const { pool, ownerUrl, projections, logger, feed } = options;
  const runningRole = await roleOf(pool);
  await prepareReadModels({ ownerUrl, runningRole, projections, logger, feedPartitions: feed?.partitions ?? 0 });
  await feed?.prepare();
}

/** A log restored from an older backup than the read models: they show what never happened. */
function refuseReadModelsAheadOf(head: number, positions: ReadonlyMap<string, number>): void {
  const ahead = [...positions].filter(([, position]) => position > head).map(([name]) => name);
  if (ahead.length === 0) return;
  throw new StartRefused(
    `Das Ereignisprotokoll endet bei Position ${head}, aber diese Lesemodelle sind schon weiter: ${ahead.join(', ')}; bauen Sie sie mit „npm run rebuild -- ${ahead.join(' ')}“ neu auf.`,
  );
}
