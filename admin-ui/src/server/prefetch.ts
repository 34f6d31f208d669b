import type { QueryClient } from '@tanstack/react-query';
import { getQuery, HttpError, parseQueryFromLocation, type SortPayload } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import { createOpenItemCalls } from '../invoices/OpenItems.tsx';
import { createCountCalls } from '../layout/AreaTabs.tsx';
import { attentionKey, createAttentionCalls } from '../layout/attention.ts';
import { createSavedFilterCalls } from '../lists/saved-filters/saved-filter-calls.ts';
import { listAt } from '../resources.ts';
import { createCaseListCalls } from '../reviews/cases/case-list-calls.ts';
import { createPreferenceCalls } from '../session/preferences.ts';
import { createOwnCalls } from '../session/staff.ts';

/** How a list opens: the same for everybody. */
interface Opening {
  readonly sort: SortPayload;
  readonly perPage: number;
}

interface ListParams extends Record<string, unknown> {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: SortPayload;
}

/** As the lists said that were rendered before. A list's first page is rendered without. */
const openings = new Map<string, Opening>();

/** Keeps how the list at an address opens; an address that orders it otherwise says nothing of that. */
export const learnOpening = (queryClient: QueryClient, { pathname, searchParams }: URL): void => {
  const name = listAt(pathname);
  if (name === null || searchParams.has('sort') || searchParams.has('perPage')) return;
  const [query] = queryClient.getQueryCache().findAll({ queryKey: [name, 'getList'] });
  const asked = query?.queryKey[2] as ListParams | undefined;
  if (asked) openings.set(name, { sort: asked.sort, perPage: asked.pagination.perPage });
};

type Queries = readonly { readonly queryKey: readonly unknown[]; readonly queryFn: () => Promise<unknown> }[];

/** What a list shows above its rows, by the list's name. */
const ABOVE_ROWS: Readonly<Record<string, (dataProvider: BackOfficeDataProvider) => Queries>> = {
  invoices: ({ call }) => [{ queryKey: ['open-items'], queryFn: createOpenItemCalls(call).openItems }],
  cases: ({ call }) => [{ queryKey: ['case-counts'], queryFn: createCaseListCalls(call).counts }],
};

const readList = (queryClient: QueryClient, dataProvider: BackOfficeDataProvider, { pathname, search }: URL) => {
  const name = listAt(pathname);
  const opening = name === null ? undefined : openings.get(name);
  if (name === null || opening === undefined) return [];
  queryClient.setQueryData(['auth', 'canAccess', { action: 'list', resource: name, enabled: true }], true);
  const fromAddress = { queryFromLocation: parseQueryFromLocation({ search }), params: {}, filterDefaultValues: {} };
  const { page, perPage, sort, order, filter } = getQuery({ ...fromAddress, ...opening });
  const params = { pagination: { page, perPage }, sort: { field: sort, order }, filter: filter ?? {} };
  return [
    { queryKey: [name, 'getList', params], queryFn: () => dataProvider.getList(name, params) },
    { queryKey: ['saved-filters'], queryFn: createSavedFilterCalls(dataProvider.call).savedFilters },
    ...(ABOVE_ROWS[name]?.(dataProvider) ?? []),
  ];
};

/**
 * Asks ahead for what the page at an address is known to show, so that it is rendered once instead of twice. The keys are
 * those of the components that ask; a page that asks for something else is rendered again with that.
 */
export const prefetch = async (
  queryClient: QueryClient,
  dataProvider: BackOfficeDataProvider,
  address: URL,
): Promise<void> => {
  const queries = [
    { queryKey: ['me'], queryFn: createOwnCalls(dataProvider.call).me },
    { queryKey: ['counts'], queryFn: createCountCalls(dataProvider.call).counts },
    { queryKey: ['preferences'], queryFn: createPreferenceCalls(dataProvider.call).preferences },
  ];
  await Promise.all([
    ...queries.map((query) => queryClient.fetchQuery<unknown>(query)),
    // Auditors are not told.
    fetchIfAllowed(queryClient, { queryKey: attentionKey, queryFn: createAttentionCalls(dataProvider.call).attention }),
    ...readList(queryClient, dataProvider, address).map((query) => fetchIfAllowed(queryClient, query)),
  ]);
};

/** A page that is not for everybody says so without its list: whether the list is asked for then is the page's to decide. */
const fetchIfAllowed = async (queryClient: QueryClient, query: Queries[number]): Promise<void> => {
  try {
    await queryClient.fetchQuery<unknown>(query);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 403) throw error;
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  }
};

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
