import type { AdminCounts } from '@sternklar/contracts/admin-counts.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { type BusinessReadings, createBusinessReadings } from '../businesses/business-readings.ts';
import { type ConversationCommands, createConversationCommands } from '../conversations/conversation-commands.ts';
import { createStatisticsReadings, type StatisticsReadings } from '../overview/statistics-readings.ts';
import { withMoments } from '../reviews/age-filter.ts';
import { createReviewCommands, type ReviewCommands } from '../reviews/review-commands.ts';
import type { HttpClient } from './http-client.ts';
import { loading } from './load-failure.ts';

/** Reads go through react-admin's methods; every change is a named command, never a patch of fields. */
export interface BackOfficeDataProvider
  extends DataProvider,
    BusinessReadings,
    ConversationCommands,
    ReviewCommands,
    StatisticsReadings {
  /** For the tabs. */
  counts(): Promise<AdminCounts>;
  /** Rejects with a 409 when the review is no longer at `version`, the one that was seen. */
  changeReviewStatus(review: { readonly id: string; readonly version: number }, status: ReviewStatus): Promise<void>;
}

/** Chats are not at /api/admin like the other lists. */
const CHATS = 'chats';

const withoutAge = (params: GetListParams): GetListParams => ({
  ...params,
  filter: withMoments(params.filter, new Date()),
});

export const createDataProvider = (httpClient: HttpClient): BackOfficeDataProvider => {
  const lists = simpleRestProvider('/api/admin', httpClient);
  const chats = simpleRestProvider('/api/chat', httpClient);
  return {
    ...lists,
    ...createBusinessReadings(httpClient),
    ...createConversationCommands(httpClient),
    ...createReviewCommands(httpClient),
    ...createStatisticsReadings(httpClient),
    getList: (resource, params) =>
      loading(resource === CHATS ? chats.getList('admin/all', params) : lists.getList(resource, withoutAge(params))),
    getOne: (resource, params) =>
      loading(resource === CHATS ? chats.getOne('admin', params) : lists.getOne(resource, params)),
    counts: async () => (await loading(httpClient('/api/admin/counts'))).json,
    changeReviewStatus: async ({ id, version }, status) => {
      await httpClient(`/api/reviews/${encodeURIComponent(id)}/status`, {
        method: 'PUT',
        headers: { 'If-Match': `"${version}"` },
        body: JSON.stringify({ status }),
      });
    },
  };
};
