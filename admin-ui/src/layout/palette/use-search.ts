import { LOOKUP_MAX_LENGTH, LOOKUP_MIN_LENGTH } from '@sternklar/contracts/constants';
import type { SearchResults } from '@sternklar/contracts/search.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { useCalls } from '../../data-provider/use-calls.ts';

/** Whoever types on is not asked for every letter. */
const PAUSE_MS = 120;

const createSearchCalls = (call: HttpClient) => ({
  search: async (q: string, signal: AbortSignal): Promise<SearchResults> =>
    (await call(`/api/admin/search?${new URLSearchParams({ q })}`, { signal })).json,
});

const useCalmed = (text: string): string => {
  const [calmed, setCalmed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalmed(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return calmed;
};

/** What the server finds by what is typed; what it found before stays until then, and nothing is remembered longer. */
export const useSearch = (typed: string) => {
  const { search } = useCalls(createSearchCalls);
  const wanted = typed.trim().slice(0, LOOKUP_MAX_LENGTH);
  const q = useCalmed(wanted);
  const isLongEnough = q.length >= LOOKUP_MIN_LENGTH;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => search(q, signal),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isWanted = wanted.length >= LOOKUP_MIN_LENGTH;
  return {
    found: isWanted ? data : undefined,
    isBusy: isWanted && (isFetching || q !== wanted),
    isError: isWanted && isError,
  };
};
