import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { withMoments } from './age-filter.ts';
import { withDueMoment } from './due-filter.ts';
import type { HttpClient } from './http-client.ts';
import { loading } from './load-failure.ts';

/** Lists are read through react-admin's methods; whatever else the API has, a capability calls by name (use-calls.ts). */
export interface BackOfficeDataProvider extends DataProvider {
  readonly call: HttpClient;
}

/** Chats are not at /api/admin like the other lists. */
const CHATS = 'chats';

/** What is said in days from now becomes moments. */
const atThisMoment = (params: GetListParams): GetListParams => {
  const now = new Date();
  return { ...params, filter: withDueMoment(withMoments(params.filter, now), now) };
};

/** Lists that are read for something else than to be shown say so: `meta.failure` has the words for when they cannot be. */
export const createDataProvider = (httpClient: HttpClient): BackOfficeDataProvider => {
  const lists = simpleRestProvider('/api/admin', httpClient);
  const chats = simpleRestProvider('/api/chat', httpClient);
  return {
    ...lists,
    getList: (resource, params) =>
      loading(
        resource === CHATS ? chats.getList('admin/all', params) : lists.getList(resource, atThisMoment(params)),
        params.meta?.failure,
      ),
    getOne: (resource, params) =>
      loading(resource === CHATS ? chats.getOne('admin', params) : lists.getOne(resource, params)),
    call: httpClient,
  };
};
