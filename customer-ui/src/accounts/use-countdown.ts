import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1_000));

/**
 * Whole seconds left, beginning with `first`, and the way to start anew from a number of them; stands still at 0. Counts
 * by the clock: while people look for their mail in another app, a page's timers rest.
 */
export const useCountdown = (first: number): readonly [number, (seconds: number) => void] => {
  const [end, setEnd] = useState(() => Date.now() + first * 1_000);
  const [left, setLeft] = useState(first);
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(end);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [end]);
  return [left, (seconds) => setEnd(Date.now() + seconds * 1_000)];
};
