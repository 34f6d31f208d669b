import { useEffect, useState } from 'react';

/** Whole seconds left, and the way to start from a number of them; stands still at 0. */
export const useCountdown = (): readonly [number, (seconds: number) => void] => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
};
