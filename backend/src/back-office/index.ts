import type { Queries } from '@sternklar/projections/queries';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { choosePreferencesRoute } from './choose-preferences.route.ts';
import { forgetSavedFilterRoute } from './forget-saved-filter.route.ts';
import { listSavedFiltersRoute } from './list-saved-filters.route.ts';
import type { PreferenceStore } from './preferences.ts';
import { saveFilterRoute } from './save-filter.route.ts';
import type { SavedFilters } from './saved-filters.ts';
import { searchRoute } from './search/search.route.ts';
import { showAttentionRoute } from './show-attention/show-attention.route.ts';
import { showCountsRoute } from './show-counts/show-counts.route.ts';
import { showFiguresRoute } from './show-figures/show-figures.route.ts';
import { showPreferencesRoute } from './show-preferences.route.ts';
import { showStatisticsRoute } from './show-statistics/show-statistics.route.ts';

export interface BackOfficeGiven extends Platform {
  readonly queries: Pick<
    Queries,
    | 'users'
    | 'businesses'
    | 'reviews'
    | 'reviewStatistics'
    | 'subscriptions'
    | 'conversations'
    | 'invoices'
    | 'ownerFigures'
    | 'caseFigures'
    | 'caseList'
  >;

  /** How many events reactors gave up. */
  readonly countParked: () => Promise<number>;
  readonly savedFilters: SavedFilters;
  readonly preferences: PreferenceStore;
}

/** A page without rows: read for its total, which is the same for every page. */
const totalBy = (field: string) => ({ offset: 0, limit: 0, sort: { field, descending: true }, filter: {} });
const newest = totalBy('created_at');

/** What the back office shows of everything together. */
export const backOffice = manifest({
  name: 'back-office',
  slices: [
    showCountsRoute,
    showAttentionRoute,
    showStatisticsRoute,
    showFiguresRoute,
    listSavedFiltersRoute,
    saveFilterRoute,
    forgetSavedFilterRoute,
    searchRoute,
    showPreferencesRoute,
    choosePreferencesRoute,
  ],
  parts({ queries, ...given }: BackOfficeGiven) {
    const { users, businesses, reviews, reviewStatistics, subscriptions, conversations } = queries;
    const { ownerFigures, caseFigures, caseList } = queries;
    const { now } = given;
    const totals = {
      users: async () => (await users.page(newest, now())).total,
      businesses: async () => (await businesses.page(newest)).total,
      reviews: async () => (await reviews.page(newest)).total,
      subscriptions: async () => (await subscriptions.page(newest, now())).total,
      chats: async () => (await conversations.page(totalBy('last_activity_at'), now())).total,
    };
    const waiting = {
      chats: () => conversations.countWaiting(now()),
      cases: async () => (await caseList.counts(now())).waiting_for.desk,
      parked_events: given.countParked,
    };
    const findIn = { users, businesses, reviews, invoices: queries.invoices };
    return { ...given, totals, waiting, reviewStatistics, ownerFigures, caseFigures, findIn };
  },
});
