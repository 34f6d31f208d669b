import { backoffMs } from '@sternklar/contracts/backoff';

const BACKOFF = { firstMs: 15_000, longestMs: 2 * 3_600_000 };
const JITTER = 0.2;

/** Tries before a mail is given up: with the waits below, about a day. */
export const MAX_ATTEMPTS = 21;

/**
 * Milliseconds to wait after the `attempt`-th failed try (from 1): doubling from 15 s to 2 h, spread by ±20 % so that
 * many mails do not come back at once. `random` is from 0 to 1.
 */
export const waitAfter = (attempt: number, random: number): number =>
  Math.round(backoffMs(BACKOFF, attempt) * (1 + JITTER * (2 * random - 1)));
