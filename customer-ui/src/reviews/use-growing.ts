import { startTransition, useEffect, useState } from 'react';

const FIRST = 1;
const STEP = 2;

/**
 * How many of `total` parts to draw: the first at once, the rest step by step, so that in between the browser can answer
 * to the user. In the end all are there, for the browser's own search, for keys and for screen readers. Begins again when
 * `what` becomes another thing.
 */
export const useGrowing = (total: number, what: unknown): number => {
  const [grown, setGrown] = useState({ what, parts: FIRST });
  const parts = grown.what === what ? grown.parts : FIRST;
  useEffect(() => {
    if (parts >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setGrown({ what, parts: parts + STEP })), 0);
    return () => clearTimeout(timer);
  }, [parts, total, what]);
  return Math.min(parts, total);
};
