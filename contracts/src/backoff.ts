/** How long to wait between tries, in milliseconds: from `firstMs` doubling up to `longestMs`. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** How often screens come back to a server that does not answer. */
export const BACKOFF_OF_SCREENS: Backoff = { firstMs: 1_000, longestMs: 30_000 };

/** Milliseconds to wait after so many failures in a row, from 1. */
export const backoffMs = ({ firstMs, longestMs }: Backoff, failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));

/** The same, of which chance leaves between a half and all, so that many who failed together do not return together. */
export const spreadBackoffMs = (backoff: Backoff, failures: number, random: () => number): number =>
  Math.round(backoffMs(backoff, failures) * (0.5 + random() / 2));
