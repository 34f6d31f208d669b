import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../platform/capability.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { forgetSavedFilterRoute } from './forget-saved-filter/forget-saved-filter.route.ts';
import { listSavedFiltersRoute } from './list-saved-filters/list-saved-filters.route.ts';
import { saveFilterRoute } from './save-filter/save-filter.route.ts';
import type { SavedFilters } from './saved-filters.ts';
import { showCountsRoute } from './show-counts/show-counts.route.ts';
import { showStatisticsRoute } from './show-statistics/show-statistics.route.ts';

export interface BackOfficeDeps {
  readonly queries: Pick<
    Queries,
    'users' | 'businesses' | 'reviews' | 'reviewStatistics' | 'subscriptions' | 'conversations'
  >;
  readonly savedFilters: SavedFilters;
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly now: () => Date;
}

/** The shortest page there is: read for its total, which is the same for every page. */
const firstBy = (field: string) => ({ offset: 0, limit: 1, sort: { field, descending: true }, filter: {} });
const newest = firstBy('created_at');

/** What the back office shows of everything together. */
export const createBackOffice = ({ queries, savedFilters, kit, now }: BackOfficeDeps): Capability => {
  const { users, businesses, reviews, subscriptions, conversations } = queries;
  const totals = {
    users: async () => (await users.page(newest)).total,
    businesses: async () => (await businesses.page(newest)).total,
    reviews: async () => (await reviews.page(newest)).total,
    subscriptions: async () => (await subscriptions.page(newest, now())).total,
    chats: async () => (await conversations.page(firstBy('last_activity_at'), now())).total,
  };
  return {
    name: 'back-office',
    async routes(app) {
      showCountsRoute({ totals })(app);
      showStatisticsRoute({ reviewStatistics: queries.reviewStatistics, now })(app);
      listSavedFiltersRoute({ savedFilters, kit })(app);
      saveFilterRoute({ savedFilters, kit })(app);
      forgetSavedFilterRoute({ savedFilters, kit })(app);
    },
    reactors: [],
  };
};
