import { reviewStatisticsSchema } from '@sternklar/contracts/reviews/review-statistics.api';
import type { ReviewStatisticsQueries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

export interface ShowStatisticsRouteDeps {
  readonly reviewStatistics: ReviewStatisticsQueries;
  readonly now: () => Date;
}

export const showStatisticsRoute =
  ({ reviewStatistics, now }: ShowStatisticsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/statistics',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: ['Verwaltung'],
          summary: 'Wie viele Bewertungen eingehen und entschieden werden, und wie lange das dauert',
          response: { 200: reviewStatisticsSchema },
        },
      },
      () => reviewStatistics.at(now()),
    );
  };
