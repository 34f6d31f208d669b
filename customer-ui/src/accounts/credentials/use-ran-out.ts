import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 1_000;

/**
 * Whether a code that was sent at this time (by `Date.now`) counts no more; never of one of which nobody here knows when
 * that was. By the clock: a page's timers rest while people look for their mail, and while their machine sleeps.
 */
export const useRanOut = (sentAt: number | null): boolean => {
  const [ranOut, setRanOut] = useState(false);
  useEffect(() => {
    const look = () => setRanOut(sentAt !== null && Date.now() - sentAt >= CODE_LIFETIME_MS);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [sentAt]);
  return ranOut;
};
