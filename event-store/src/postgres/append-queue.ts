import type { AppendOutcome } from '../event-store.ts';
import { type Append, textLength } from '../log/append-rules.ts';

export const MAX_APPENDS_PER_BATCH = 500;
/** UTF-16 units, with some for each event. A batch takes no append that would make it heavier; a single one may be. */
export const MAX_BATCH_WEIGHT = 4 * 1024 * 1024;
const WEIGHT_OF_AN_EVENT = 200;

/** An append and whoever waits for it. */
export interface WaitingAppend {
  readonly append: Append;
  resolve(outcome: AppendOutcome): void;
  reject(error: unknown): void;
}

/** Appends that wait to be written. */
export interface AppendQueue {
  /** All that wait. */
  readonly size: () => number;
  /** Those of them that a batch could take now. */
  readonly ready: () => number;
  add(waiting: WaitingAppend): void;
  /**
   * At most one append per stream, in the order of arrival, none of a stream in a batch that is not settled; a stream that
   * has had its turn waits for the others.
   */
  takeBatch(most: number): readonly WaitingAppend[];
  /** The batch is written or has failed: its streams may be in the next one. */
  settled(batch: readonly WaitingAppend[]): void;
  takeAll(): readonly WaitingAppend[];
}

export const createAppendQueue = (): AppendQueue => {
  const byStream = new Map<string, WaitingAppend[]>();
  /** Streams in batches that are not settled. */
  const busy = new Set<string>();
  /** Streams of which something waits although they are busy. */
  let held = 0;
  let size = 0;

  const nextBatch = (most: number): readonly WaitingAppend[] => {
    const batch: WaitingAppend[] = [];
    let weight = 0;
    for (const [streamId, [first]] of byStream) {
      if (!first || busy.has(streamId)) continue;
      weight += weightOf(first.append);
      if (batch.length === most || (batch.length > 0 && weight > MAX_BATCH_WEIGHT)) break;
      batch.push(first);
    }
    return batch;
  };

  return {
    size: () => size,
    ready: () => byStream.size - held,
    add(waiting) {
      const { streamId } = waiting.append;
      const ofStream = byStream.get(streamId);
      if (ofStream) ofStream.push(waiting);
      else {
        byStream.set(streamId, [waiting]);
        if (busy.has(streamId)) held += 1;
      }
      size += 1;
    },
    takeBatch(most) {
      const batch = nextBatch(Math.min(most, MAX_APPENDS_PER_BATCH));
      for (const { append } of batch) {
        const ofStream = byStream.get(append.streamId) ?? [];
        ofStream.shift();
        busy.add(append.streamId);
        byStream.delete(append.streamId);
        if (ofStream.length === 0) continue;
        byStream.set(append.streamId, ofStream);
        held += 1;
      }
      size -= batch.length;
      return batch;
    },
    settled(batch) {
      for (const { append } of batch) {
        busy.delete(append.streamId);
        if (byStream.has(append.streamId)) held -= 1;
      }
    },
    takeAll() {
      const all = [...byStream.values()].flat();
      byStream.clear();
      held = 0;
      size = 0;
      return all;
    },
  };
};

const weightOf = ({ events }: Append): number => textLength(events) + events.length * WEIGHT_OF_AN_EVENT;
