import { useEffect, useState } from 'react';

/** The current time, renewed every minute and whenever `reason` changes, so that 'gerade eben' does not stay for ever. */
export const useNow = (reason: unknown): Date => {
  const [now, setNow] = useState(() => new Date());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason only restarts the clock
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, [reason]);
  return now;
};
