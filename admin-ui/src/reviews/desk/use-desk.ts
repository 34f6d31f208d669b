import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { OPEN_CASE_STATES, WAITS_FOR } from '@sternklar/contracts/reviews/casework/casework-words';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { firstSeenAt, useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { caseNews, NO_CASE_NEWS } from '../cases/case-news.ts';
import { type Standing, useRowsByNow } from '../cases/use-rows-by-now.ts';
import { afterLeaving, indexAt, moved, START } from './desk-place.ts';
import { keysOfCase } from './shown-case.ts';

const ROWS = 50;
/** With fewer at hand the next ones are fetched. */
const FEW = 10;
/** For so long a list that was read meanwhile may still have a case that has left. */
const SETTLES_MS = 5_000;
const inTurn = { field: 'next', order: 'ASC' } as const;
/** Where it is our turn. */
const OURS = OPEN_CASE_STATES.filter((state) => WAITS_FOR[state] === 'desk');

/** What others do to cases that are not shown, so that none is shown as it was. */
const useOutdated = (shown: string | undefined) => {
  const queryClient = useQueryClient();
  const { updates } = useLiveUpdates();
  const last = updates.at(-1);
  useEffect(() => {
    if (!last || !('review_id' in last.update) || last.update.review_id === shown) return;
    for (const queryKey of keysOfCase(last.update.review_id))
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }, [queryClient, last, shown]);
};

/** What is to be done, in the server's order: all of it where it is our turn, and whatever is open where `q` is looked for. */
export const useDesk = (q: string) => {
  const [perPage, setPerPage] = useState(ROWS);
  const [place, setPlace] = useState(START);
  /** Cases that were worked on, and when. */
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(new Map());
  const filter = useMemo(() => (q === '' ? { state: OURS } : { q }), [q]);
  // What others do is offered, and does not come by itself.
  const list = useGetList<ListedCase>(
    'cases',
    { pagination: { page: 1, perPage }, sort: inTurn, filter },
    { placeholderData: keepPreviousData, refetchOnWindowFocus: false, retry: false },
  );
  const { data, refetch, isFetching, dataUpdatedAt } = list;
  const hasLeft = (id: string): boolean => dataUpdatedAt < (left.get(id) ?? 0) + SETTLES_MS;
  const rows = useMemo(
    () => (data ?? []).filter(({ id }) => dataUpdatedAt >= (left.get(id) ?? 0) + SETTLES_MS),
    [data, left, dataUpdatedAt],
  );
  const waiting = (list.total ?? 0) - ((data?.length ?? 0) - rows.length);
  const isShort =
    data !== undefined && rows.length < FEW && waiting > rows.length && !isFetching && list.error === null;
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch]);
  const index = indexAt(rows, place);
  const current = rows[index] ?? null;
  useOutdated(current?.id);

  const heard = useLiveUpdates();
  const [reloadedAt, setReloadedAt] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const loadedAt = data ? Math.max(reloadedAt, firstSeenAt(data, heard.newest)) : 0;
  const news = data ? caseNews({ rows: data, filter, loadedAt }, heard) : NO_CASE_NEWS;
  const byNow = useRowsByNow(news.changed, news.newest);
  const standingOf = (id: string): Standing => {
    const row = byNow.get(id);
    return row === undefined ? null : { row };
  };
  /** A row whose case stands elsewhere by now; that somebody works on it is seen in its place. */
  const hasMoved = (id: string): boolean => {
    const standing = standingOf(id);
    if (standing === null || hasLeft(id)) return false;
    return standing.row?.next.state !== rows.find((row) => row.id === id)?.next.state;
  };
  const moves = news.changed.filter(hasMoved).length;

  return {
    list,
    rows,
    /** How many there are, also those that are not loaded. */
    waiting,
    index,
    current,
    count: moves + news.count - news.changed.length,
    isUnsure: news.isUnsure,
    isLoading,
    standingOf,
    hasMoved,
    showNews: async () => {
      const before = heard.newest;
      setLoading(true);
      const answer = await refetch();
      setLoading(false);
      if (!answer.isError) setReloadedAt(before);
    },
    move: (steps: number) => setPlace((from) => moved(rows, from, steps)),
    show: (id: string) => setPlace({ id, index: rows.findIndex((row) => row.id === id) }),
    /** A case was worked on, or is there no longer. */
    leave: (id: string) => {
      if (current?.id === id) setPlace((from) => afterLeaving(rows, from));
      setLeft((before) => new Map([...before, [id, Date.now()]]));
    },
    /** What was done was taken back, or left something to do. */
    comeBack: async (id: string) => {
      setLeft((before) => new Map([...before].filter(([one]) => one !== id)));
      setPlace({ id, index: 0 });
      await refetch();
    },
    loadMore: () => setPerPage((now) => now + ROWS),
  };
};
export type Desk = ReturnType<typeof useDesk>;
