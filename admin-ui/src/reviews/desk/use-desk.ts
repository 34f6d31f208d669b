import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { OPEN_CASE_STATES, WAITS_FOR } from '@sternklar/contracts/reviews/casework/casework-words';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { firstSeenAt, useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { createCaseListCalls } from '../cases/case-list-calls.ts';
import { caseNews, NO_CASE_NEWS } from '../cases/case-news.ts';
import { type Standing, useRowsByNow } from '../cases/use-rows-by-now.ts';
import { afterLeaving, indexAt, keeping, moved, START } from './desk-place.ts';
import { keysOfCase } from './shown-case.ts';

const ROWS = 50;
/** With fewer at hand the next ones are fetched. */
const FEW = 10;
/** For so long a list that was read meanwhile may still have a case that has left. */
const SETTLES_MS = 5_000;
/** So many of them are remembered: far more than leave while a list settles. */
const MOST_LEFT = 100;
const inTurn = { field: 'next', order: 'ASC' } as const;
/** Where it is our turn. */
const OURS = OPEN_CASE_STATES.filter((state) => WAITS_FOR[state] === 'desk');

interface Left {
  readonly row: ListedCase | null;
  readonly at: number;
}
type LeftCases = ReadonlyMap<string, Left>;

/** A list that was asked for after they had left: whatever it has of them is so. */
const settled = (left: LeftCases): LeftCases => new Map([...left].map(([id, one]) => [id, { ...one, at: 0 }]));

const without = (left: LeftCases, ids: readonly string[]): LeftCases =>
  new Map([...left].filter(([id]) => !ids.includes(id)));

/** A step may leave a case where it is: what the platform asks is for the desk, and a search finds all that is open. */
const staysListed = (q: string, { next }: ListedCase): boolean =>
  q !== '' || OURS.some((state) => state === next.state);

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
  /** Cases that were worked on, and when; the last ones are enough. */
  const [left, setLeft] = useState<LeftCases>(new Map());
  /** It is asked whether a case that was worked on is listed still. */
  const [isSettling, setSettling] = useState(false);
  const { openAmong } = useCalls(createCaseListCalls);
  /** The case that is shown, as the list last had it. */
  const [shown, setShown] = useState<ListedCase | null>(null);
  const [soughtFor, setSoughtFor] = useState(q);
  /** How often somebody went to another case. */
  const gone = useRef(0);
  const filter = useMemo(() => (q === '' ? { state: OURS } : { q }), [q]);
  // What others do is offered, and does not come by itself.
  const list = useGetList<ListedCase>(
    'cases',
    { pagination: { page: 1, perPage }, sort: inTurn, filter },
    { placeholderData: keepPreviousData, refetchOnWindowFocus: false, retry: false },
  );
  const { data, refetch, isFetching, dataUpdatedAt, isPlaceholderData } = list;
  const hasLeft = (id: string): boolean => dataUpdatedAt < (left.get(id)?.at ?? 0) + SETTLES_MS;
  const listed = useMemo(
    () => (data ?? []).filter(({ id }) => dataUpdatedAt >= (left.get(id)?.at ?? 0) + SETTLES_MS),
    [data, left, dataUpdatedAt],
  );
  const waiting = (list.total ?? 0) - ((data?.length ?? 0) - listed.length);
  const isShort =
    data !== undefined && listed.length < FEW && waiting > listed.length && !isFetching && list.error === null;
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch]);
  if (soughtFor !== q && !isPlaceholderData) {
    setSoughtFor(q);
    setPlace(START);
    setShown(null);
    setLeft(settled);
  }
  const isShown = shown !== null && !hasLeft(shown.id) && (place.id ?? shown.id) === shown.id;
  const kept = isShown ? shown : null;
  const at = kept === null ? place : { ...place, id: kept.id };
  const rows = useMemo(() => keeping(listed, kept, place.index), [listed, kept, place.index]);
  /** The list has it no longer, or elsewhere. */
  const isGone = kept !== null && !isFetching && !listed.some(({ id }) => id === kept.id);
  const index = indexAt(rows, at);
  const current = rows[index] ?? null;
  if (current !== shown && current !== null && soughtFor === q) setShown(current);
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
    if (isGone && id === kept?.id) return true;
    const standing = standingOf(id);
    if (standing === null || hasLeft(id)) return false;
    return standing.row?.next.state !== rows.find((row) => row.id === id)?.next.state;
  };
  const moves = news.changed.filter(hasMoved).length;

  /** Cases were decided, or are there no longer. */
  const leave = (...ids: readonly string[]) => {
    if (current !== null && ids.includes(current.id)) {
      setPlace(afterLeaving(rows, at, ids));
      setShown(null);
    }
    const now = Date.now();
    const gone = ids.map((id) => [id, { row: rows.find((one) => one.id === id) ?? null, at: now }] as const);
    setLeft((before) => new Map([...[...before, ...gone].slice(-MOST_LEFT)]));
  };
  /** What was worked on and is listed still comes back into the list, where it stands by now. */
  const settle = async (ids: readonly string[]): Promise<void> => {
    const listedStill = (await openAmong(ids)).filter((row) => staysListed(q, row)).map(({ id }) => id);
    if (listedStill.length === 0) return;
    const answer = await refetch();
    if (!answer.isError) setLeft((before) => without(before, listedStill));
  };

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
    isSettling,
    standingOf,
    hasMoved,
    showNews: async () => {
      const before = heard.newest;
      setLoading(true);
      const answer = await refetch();
      setLoading(false);
      if (answer.isError) return;
      setReloadedAt(before);
      setLeft(settled);
    },
    isGone,
    /** Whether there was another one to go to. */
    move: (steps: number): boolean => {
      gone.current += 1;
      if (isGone && rows.length === 1) setShown(null);
      setPlace((from) => moved(rows, from.id === null ? at : from, steps));
      return isGone || moved(rows, at, steps).id !== current?.id;
    },
    show: (id: string) => {
      gone.current += 1;
      setPlace({ id, index: rows.findIndex((row) => row.id === id) });
    },
    timesGone: () => gone.current,
    leave,
    /** A step was taken in cases, which may be listed still. */
    stepTaken: (...ids: readonly string[]) => {
      leave(...ids);
      setSettling(true);
      // Where it cannot be asked, the next list that is read tells.
      void settle(ids)
        .catch(() => undefined)
        .finally(() => setSettling(false));
    },
    /**
     * What was done was taken back, or left something to do: it is shown, wherever the list has it, unless somebody has gone to
     * another case since they asked for that.
     */
    comeBack: async (id: string, askedAt: number) => {
      setLeft((before) => without(before, [id]));
      if (gone.current === askedAt) {
        // A list that still had it may have brought it back already.
        setShown(left.get(id)?.row ?? rows.find((row) => row.id === id) ?? null);
        setPlace({ id, index: 0 });
      }
      await refetch();
    },
    loadMore: () => setPerPage((now) => now + ROWS),
  };
};
export type Desk = ReturnType<typeof useDesk>;
