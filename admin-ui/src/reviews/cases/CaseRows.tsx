import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useListContext } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { NewChanges } from '../../live-updates/NewChanges.tsx';
import { firstSeenAt, useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { createCaseListCalls } from './case-list-calls.ts';
import { caseNews, NO_CASE_NEWS } from './case-news.ts';

/** What became of a row since the list was loaded: null where nothing did. */
type Standing = { readonly row: ListedCase | null } | null;

const StandingContext = createContext<(id: string) => Standing>(() => null);
export const useStanding = (id: string): Standing => useContext(StandingContext)(id);

/** Rows to which something happened, as they stand by now: by id, null where a case is no longer open. */
const useRowsByNow = (changed: readonly string[], newest: number): ReadonlyMap<string, ListedCase | null> => {
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

/** Around the rows of the list: what happens to them shows in place, what may have come in is offered. Nothing jumps. */
export const CaseRows = ({ children }: { readonly children: ReactNode }) => {
  const { data: rows, filterValues: filter, refetch } = useListContext<ListedCase>();
  const heard = useLiveUpdates();
  const [reloadedAt, setReloadedAt] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const loadedAt = rows ? Math.max(reloadedAt, firstSeenAt(rows, heard.newest)) : 0;
  const news = rows ? caseNews({ rows, filter, loadedAt }, heard) : NO_CASE_NEWS;
  const byNow = useRowsByNow(news.changed, news.newest);
  const showNews = async () => {
    const before = heard.newest;
    setLoading(true);
    const answer = await refetch();
    setLoading(false);
    if (!answer?.isError) setReloadedAt(before);
  };
  const standingOf = (id: string): Standing => {
    const row = byNow.get(id);
    return row === undefined ? null : { row };
  };
  return (
    <StandingContext value={standingOf}>
      <NewChanges count={news.count} isUnsure={news.isUnsure} isLoading={isLoading} onReload={() => void showNews()} />
      {children}
    </StandingContext>
  );
};
