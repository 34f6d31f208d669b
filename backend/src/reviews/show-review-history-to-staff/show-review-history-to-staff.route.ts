import { adminReviewHistoryEntrySchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type EmailsOf, withActorEmails } from '../../platform/actor-emails.port.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';

export interface ShowReviewHistoryToStaffRouteDeps {
  readonly reviewHistory: Pick<Queries['reviewHistory'], 'withPersons'>;
  readonly emailsOf: EmailsOf;
}

export const showReviewHistoryToStaffRoute =
  ({ reviewHistory, emailsOf }: ShowReviewHistoryToStaffRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/reviews/:id/history',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Der ganze Verlauf einer Bewertung mit den Personen dahinter, das Älteste zuerst',
          params: idParamsSchema,
          response: { 200: z.array(adminReviewHistoryEntrySchema) },
        },
      },
      async (request) => {
        const entries = await reviewHistory.withPersons(request.params.id);
        if (entries.length === 0) throw reviewNotFound();
        return withActorEmails(entries, emailsOf);
      },
    );
  };
