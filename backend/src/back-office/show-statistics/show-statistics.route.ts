import { reviewStatisticsSchema } from '@sternklar/contracts/reviews/review-statistics.api';
import type { ReviewStatisticsQueries } from '@sternklar/projections/queries';
import { slice } from '../../platform/slice.port.ts';

export interface ShowStatisticsRouteDeps {
  readonly reviewStatistics: ReviewStatisticsQueries;
  readonly now: () => Date;
}

export const showStatisticsRoute = slice(
  {
    name: 'show-statistics',
    call: 'GET /admin/statistics',
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Wie viele Bewertungen eingehen und entschieden werden, und wie lange das dauert',
    answers: { 200: reviewStatisticsSchema },
    records: [],
    example: {},
  },
  ({ reviewStatistics, now }: ShowStatisticsRouteDeps) =>
    () =>
      reviewStatistics.at(now()),
);
