import { reviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { TAG } from '../review-answers.ts';

export interface ListOwnReviewsRouteDeps {
  readonly reviews: Pick<Queries['reviews'], 'pageOfAccount' | 'eachOfAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOwnReviewsRoute =
  ({ reviews, kit }: ListOwnReviewsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/reviews',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Die Bewertungen aller eigenen Unternehmen, die neuesten zuerst; ganz oder seitenweise',
          querystring: listQuerySchema,
          response: { 200: z.array(reviewSchema) },
        },
      },
      async (request, reply) => {
        const { accountId } = kit.identityOf(request);
        const list = parseListRequest(request.query);
        if (list === null) return sendStream(reply, reviews.eachOfAccount(accountId));
        return sendPage(reply, 'reviews', await reviews.pageOfAccount(accountId, list), list);
      },
    );
  };
