import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createCaseCalls } from '../casework/case-calls.ts';

/** Read so many at a time. */
const AT_ONCE = 6;

/** Whether the evidence of some requests went along, and which that is; it is read when somebody says so. */
export const useEvidenceOfMany = (ids: readonly string[]) => {
  const [isSent, setSent] = useState(false);
  const { reviewCase } = useCalls(createCaseCalls);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['evidence-of-many', ids],
    queryFn: async (): Promise<ReadonlyMap<string, readonly string[]>> => {
      const found = new Map<string, readonly string[]>();
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const cases = await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => reviewCase(id)));
        for (const one of cases)
          if (one)
            found.set(
              one.review.id,
              one.evidence.map(({ id }) => id),
            );
      }
      return found;
    },
    enabled: isSent,
    // Somebody may have added some since.
    gcTime: 0,
    // Whoever comes back from the platform's form enters what went there.
    refetchOnWindowFocus: false,
  });
  const of = isSent && data ? data : null;
  return {
    isSent,
    toggle: () => setSent(!isSent),
    of,
    isPending: isSent && isFetching && of === null,
    isFailed: isSent && isError,
    /** Nothing is sent as long as nobody knows what went along. */
    isReady: !isSent || of !== null,
    idsOf: (id: string): readonly string[] => of?.get(id) ?? [],
  };
};
export type EvidenceOfMany = ReturnType<typeof useEvidenceOfMany>;
