import { useEffect, useState } from 'react';

/** Whole seconds left, beginning with `first`, and the way to start anew from a number of them; stands still at 0. */
export const useCountdown = (first: number): readonly [number, (seconds: number) => void] => {
  const [left, setLeft] = useState(first);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
};
