import { once } from 'node:events';
import type { StoredStretch } from '../batches/event-batch.ts';

/** What was taken from the feed and is not done with: handed out again until whoever asked for it comes for the next. */
export interface StretchQueue {
  /** Resolves when everything put so far is done with, or the queue was closed. */
  put(stretches: readonly StoredStretch[]): Promise<void>;
  stretches(signal: AbortSignal): AsyncGenerator<StoredStretch, void, void>;
  close(): void;
}

interface Entry {
  readonly stretch: StoredStretch;
  readonly done: () => void;
}

export const createStretchQueue = (): StretchQueue => {
  const entries: Entry[] = [];
  const news = new EventTarget();
  let closed = false;

  return {
    async put(stretches) {
      if (closed) return;
      const done = stretches.map((stretch) => new Promise<void>((resolve) => entries.push({ stretch, done: resolve })));
      news.dispatchEvent(new Event('put'));
      await Promise.all(done);
    },
    async *stretches(signal) {
      while (!signal.aborted) {
        const [entry] = entries;
        if (!entry) {
          await once(news, 'put', { signal }).catch(() => undefined);
          continue;
        }
        yield entry.stretch;
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
