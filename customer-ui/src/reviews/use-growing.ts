import { startTransition, useEffect, useState } from 'react';

const FIRST = 30;
const STEP = 60;

/**
 * How many of `total` rows to draw: the first screenful at once, the rest in portions between which the browser can
 * answer to the user. In the end all are there, for the browser's own search, for keys and for screen readers. Begins
 * again when `what` becomes another thing.
 */
export const useGrowing = (total: number, what: unknown): number => {
  const [grown, setGrown] = useState({ what, rows: FIRST });
  const rows = grown.what === what ? grown.rows : FIRST;
  useEffect(() => {
    if (rows >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown({ what, rows: rows + STEP })), 0);
    return () => clearTimeout(timer);
  }, [rows, total, what]);
  return Math.min(rows, total);
};
