import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createCaseListCalls } from './case-list-calls.ts';

/** What became of a row since the list was loaded: null where nothing did. */
export type Standing = { readonly row: ListedCase | null } | null;

/** Rows to which something happened, as they stand by now: by id, null where a case is no longer open. */
export const useRowsByNow = (changed: readonly string[], newest: number): ReadonlyMap<string, ListedCase | null> => {
  const { openAmong } = useCalls(createCaseListCalls);
  const { data } = useQuery({
    queryKey: ['cases-by-now', newest, ...changed],
    queryFn: async () => {
      const open = await openAmong(changed);
      return new Map(changed.map((id) => [id, open.find((row) => row.id === id) ?? null]));
    },
    enabled: changed.length > 0,
    placeholderData: (before) => before,
  });
  return changed.length > 0 && data ? data : new Map();
};
