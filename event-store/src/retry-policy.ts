import { setTimeout as delay } from 'node:timers/promises';
import { spreadBackoffMs } from '@sternklar/contracts/backoff';

/** Of what goes on in the background, or waits for another service. */
const BACKOFF = { firstMs: 500, longestMs: 60_000 };

/** Waits; ends early, without an error, when the signal aborts. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const sleepUntilAborted: Sleep = (milliseconds, signal) =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);

/** Milliseconds to wait after the n-th failure in a row. */
export const pauseAfter = (failures: number, random: () => number): number =>
  spreadBackoffMs(BACKOFF, failures, random);

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
