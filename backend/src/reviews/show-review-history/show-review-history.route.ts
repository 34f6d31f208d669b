import { reviewHistoryEntrySchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';

export interface ShowReviewHistoryRouteDeps {
  readonly reviewHistory: Queries['reviewHistory'];
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const showReviewHistoryRoute =
  ({ reviewHistory, kit }: ShowReviewHistoryRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/reviews/:id/history',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary:
            'Der Verlauf einer Bewertung, das Älteste zuerst; Kunden sehen ihn für eigene Bewertungen und ohne interne Notizen',
          params: idParamsSchema,
          response: { 200: z.array(reviewHistoryEntrySchema) },
        },
      },
      async (request) => {
        const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
        const customerId = isAdmin || isAuditor ? null : accountId;
        const entries = await reviewHistory.ofReview(request.params.id, customerId);
        if (entries.length === 0) throw reviewNotFound();
        return [...entries];
      },
    );
  };
