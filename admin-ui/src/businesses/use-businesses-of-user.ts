import type { Business } from '@sternklar/contracts/businesses/business.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { HttpClient } from '../data-provider/http-client.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import type { Quoted } from '../texts/quoted.ts';

const FAILED: Quoted = 'Failed to load user businesses';

/** All of one user, the newest first. */
const createCall =
  (call: HttpClient) =>
  async (userId: string): Promise<readonly Business[]> =>
    (await call(`/api/admin/users/${encodeURIComponent(userId)}/businesses`)).json;

export interface BusinessesOfUser {
  /** Empty while they are on their way, and when they failed to come. */
  readonly businesses: readonly Business[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  reload(): void;
}

/** The businesses of the chosen user; an answer for one chosen before never stands here, however late it comes. */
export const useBusinessesOfUser = (userId: string | null): BusinessesOfUser => {
  const businessesOf = useCalls(createCall);
  const notify = useNotify();
  const { data, errorUpdatedAt, isFetching, isError, refetch } = useQuery({
    queryKey: ['businesses', 'of-user', userId],
    queryFn: () => businessesOf(userId ?? ''),
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
