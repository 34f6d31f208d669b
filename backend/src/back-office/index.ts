import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../capability.ts';
import { showCountsRoute } from './show-counts/show-counts.route.ts';
import { showStatisticsRoute } from './show-statistics/show-statistics.route.ts';

export interface BackOfficeDeps {
  readonly queries: Pick<
    Queries,
    'users' | 'businesses' | 'reviews' | 'reviewStatistics' | 'subscriptions' | 'conversations'
  >;
  readonly now: () => Date;
}

/** The shortest page there is: read for its total, which is the same for every page. */
const firstBy = (field: string) => ({ offset: 0, limit: 1, sort: { field, descending: true }, filter: {} });
const newest = firstBy('created_at');

/** What the back office shows of everything together. */
export const createBackOffice = ({ queries, now }: BackOfficeDeps): Capability => {
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
    },
    reactors: [],
  };
};
