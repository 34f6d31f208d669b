import { type Backoff, backoffMs } from '@sternklar/contracts/backoff';
import type { Logger } from '@sternklar/event-store/logger';
import type { Projection } from '@sternklar/event-store/projection';
import type pg from 'pg';
import { type EventBatch, type EventSource, onlyEventOf, type StoredRange } from '../batches/event-batch.ts';
import { loggableFailure } from '../batches/failure.ts';
import type { Segment } from '../checkpoints/segment.ts';
import { writeDownTrouble } from '../stuck/trouble.ts';
import type { ProgressTracker } from './progress-tracker.ts';

/** What all lanes share. A lane reads the log: one for all projections that are in step, one for each that is not. */
export interface LaneContext {
  readonly source: EventSource;
  /** What of the log is followed. */
  readonly segment: Segment;
  /** Everything of it above a position, range by range without holes, until the signal aborts. */
  readonly ranges: (after: number) => AsyncIterable<StoredRange>;
  readonly pool: pg.Pool;
  /** Applies a batch of the segment; see `applyBatch`. */
  readonly apply: (projections: readonly Projection[], batch: EventBatch) => Promise<ReadonlyMap<string, number>>;
  /** Shows in a trace that a batch of the segment is applied. */
  readonly traced: <Result>(
    projections: readonly Projection[],
    batch: EventBatch,
    work: () => Promise<Result>,
  ) => Promise<Result>;
  readonly progress: ProgressTracker;
  readonly logger: Logger;
  readonly batchSize: number;
  readonly backoff: Backoff;
  readonly signal: AbortSignal;
}

/**
 * Notes, logs and writes down that projections cannot go on, and answers how long to wait before the next try, in
 * milliseconds.
 */
export const noteFailure = async (
  { pool, segment, progress, logger, backoff, signal }: LaneContext,
  projections: readonly Projection[],
  { error, batch }: { readonly error: unknown; readonly batch?: EventBatch },
): Promise<number> => {
  // What fails because everything is being ended says nothing.
  if (signal.aborted) return 0;
  const culprit = batch ? onlyEventOf(batch) : null;
  const event = { position: culprit?.position ?? null, eventType: culprit?.type ?? null };
  const attempts = Math.max(1, ...projections.map((projection) => progress.fail(projection, event).attempts));
  const retryInMs = backoffMs(backoff, attempts);
  logger.error(
    { projections: projections.map(({ name }) => name), ...event, attempts, retryInMs, ...loggableFailure(error) },
    'projections failed and will be tried again',
  );
  if (culprit) {
    for (const projection of projections) {
      await writeDownTrouble(pool, projection, { ...culprit, partition: segment.partition, error, attempts });
    }
  }
  return retryInMs;
};
