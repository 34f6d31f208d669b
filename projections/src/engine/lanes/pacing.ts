import { setTimeout as sleep } from 'node:timers/promises';

/** How long to wait between tries, in milliseconds: doubled from `initialMs` up to `maxMs`. */
export interface Backoff {
  readonly initialMs: number;
  readonly maxMs: number;
}

export const DEFAULT_BACKOFF: Backoff = { initialMs: 100, maxMs: 30_000 };

/** Milliseconds to wait after the given failed attempt, counted from 1. */
export const backoffMs = ({ initialMs, maxMs }: Backoff, attempt: number): number =>
  Math.min(maxMs, initialMs * 2 ** Math.min(attempt - 1, 30));

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
