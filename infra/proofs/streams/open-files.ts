/** What a process needs beside its streams: database, log, pages, other requests. */
const RESERVE = 500;
const LEAST = 1_000;
const MOST = 10_000;

/** How many streams to open, or why that many cannot be. */
export type Plan = { readonly streams: number; readonly note: string | null } | { readonly refused: string };

/**
 * As many as were asked for, or else as many as the machine allows, from 1,000 to 10,000. `openFiles` is how many files a
 * process may have open: each stream takes one in the product and one in the proof.
 */
export const planStreams = (asked: number | null, openFiles: number): Plan => {
  const possible = openFiles - RESERVE;
  const wanted = asked ?? Math.min(MOST, Math.max(LEAST, possible));
  const limit = `This machine allows a process ${openFiles} open files (ulimit -n)`;
  if (wanted > possible) return { refused: `${limit}; ${wanted} streams need ${wanted + RESERVE}.` };
  const fewer = asked === null && wanted < MOST;
  return { streams: wanted, note: fewer ? `${limit}, so ${wanted} streams instead of ${MOST}.` : null };
};
