import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createCaseListCalls } from '../cases/case-list-calls.ts';
import { createCaseCalls } from '../casework/case-calls.ts';

/** Read so many at a time. */
const AT_ONCE = 6;

/** What of a business can go to the platform together by now: without what somebody else works on. */
export const useReadyCases = (businessId: string) => {
  const { readyOf } = useCalls(createCaseListCalls);
  const { data, isError } = useQuery({
    queryKey: ['cases-ready-of', businessId],
    queryFn: () => readyOf(businessId),
    // As it is when somebody asks; what happens while they look at it is told by the server.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const isOthers = ({ taken_over }: ListedCase) => taken_over?.is_you === false;
  return {
    cases: data?.filter((row) => !isOthers(row)) ?? null,
    /** How many somebody else works on. */
    others: data?.filter(isOthers).length ?? 0,
    isFailed: isError,
  };
};

/** The texts of many on one way, by review; null until they are there. */
export const useNotices = (ids: readonly string[], channel: Channel) => {
  const { notice } = useCalls(createCaseCalls);
  const { data, isError } = useQuery({
    queryKey: ['notices-of-many', channel, ids],
    queryFn: async (): Promise<ReadonlyMap<string, Notice>> => {
      const found = new Map<string, Notice>();
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const some = ids.slice(from, from + AT_ONCE);
        const notices = await Promise.all(some.map((id) => notice(id, { channel, isAppeal: false })));
        for (const [at, one] of notices.entries()) found.set(some[at] ?? '', one);
      }
      return found;
    },
    enabled: ids.length > 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { notices: data ?? null, isFailed: isError };
};
