import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createCaseListCalls } from '../cases/case-list-calls.ts';
import { useReviewNews } from '../live/use-review-news.ts';
import { afterLeaving, indexAt, moved, START, whatWaitsLast } from './queue-place.ts';

const ROWS = 50;
/** With fewer at hand the next ones are fetched. */
const FEW = 10;
const oldestFirst = { field: 'created_at', order: 'ASC' } as const;

/** What comes next in the cases of some reviews; null as long as nobody knows, so that no order changes under somebody's eyes. */
const useCasesOf = (data: readonly AdminReview[] | undefined, at: number) => {
  const { openAmong } = useCalls(createCaseListCalls);
  const ids = data?.map(({ id }) => id) ?? [];
  const cases = useQuery({
    queryKey: ['queue-cases', ids, at],
    queryFn: () => openAmong(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return cases.isPending && ids.length > 0 ? null : cases.data;
};

/** The reviews that wait for a decision, the oldest first and last what waits for others, as far as `q` finds them, and where one is among them. */
export const useQueue = (q: string) => {
  const [perPage, setPerPage] = useState(ROWS);
  const [place, setPlace] = useState(START);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const filter = useMemo(() => ({ status: 'eingereicht', withdrawn: false, ...(q === '' ? {} : { q }) }), [q]);
  const params = { pagination: { page: 1, perPage }, sort: oldestFirst, filter };
  // What others do is offered, and does not come by itself.
  const list = useGetList<AdminReview>('reviews', params, {
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const { data, refetch, isFetching } = list;
  const news = useReviewNews({ rows: data, filter, sortedBy: 'created_at', reload: refetch });
  const cases = useCasesOf(data, list.dataUpdatedAt);
  const isOrdered = data !== undefined && cases !== null;
  const rows = useMemo(
    () =>
      isOrdered
        ? whatWaitsLast(
            data.filter(({ id }) => !left.has(id)),
            cases ?? [],
          )
        : [],
    [data, left, cases, isOrdered],
  );
  const waiting = (list.total ?? 0) - (isOrdered ? data.length - rows.length : 0);
  const isShort = isOrdered && rows.length < FEW && waiting > rows.length && !isFetching && list.error === null;
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch]);

  const index = indexAt(rows, place);
  return {
    ...news,
    list,
    isPending: list.isPending || (data !== undefined && !isOrdered),
    rows,
    /** How many there are, also those that are not loaded. */
    waiting,
    index,
    current: rows[index] ?? null,
    move: (steps: number) => setPlace((from) => moved(rows, from, steps)),
    show: (id: string) => setPlace({ id, index: rows.findIndex((row) => row.id === id) }),
    /** A review was decided, or is there no longer. */
    leave: (id: string) => {
      if (rows[index]?.id === id) setPlace((from) => afterLeaving(rows, from));
      setLeft((before) => new Set([...before, id]));
    },
    /** A decision was taken back. */
    comeBack: async (id: string) => {
      setLeft((before) => new Set([...before].filter((one) => one !== id)));
      setPlace({ id, index: 0 });
      await refetch();
    },
    loadMore: () => setPerPage((now) => now + ROWS),
  };
};
export type Queue = ReturnType<typeof useQueue>;
