import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../data-provider/use-calls.ts';
import type { EvidenceOfMany } from '../bulk/use-evidence-of-many.ts';
import { createCaseListCalls } from '../cases/case-list-calls.ts';
import { goesTogether } from '../cases/goes-together.ts';
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
  const own = data?.filter((row) => !isOthers(row));
  return {
    cases: own?.filter(goesTogether) ?? null,
    /** How many somebody else works on. */
    others: data?.filter(isOthers).length ?? 0,
    isFailed: isError,
  };
};

interface ManyNotices {
  readonly ids: readonly string[];
  readonly channel: Channel;
  /** What goes along with each is what its text names. */
  readonly evidence: EvidenceOfMany;
}

/** The texts of many on one way, by review; null until they are there. */
export const useNotices = ({ ids, channel, evidence }: ManyNotices) => {
  const { notice } = useCalls(createCaseCalls);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['notices-of-many', channel, ids, evidence.isSent],
    queryFn: async (): Promise<ReadonlyMap<string, Notice>> => {
      const found = new Map<string, Notice>();
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const some = ids.slice(from, from + AT_ONCE);
        const notices = await Promise.all(
          some.map((id) => notice(id, { channel, isAppeal: false, evidence: evidence.idsOf(id) })),
        );
        for (const [at, one] of notices.entries()) found.set(some[at] ?? '', one);
      }
      return found;
    },
    enabled: ids.length > 0 && evidence.isReady,
    placeholderData: (before, query) => (query?.queryKey[1] === channel ? before : undefined),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  /** `isStale`: they name other evidence than goes along. */
  return { notices: data ?? null, isStale: isPlaceholderData, isFailed: isError };
};
