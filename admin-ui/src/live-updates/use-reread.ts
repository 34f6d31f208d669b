import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveUpdates } from './use-live-updates.ts';

/** However much is heard, what stands on the screen is read anew at most this often, unless said otherwise. */
const EVERY_MS = 500;

/** Reads a query anew when the stream tells something that `isOfIt`, or may have missed it. Both stay the same. */
export const useReread = (queryKey: QueryKey, isOfIt: (update: LiveUpdate) => boolean, everyMs = EVERY_MS): void => {
  const queryClient = useQueryClient();
  const { updates, gapUntil } = useLiveUpdates();
  const heard = updates.findLast(({ update }) => isOfIt(update))?.number ?? 0;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    if ((heard === 0 && gapUntil === 0) || timer.current !== null) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      void queryClient.invalidateQueries({ queryKey });
    }, everyMs);
  }, [queryClient, queryKey, heard, gapUntil, everyMs]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
};
