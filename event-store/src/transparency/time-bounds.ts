import type { StoredEvent } from '../event-store.ts';

/** A state of which its log has signed that nothing else had been recorded until then. */
export interface TimedCheckpoint {
  readonly size: number;
  readonly time: Date;
}

/** What cannot be, in a log that tells the truth about its time. */
export type TimeFault =
  /** It came after a checkpoint, and is dated before it. */
  | { readonly kind: 'put-into-past'; readonly checkpoint: TimedCheckpoint }
  /** It is among the leaves of a checkpoint, and is dated after it. */
  | { readonly kind: 'dated-after'; readonly checkpoint: TimedCheckpoint };

/** Follows the leaves of a log in order, beside the checkpoints that carry a time. */
export interface TimeBounds {
  /** What is wrong with the next leaf; null where nothing is. */
  add(event: Pick<StoredEvent, 'recordedAt'>): TimeFault | null;
  /** Passes a leaf whose event is gone. */
  skip(): void;
}

/** Times of checkpoints are told in whole seconds. */
const ROUNDED_MS = 1_000;

export const createTimeBounds = (checkpoints: readonly TimedCheckpoint[], toleranceMs: number): TimeBounds => {
  const ahead = checkpoints.toSorted((one, other) => one.size - other.size || +one.time - +other.time);
  let size = 0;
  let latest: TimedCheckpoint | null = null;
  return {
    add({ recordedAt }) {
      for (let [next] = ahead; next && next.size <= size; [next] = ahead) {
        if (latest === null || next.time > latest.time) latest = next;
        ahead.shift();
      }
      size += 1;
      const at = Date.parse(recordedAt);
      if (latest !== null && at < latest.time.getTime() - toleranceMs)
        return { kind: 'put-into-past', checkpoint: latest };
      const [next] = ahead;
      if (next && at > next.time.getTime() + toleranceMs + ROUNDED_MS) return { kind: 'dated-after', checkpoint: next };
      return null;
    },
    skip() {
      size += 1;
    },
  };
};

/** The first checkpoint that carries an earlier time than a smaller one, and that one; null where none does. */
export const checkpointBack = (
  checkpoints: readonly TimedCheckpoint[],
  toleranceMs: number,
): { readonly checkpoint: TimedCheckpoint; readonly before: TimedCheckpoint } | null => {
  let before: TimedCheckpoint | null = null;
  for (const checkpoint of checkpoints.toSorted((one, other) => one.size - other.size || +one.time - +other.time)) {
    if (before !== null && checkpoint.time.getTime() < before.time.getTime() - toleranceMs)
      return { checkpoint, before };
    if (before === null || checkpoint.time > before.time) before = checkpoint;
  }
  return null;
};
