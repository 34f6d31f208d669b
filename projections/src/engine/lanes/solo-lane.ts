import type { Projection } from '@sternklar/event-store/projection';
import { type EventBatch, onlyEventOf, readBatch } from '../batches/event-batch.ts';
import { isDatabaseUnavailable } from '../batches/failure.ts';
import { readPositions } from '../checkpoints/checkpoints.ts';
import { passOver } from '../stuck/passing-over.ts';
import { type LaneContext, noteFailure } from './lane.ts';
import { pause } from './pacing.ts';
import type { SharedLane } from './shared-lane.ts';

/** A batch that could not be applied by one projection alone. */
class StepFailed extends Error {
  readonly batch: EventBatch;

  constructor(batch: EventBatch, cause: unknown) {
    super('A batch could not be applied.', { cause });
    this.batch = batch;
  }
}

/**
 * Brings one projection that is new, behind or failing forward from its own checkpoint, until it can join the shared
 * lane again or the signal aborts. After a failed batch it goes event by event as far as that batch reached, so that the
 * one event that fails is known, and tried again with growing pauses, until it succeeds or an operator allows to pass it
 * over.
 */
export async function runSoloLane(
  projection: Projection,
  shared: SharedLane,
  { context, carefulUntil }: { readonly context: LaneContext; readonly carefulUntil: number },
): Promise<void> {
  const { pool, segment, source, progress, batchSize, signal } = context;
  let careful = carefulUntil;

  const position = async (): Promise<number> =>
    (await readPositions(pool, [projection], segment.partition)).get(projection.name) ?? 0;

  const step = async (from: number): Promise<number> => {
    const batch = await readBatch(source, from, from < careful ? 1 : batchSize);
    try {
      progress.record(await context.apply([projection], batch));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw new StepFailed(batch, error);
      const only = onlyEventOf(batch);
      if (only === null) careful = batch.last;
      if (only === null || !(await passOver({ pool, segment }, projection, { only, batch })))
        throw new StepFailed(batch, error);
      progress.record(new Map([[projection.name, batch.last]]));
      context.logger.warn({ projection: projection.name, ...only }, 'an event was passed over, as an operator allowed');
    }
    progress.recover(projection);
    return batch.last;
  };

  const goOn = async (): Promise<boolean> => {
    const from = await position();
    if (from < careful || !shared.isNear(from)) {
      await step(from);
      return false;
    }
    return shared.join(projection, async (target) => {
      for (let at = await position(); at < target; ) at = await step(at);
    });
  };

  while (!signal.aborted) {
    try {
      if (await goOn()) return;
    } catch (error) {
      const failed = error instanceof StepFailed ? error : null;
      // The batch holds the failing event: look for it at once, and complain when it is found.
      if (failed && failed.batch.last <= careful && onlyEventOf(failed.batch) === null) continue;
      const waitMs = await noteFailure(context, [projection], {
        error: failed?.cause ?? error,
        ...(failed && { batch: failed.batch }),
      });
      await pause(waitMs, signal);
    }
  }
}
