import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';

/**
 * Runs one action at a time for a button. Which one runs is told by its name, null when none does. The action reports
 * its own failure to the user.
 */
export const useBusy = () => {
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);
  const run = async (name: string, action: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return [busy, run] as const;
};
