import type { Business } from '@sternklar/contracts/businesses/business.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import type { Quoted } from '../texts/quoted.ts';

const FAILED: Quoted = 'Failed to load user businesses';

export interface BusinessesOfUser {
  /** Empty while they are on their way, and when they failed to come. */
  readonly businesses: readonly Business[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  reload(): void;
}

/** The businesses of the chosen user; an answer for one chosen before never stands here, however late it comes. */
export const useBusinessesOfUser = (userId: string | null): BusinessesOfUser => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const { data, errorUpdatedAt, isFetching, isError, refetch } = useQuery({
    queryKey: ['businesses', 'of-user', userId],
    queryFn: () => dataProvider.businessesOfUser(userId ?? ''),
    enabled: userId !== null,
    retry: false,
  });
  // Said once for every failure, also for one more of the same kind.
  useEffect(() => {
    if (errorUpdatedAt > 0) notify(FAILED, { type: 'error' });
  }, [errorUpdatedAt, notify]);
  return {
    // Something else than a list comes for the calls of a session that has ended, before the page is left.
    businesses: Array.isArray(data) ? data : [],
    isLoading: isFetching && !data,
    isFailed: isError,
    reload: () => void refetch(),
  };
};
