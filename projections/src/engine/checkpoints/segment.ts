import type { NamedQuery } from '@sternklar/event-store/postgres/one-message';

/** What a transaction has to know of a range of the log: where it ends, and where the feed goes on behind it. */
export interface LogRange {
  readonly last: number;
  /** The feed's own place behind the range; missing where it has none. */
  readonly resumeAt?: string;
}

/** What is applied by itself, with checkpoints of its own: the whole log, or one partition of a feed. */
export interface Segment {
  /** The number of its checkpoints: 0 for the whole log, from 1 on for the partitions of a feed. */
  readonly partition: number;
  /** What every transaction sends right after `begin`; fails with a division by zero when this process may not write any more. */
  guard(range: LogRange): readonly NamedQuery[];
}

export const WHOLE_LOG: Segment = { partition: 0, guard: () => [] };

/** The segment now belongs to another process: nothing was written, and nothing may be. */
export class SegmentLost extends Error {
  override readonly name = 'SegmentLost';

  constructor({ partition }: Segment) {
    super(`Segment ${partition} of the log was given to another process.`);
  }
}

/** The numbers of the checkpoints that a read model has: one, or one for each partition of the feed (0: there is none). */
export const segmentNumbers = (feedPartitions: number): readonly number[] =>
  feedPartitions === 0 ? [0] : Array.from({ length: feedPartitions }, (_, index) => index + 1);
