import { setTimeout as delay } from 'node:timers/promises';

/** What a server needs to consider a record, and to begin a window of them; measured at EventStoreDB 24.2 over 4.5 million. */
const MS_PER_RECORD = 0.00062;
const MS_PER_WINDOW = 0.08;
/** Who stops a read is not told of more than it has cost until then. */
const AT_ONCE = 50_000;
const LONGEST_PAUSE_MS = 50;
const SHORTEST_PAUSE_MS = 4;

/** Takes the time that a server takes to consider records, and counts them. */
export interface Pace {
  /** Resolves when so many records are considered, in windows of so many; rejects when the signal aborts. */
  consider(records: number, window: number): Promise<void>;
}

export const createPace = (signal: AbortSignal, count: (records: number) => void): Pace => {
  let owedMs = 0;
  return {
    async consider(records, window) {
      for (let left = records; left > 0; left -= AT_ONCE) {
        const now = Math.min(left, AT_ONCE);
        count(now);
        owedMs += now * MS_PER_RECORD + (now / window) * MS_PER_WINDOW;
        while (owedMs >= SHORTEST_PAUSE_MS) {
          const began = performance.now();
          await delay(Math.min(owedMs, LONGEST_PAUSE_MS), undefined, { signal });
          // On a busy machine it is longer than asked.
          owedMs -= performance.now() - began;
        }
      }
    },
  };
};
