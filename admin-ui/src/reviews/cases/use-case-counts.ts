import type { CaseCounts } from '@sternklar/contracts/reviews/casework/case-list.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { createCaseListCalls } from './case-list-calls.ts';
import { isOfCases } from './case-news.ts';

/** However many steps are heard, counts are read at most this often; … */
const EVERY_MS = 500;
/** … and this often without any, since follow-ups fall due by themselves. */
const BY_THE_CLOCK_MS = 60_000;

/** How many cases stand where, as they follow the stream; undefined until they are there. */
export const useCaseCounts = (): CaseCounts | undefined => {
  const { counts } = useCalls(createCaseListCalls);
  const queryClient = useQueryClient();
  const { updates, gapUntil } = useLiveUpdates();
  const heard = updates.findLast(({ update }) => isOfCases(update))?.number ?? 0;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    if ((heard === 0 && gapUntil === 0) || timer.current !== null) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      void queryClient.invalidateQueries({ queryKey: ['case-counts'] });
    }, EVERY_MS);
  }, [queryClient, heard, gapUntil]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return useQuery({ queryKey: ['case-counts'], queryFn: () => counts(), refetchInterval: BY_THE_CLOCK_MS }).data;
};
