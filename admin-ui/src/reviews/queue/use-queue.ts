import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { useReviewNews } from '../live/use-review-news.ts';
import { afterLeaving, indexAt, moved, START } from './queue-place.ts';

const ROWS = 50;
/** With fewer at hand the next ones are fetched. */
const FEW = 10;
const oldestFirst = { field: 'created_at', order: 'ASC' } as const;

/** The reviews that wait for a decision, the oldest first, as far as `q` finds them, and where one is among them. */
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
  const rows = useMemo(() => data?.filter(({ id }) => !left.has(id)) ?? [], [data, left]);
  const waiting = (list.total ?? 0) - ((data?.length ?? 0) - rows.length);
  const isShort = rows.length < FEW && waiting > rows.length && !isFetching && list.error === null;
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch]);

  const index = indexAt(rows, place);
  return {
    ...news,
    list,
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
