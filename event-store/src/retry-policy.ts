import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 60_000;

/** Waits; ends early, without an error, when the signal aborts. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const sleepUntilAborted: Sleep = (milliseconds, signal) =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Milliseconds to wait after the n-th failure in a row: doubled each time from half a second to a minute, of which
 * `random` (0 to 1) leaves between a half and all, so that many who failed together do not return together.
 */
export const pauseAfter = (failures: number, random: () => number): number => {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LAST_PAUSE_MS);
  return Math.round(longest * (0.5 + random() / 2));
};

class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded';
}

/** Settles as `work` does, or rejects after the limit; the work itself is not interrupted. */
export const withTimeLimit = async <Value>(work: Promise<Value>, milliseconds: number): Promise<Value> => {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new TimeLimitExceeded(`No end after ${milliseconds} ms.`)), milliseconds);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
};
