import { adminReviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import { TAG } from '../review-answers.ts';

export interface ListAllReviewsRouteDeps {
  readonly reviews: Pick<Queries['reviews'], 'page' | 'each'>;
}

export const listAllReviewsRoute =
  ({ reviews }: ListAllReviewsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/reviews',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Alle Bewertungen, die neuesten zuerst; ganz oder seitenweise',
          querystring: listQuerySchema,
          response: { 200: z.array(adminReviewSchema) },
        },
      },
      async (request, reply) => {
        const list = parseListRequest(request.query);
        if (list === null) return sendStream(reply, reviews.each());
        return sendPage(reply, 'reviews', await reviews.page(list), list);
      },
    );
  };
