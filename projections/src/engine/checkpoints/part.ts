import type { NamedQuery } from '@sternklar/event-store/postgres/one-message';

/** What a transaction has to know of a stretch of the log: where it ends, and where the feed goes on behind it. */
export interface Stretch {
  readonly last: number;
  /** The feed's own place behind the stretch; missing where it has none. */
  readonly resumeAt?: string;
}

/** The part of the log that is applied by itself, with checkpoints of its own. */
export interface Part {
  /** The number of its checkpoints: 0 for the whole log, from 1 on for the partitions of a feed. */
  readonly partition: number;
  /** What every transaction sends right behind `begin`: fails with a division by zero for whoever may not write any more. */
  guard(stretch: Stretch): readonly NamedQuery[];
}

export const WHOLE_LOG: Part = { partition: 0, guard: () => [] };

/** Another process was given the part meanwhile: nothing was written, and nothing may be. */
export class PartLost extends Error {
  override readonly name = 'PartLost';

  constructor({ partition }: Part) {
    super(`Part ${partition} of the log was given to another process.`);
  }
}

/** The numbers of the checkpoints that a read model has: one, or one for each partition of the feed (0: there is none). */
export const partsOf = (feedPartitions: number): readonly number[] =>
  feedPartitions === 0 ? [0] : Array.from({ length: feedPartitions }, (_, index) => index + 1);
