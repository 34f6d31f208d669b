import type { Projection } from '@sternklar/event-store/projection';
import { decodeBatch, type EventBatch } from './event-batch.ts';
import { isDatabaseUnavailable, loggableFailure } from './failure.ts';
import { type LaneContext, noteFailure } from './lane.ts';
import { createTurns, pause } from './pacing.ts';

export interface SharedLane {
  /** Reads the log once for all members, until the signal aborts. */
  run(): Promise<void>;
  /** Whether a position is within one batch of the lane's, so that joining holds up nobody for long. */
  isNear(position: number): boolean;
  /**
   * Between two batches brings a projection to exactly where the lane stands and takes it in. Answers false, and does
   * nothing, when the runner is stopping.
   */
  join(projection: Projection, bringTo: (position: number) => Promise<void>): Promise<boolean>;
  has(projection: Projection): boolean;
}

export interface SharedLaneStart {
  /** Where the lane begins; its first members stand here. */
  readonly position: number;
  readonly members: readonly Projection[];
  /** Told of a projection that no longer keeps step, and up to where it must go carefully. */
  readonly onLeave: (projection: Projection, carefulUntil: number) => void;
}

/** One reading, decoded once, applied to all projections that are in step, in one transaction per batch. */
export const createSharedLane = (context: LaneContext, start: SharedLaneStart): SharedLane => {
  const { source, book, logger, batchSize, signal } = context;
  const members = new Set(start.members);
  const inTurn = createTurns();
  let position = start.position;

  const leave = (projection: Projection, carefulUntil: number) => {
    members.delete(projection);
    start.onLeave(projection, carefulUntil);
  };

  const applyTo = async (projections: readonly Projection[], batch: EventBatch) => {
    const positions = await context.apply(projections, batch);
    book.record(positions);
    for (const projection of projections) {
      book.recover(projection);
      // Set back by somebody else, for instance by a restored backup.
      if ((positions.get(projection.name) ?? 0) < batch.last) leave(projection, 0);
    }
  };

  /** One that fails must not stop the others: it goes on alone. */
  const applySeparately = async (batch: EventBatch) => {
    for (const projection of [...members]) {
      try {
        await applyTo([projection], batch);
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        leave(projection, batch.last);
      }
    }
  };

  const apply = async (batch: EventBatch) => {
    try {
      await applyTo([...members], batch);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      await applySeparately(batch);
    }
    position = batch.last;
  };

  const follow = async () => {
    for await (const stretch of context.stretches(position)) {
      const batch = await decodeBatch(source.codec, stretch);
      for (const { error, ...place } of batch.undecoded) {
        logger.error({ ...place, ...loggableFailure(error) }, 'an event cannot be decoded');
      }
      await inTurn(() => apply(batch));
    }
  };

  return {
    async run() {
      while (!signal.aborted) {
        try {
          await follow();
        } catch (error) {
          await pause(await noteFailure(context, [...members], { error }), signal);
        }
      }
    },
    isNear: (other) => position - other <= batchSize,
    join: (projection, bringTo) =>
      inTurn(async () => {
        if (signal.aborted) return false;
        await bringTo(position);
        members.add(projection);
        return true;
      }),
    has: (projection) => members.has(projection),
  };
};
