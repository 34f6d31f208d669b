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

/** Appends that wait for the next flush. */
export interface AppendQueue {
  readonly size: () => number;
  add(waiting: WaitingAppend): void;
  /** At most one append per stream, in the order of arrival; a stream that has had its turn waits for the others. */
  takeBatch(): readonly WaitingAppend[];
  takeAll(): readonly WaitingAppend[];
}

export const createAppendQueue = (): AppendQueue => {
  const byStream = new Map<string, WaitingAppend[]>();
  let size = 0;

  const nextBatch = (): readonly WaitingAppend[] => {
    const batch: WaitingAppend[] = [];
    let weight = 0;
    for (const [first] of byStream.values()) {
      if (!first) continue;
      weight += weightOf(first.append);
      if (batch.length === MAX_APPENDS_PER_BATCH || (batch.length > 0 && weight > MAX_BATCH_WEIGHT)) break;
      batch.push(first);
    }
    return batch;
  };

  return {
    size: () => size,
    add(waiting) {
      const { streamId } = waiting.append;
      const ofStream = byStream.get(streamId);
      if (ofStream) ofStream.push(waiting);
      else byStream.set(streamId, [waiting]);
      size += 1;
    },
    takeBatch() {
      const batch = nextBatch();
      for (const { append } of batch) {
        const ofStream = byStream.get(append.streamId) ?? [];
        ofStream.shift();
        byStream.delete(append.streamId);
        if (ofStream.length > 0) byStream.set(append.streamId, ofStream);
      }
      size -= batch.length;
      return batch;
    },
    takeAll() {
      const all = [...byStream.values()].flat();
      byStream.clear();
      size = 0;
      return all;
    },
  };
};

const weightOf = ({ events }: Append): number => textLength(events) + events.length * WEIGHT_OF_AN_EVENT;
