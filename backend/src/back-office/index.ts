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
    | 'conversations'
    | 'invoices'
    | 'ownerFigures'
    | 'caseFigures'
    | 'caseList'
    | 'listTotals'
  >;

  /** How many events reactors gave up. */
  readonly countParked: () => Promise<number>;
  readonly savedFilters: SavedFilters;
  readonly preferences: PreferenceStore;
}

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
    const { users, businesses, reviews, reviewStatistics, conversations } = queries;
    const { ownerFigures, caseFigures, caseList } = queries;
    const { now } = given;
    const totals = () => queries.listTotals(now());
    const waiting = {
      chats: () => conversations.countWaiting(now()),
      cases: async () => (await caseList.counts(now())).waiting_for.desk,
      parked_events: given.countParked,
    };
    const findIn = { users, businesses, reviews, invoices: queries.invoices };
    return { ...given, totals, waiting, reviewStatistics, ownerFigures, caseFigures, findIn };
  },
});
