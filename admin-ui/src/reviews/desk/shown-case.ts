import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createCaseCalls } from '../casework/case-calls.ts';
import { untilItRunsOut } from '../casework/case-holder.ts';
import { noticeQuery } from '../casework/sending/notice-query.ts';
import { useLiveReview } from '../live/use-live-review.ts';
import { createReviewCalls } from '../review-calls.ts';

/** For so long what was read ahead is as good as read now; what happens meanwhile is heard. */
const FRESH_MS = 10_000;

const reviewKey = (id: string) => ['desk-review', id] as const;

/** Everything that is read about one case. */
export const keysOfCase = (id: string): readonly (readonly string[])[] => [
  reviewKey(id),
  ['review-case', id],
  ['review-history', id],
];

const useCaseQueries = () => {
  const { review, reviewHistory } = useCalls(createReviewCalls);
  const { reviewCase, notice } = useCalls(createCaseCalls);
  return useMemo(
    () => ({
      review: (id: string) => ({ queryKey: reviewKey(id), queryFn: () => review(id), staleTime: FRESH_MS }),
      found: (id: string) => ({
        queryKey: ['review-case', id],
        queryFn: () => reviewCase(id),
        staleTime: FRESH_MS,
      }),
      history: (id: string) => ({
        queryKey: ['review-history', id],
        queryFn: () => reviewHistory(id),
        staleTime: FRESH_MS,
      }),
      notice,
    }),
    [review, reviewHistory, reviewCase, notice],
  );
};

/** Reads a case that comes next before anybody asks for it; on the server too, so that it comes with the page. */
export const useReadAhead = (id: string): void => {
  const queries = useCaseQueries();
  useQuery(queries.review(id));
  useQuery(queries.history(id));
  const { data: found } = useQuery(queries.found(id));
  useQueries({ queries: [found].flatMap((one) => (one ? [noticeQuery(one, queries.notice)] : [])) });
};

interface Seen {
  readonly id: string;
  readonly visit: number;
  readonly version: number;
}

/** The case that is shown with its review as that was first seen: whatever comes later, somebody else was faster with. */
export const useShownCase = (id: string | null) => {
  const queryClient = useQueryClient();
  const queries = useCaseQueries();
  const [visit, setVisit] = useState(0);
  const [seen, setSeen] = useState<Seen | null>(null);
  const review = useQuery({ ...queries.review(id ?? ''), enabled: id !== null });
  const found = useQuery({
    ...queries.found(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => untilItRunsOut(state.data ?? null, Date.now()),
  });
  useLiveReview(id ?? '');
  const shown = review.data ?? null;
  const isSeen = seen !== null && seen.id === id && seen.visit === visit;
  if (shown !== null && id !== null && !review.isFetching && !isSeen) setSeen({ id, visit, version: shown.version });
  const current: AdminReview | null = shown && { ...shown, version: isSeen ? seen.version : shown.version };
  return {
    review: current,
    /** Somebody has changed it since it was shown. */
    isChanged: isSeen && shown !== null && shown.version !== seen.version,
    found: found.data ?? null,
    query: found,
    isMissing: shown === null && review.data === null,
    /** One's own step: what is known of the case is old, and no news. */
    forget: (ofId: string) => {
      setVisit((before) => before + 1);
      for (const queryKey of keysOfCase(ofId)) void queryClient.invalidateQueries({ queryKey });
    },
  };
};
export type ShownCase = ReturnType<typeof useShownCase>;
