import type { AdminCounts } from '@sternklar/contracts/admin-counts.api';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { createUserCommands, type UserCommands } from '../accounts/page/user-commands.ts';
import { createUserReadings, type UserReadings } from '../accounts/page/user-readings.ts';
import { type AuditReadings, createAuditReadings } from '../audit/audit-readings.ts';
import { type BusinessReadings, createBusinessReadings } from '../businesses/business-readings.ts';
import { type ConversationCommands, createConversationCommands } from '../conversations/conversation-commands.ts';
import { createInvoiceCommands, type InvoiceCommands } from '../invoices/invoice-commands.ts';
import { createSavedFilterCalls, type SavedFilterCalls } from '../lists/saved-filters/saved-filter-calls.ts';
import { createOperationsCalls, type OperationsCalls } from '../operations/operations-calls.ts';
import { createStatisticsReadings, type StatisticsReadings } from '../overview/statistics-readings.ts';
import type { PartnerCommands } from '../partners/partner-commands.ts';
import { withMoments } from '../reviews/age-filter.ts';
import { createReviewReadings, type ReviewReadings } from '../reviews/page/review-readings.ts';
import { createReviewCommands, type ReviewCommands } from '../reviews/review-commands.ts';
import { createOwnReadings, type OwnReadings } from '../session/staff.ts';
import { createSubscriptionCommands, type SubscriptionCommands } from '../subscriptions/subscription-commands.ts';
import type { HttpClient } from './http-client.ts';
import { loading } from './load-failure.ts';

/** Reads go through react-admin's methods; every change is a named command, never a patch of fields. */
export interface BackOfficeDataProvider
  extends DataProvider,
    AuditReadings,
    BusinessReadings,
    ConversationCommands,
    InvoiceCommands,
    OperationsCalls,
    OwnReadings,
    ReviewCommands,
    ReviewReadings,
    SavedFilterCalls,
    StatisticsReadings,
    SubscriptionCommands,
    UserCommands,
    UserReadings {
  /** Comes with the partners' pages, which few open. */
  partners(): Promise<PartnerCommands>;
  /** For the tabs. */
  counts(): Promise<AdminCounts>;
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
    ...createAuditReadings(httpClient),
    ...createBusinessReadings(httpClient),
    ...createConversationCommands(httpClient),
    ...createInvoiceCommands(httpClient),
    ...createOperationsCalls(httpClient),
    ...createOwnReadings(httpClient),
    ...createReviewCommands(httpClient),
    ...createSavedFilterCalls(httpClient),
    ...createReviewReadings(httpClient),
    ...createStatisticsReadings(httpClient),
    ...createSubscriptionCommands(httpClient),
    ...createUserCommands(httpClient),
    ...createUserReadings(httpClient),
    getList: (resource, params) =>
      loading(resource === CHATS ? chats.getList('admin/all', params) : lists.getList(resource, withoutAge(params))),
    getOne: (resource, params) =>
      loading(resource === CHATS ? chats.getOne('admin', params) : lists.getOne(resource, params)),
    partners: async () => (await import('../partners/partner-pages.ts')).createPartnerCommands(httpClient),
    counts: async () => (await loading(httpClient('/api/admin/counts'))).json,
  };
};
