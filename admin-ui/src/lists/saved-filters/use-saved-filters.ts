import type { SavedFilter } from '@sternklar/contracts/saved-filter.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createSavedFilterCalls } from './saved-filter-calls.ts';

/** The filter that was saved or deleted last. */
export interface LatestChange {
  readonly id: string;
  readonly isKept: boolean;
}

/** This person's saved filters for a list, and how they change. */
export const useSavedFilters = (list: string) => {
  const { savedFilters, forgetFilter } = useCalls(createSavedFilterCalls);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const leaving = useRef(new Set<string>());
  const [latest, setLatest] = useState<LatestChange | null>(null);
  const { data = [] } = useQuery({ queryKey: ['saved-filters'], queryFn: () => savedFilters() });
  const change = (made: LatestChange, to: (before: readonly SavedFilter[]) => readonly SavedFilter[]) => {
    setLatest(made);
    queryClient.setQueryData<readonly SavedFilter[]>(['saved-filters'], (before = []) => to(before));
  };
  const forget = useMutation({
    mutationFn: ({ id }: SavedFilter) => forgetFilter(id),
    onSuccess: (_, forgotten) => {
      change({ id: forgotten.id, isKept: false }, (before) => before.filter(({ id }) => id !== forgotten.id));
      notify(`Filter „${forgotten.name}“ gelöscht.`, { type: 'success' });
    },
    onError: () => notify('Der Filter konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.', { type: 'error' }),
  });
  const saved = (one: SavedFilter) =>
    change({ id: one.id, isKept: true }, (before) =>
      before.some(({ id }) => id === one.id)
        ? before.map((other) => (other.id === one.id ? one : other))
        : [...before, one],
    );
  const forgetOnce = (one: SavedFilter) => {
    // The mutation's own state comes a moment after the second click of a double one.
    if (leaving.current.has(one.id)) return;
    leaving.current.add(one.id);
    forget.mutate(one, { onError: () => leaving.current.delete(one.id) });
  };
  return { filters: data.filter((one) => one.list === list), latest, saved, forget: forgetOnce };
};
