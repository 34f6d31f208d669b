import { adminReviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';

export interface ShowReviewRouteDeps {
  readonly reviews: Pick<Queries['reviews'], 'byId'>;
}

export const showReviewRoute =
  ({ reviews }: ShowReviewRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/reviews/:id',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Eine Bewertung mit Unternehmen und Benutzer',
          params: idParamsSchema,
          response: { 200: adminReviewSchema },
        },
      },
      async (request) => {
        const review = await reviews.byId(request.params.id);
        if (review === null) throw reviewNotFound();
        return review;
      },
    );
  };
