import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches what the last rendering left open. Answers how much that was; rejects with the first answer that is none,
 * since a page that shows a failure is better made where it can be tried again: in the browser.
 */
export const fillPending = async (queryClient: QueryClient): Promise<number> => {
  const open = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && options.queryFn && !isDisabled(options));
  await Promise.all(
    open.map(({ options }) => queryClient.fetchQuery({ ...options, queryKey: options.queryKey ?? [] })),
  );
  return open.length;
};

/** Queries know their observers' options, also those that only observers have. */
const isDisabled = (options: object): boolean => 'enabled' in options && options.enabled === false;
