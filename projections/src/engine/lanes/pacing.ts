import { setTimeout as sleep } from 'node:timers/promises';
import type { Backoff } from '@sternklar/contracts/backoff';

export const DEFAULT_BACKOFF: Backoff = { firstMs: 100, longestMs: 30_000 };

/** Waits; ends early and quietly when the signal aborts. */
export const pause = async (ms: number, signal: AbortSignal): Promise<void> => {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
};

/** Runs one piece of work at a time, in the order they were asked for. */
export type Mutex = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const createMutex = (): Mutex => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
};
