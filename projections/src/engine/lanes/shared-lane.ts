import type { InlineProjection, LogEnd } from '@sternklar/event-store/inline-projection';
import type { Projection } from '@sternklar/event-store/projection';
import { stepOf } from '../batches/apply-batch.ts';
import { decodeBatch, type EventBatch, type StoredRange } from '../batches/event-batch.ts';
import { isDatabaseUnavailable, loggableFailure } from '../batches/failure.ts';
import { type LaneContext, noteFailure } from './lane.ts';
import { createMutex, pause } from './pacing.ts';

export interface SharedLane {
  /** Reads the log once for all members, until the signal aborts. */
  run(): Promise<void>;
  /** Whether a position is within one batch of the lane's, so that joining delays the others only briefly. */
  isNear(position: number): boolean;
  /**
   * Between two batches brings a projection to exactly where the lane stands and takes it in. Answers false, and does
   * nothing, when the runner is stopping.
   */
  join(projection: Projection, bringTo: (position: number) => Promise<void>): Promise<boolean>;
  has(projection: Projection): boolean;
  /** Writes rows with appends, as long as the lane holds all projections. */
  readonly inline: InlineProjection;
}

export interface SharedLaneStart {
  /** Where the lane begins; its first members stand here. */
  readonly position: number;
  readonly members: readonly Projection[];
  /** The members and those that may join. */
  readonly all: readonly Projection[];
  /** Told of a projection that no longer keeps step, and up to where it must go carefully. */
  readonly onLeave: (projection: Projection, carefulUntil: number) => void;
}

/** One reading, decoded once, applied to all projections that are in step, in one transaction per batch. */
export const createSharedLane = (context: LaneContext, start: SharedLaneStart): SharedLane => {
  const { source, progress, logger, batchSize, signal } = context;
  const members = new Set(start.members);
  const exclusively = createMutex();
  let position = start.position;
  /** The event at that position; null until one has come by. */
  let newest: LogEnd | null = null;

  const leave = (projection: Projection, carefulUntil: number) => {
    members.delete(projection);
    start.onLeave(projection, carefulUntil);
  };

  const applyTo = async (projections: readonly Projection[], batch: EventBatch) => {
    const positions = await context.apply(projections, batch);
    progress.record(positions);
    for (const projection of projections) {
      progress.recover(projection);
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
  };

  const moveTo = ({ last, stored }: StoredRange) => {
    position = last;
    const event = stored.at(-1);
    newest = event ? { position: event.position, recordedAt: event.recordedAt } : null;
  };

  const take = async (range: StoredRange) => {
    const batch = await decodeBatch(source.codec, range);
    for (const { error, ...place } of batch.undecoded) {
      logger.error({ ...place, ...loggableFailure(error) }, 'an event cannot be decoded');
    }
    await apply(batch);
    moveTo(range);
  };

  const follow = async () => {
    for await (const range of context.ranges(position)) {
      await exclusively(async () => {
        const rest = behind(position, range);
        if (rest) await take(rest);
      });
    }
  };

  const isComplete = () => !signal.aborted && members.size === start.all.length;

  /** What the next events change, if all stand where they begin; null when it is better to apply the events in the usual way. */
  const stepTo = async (range: StoredRange) => {
    try {
      const batch = await decodeBatch(source.codec, range);
      return batch.undecoded.length > 0 ? null : { batch, queries: stepOf([...members], batch, context.segment) };
    } catch {
      // Found out and told when they are applied.
      return null;
    }
  };

  const inline: InlineProjection = {
    async write({ eventsBehind, commit }) {
      if (!isComplete()) return false;
      return exclusively(async () => {
        const end = newest;
        if (end?.position !== position || !isComplete()) return false;
        const stored = eventsBehind(end);
        const range = { after: position, last: stored.at(-1)?.position ?? position, stored };
        const step = await stepTo(range);
        if (!step) return false;
        const all = [...members];
        const { batch, queries } = step;
        if (!(await context.traced(all, batch, () => commit(end, queries)))) return false;
        moveTo(range);
        progress.record(new Map(all.map(({ name }) => [name, position])));
        return true;
      });
    },
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
      exclusively(async () => {
        if (signal.aborted) return false;
        await bringTo(position);
        members.add(projection);
        return true;
      }),
    has: (projection) => members.has(projection),
    inline,
  };
};

/** What of a range is above a position; null when nothing is. */
const behind = (position: number, range: StoredRange): StoredRange | null => {
  if (range.last <= position) return null;
  if (range.after >= position) return range;
  return { ...range, after: position, stored: range.stored.filter((event) => event.position > position) };
};
