import { adminReviewHistoryEntrySchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { type EmailsOf, withActorEmails } from '../../platform/actor-emails.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';

export interface ShowReviewHistoryToStaffRouteDeps {
  readonly reviewHistory: Pick<Queries['reviewHistory'], 'withPersons'>;
  readonly emailsOf: EmailsOf;
}

export const showReviewHistoryToStaffRoute = slice(
  {
    name: 'show-review-history-to-staff',
    call: 'GET /admin/reviews/:id/history',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Der ganze Verlauf einer Bewertung mit den Personen dahinter, das Älteste zuerst',
    params: idParamsSchema,
    answers: { 200: z.array(adminReviewHistoryEntrySchema) },
    records: [],
    example: { params: { id: given('review') } },
  },
  ({ reviewHistory, emailsOf }: ShowReviewHistoryToStaffRouteDeps) =>
    async (request) => {
      const entries = await reviewHistory.withPersons(request.params.id);
      if (entries.length === 0) throw reviewNotFound();
      return withActorEmails(entries, emailsOf);
    },
);
