import { once } from 'node:events';
import type { StoredRange } from '../batches/event-batch.ts';

/**
 * Backpressure: what was taken from the feed and is not applied yet. A range stays until its reader asks for the next one,
 * and until then no more is taken.
 */
export interface RangeQueue {
  /** Resolves when everything put so far was applied, or the queue was closed. */
  put(ranges: readonly StoredRange[]): Promise<void>;
  ranges(signal: AbortSignal): AsyncGenerator<StoredRange, void, void>;
  close(): void;
}

interface Entry {
  readonly range: StoredRange;
  readonly done: () => void;
}

export const createRangeQueue = (): RangeQueue => {
  const entries: Entry[] = [];
  const news = new EventTarget();
  let closed = false;

  return {
    async put(ranges) {
      if (closed) return;
      const done = ranges.map((range) => new Promise<void>((resolve) => entries.push({ range, done: resolve })));
      news.dispatchEvent(new Event('put'));
      await Promise.all(done);
    },
    async *ranges(signal) {
      while (!signal.aborted) {
        const [entry] = entries;
        if (!entry) {
          await once(news, 'put', { signal }).catch(() => undefined);
          continue;
        }
        yield entry.range;
        // Only after the one who got it asks for more.
        entries.shift();
        entry.done();
      }
    },
    close() {
      closed = true;
      for (const { done } of entries.splice(0)) done();
    },
  };
};
