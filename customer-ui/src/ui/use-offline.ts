import { useEffect, useState } from 'react';

const PROBE_WITHIN_MS = 4_000;

/** A server on the own machine answers without any network, which browsers call offline. */
const serverAnswers = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PROBE_WITHIN_MS);
    return (await fetch('/api/health/live', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
};

/** Whether the browser has no network and the server does not answer; follows as soon as the browser tells of a change. */
export const useOffline = (): boolean => {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let latest = 0;
    const look = async () => {
      latest += 1;
      const mine = latest;
      const found = !navigator.onLine && !(await serverAnswers());
      if (mine === latest) setOffline(found);
    };
    void look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      latest = 0;
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
};
