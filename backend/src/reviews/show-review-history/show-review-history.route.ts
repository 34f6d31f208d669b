import { reviewHistoryEntrySchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';

export interface ShowReviewHistoryRouteDeps {
  readonly reviewHistory: Queries['reviewHistory'];
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const showReviewHistoryRoute = slice(
  {
    name: 'show-review-history',
    call: 'GET /reviews/:id/history',
    access: 'signed-in',
    reach: 'owner-or-staff',
    tag: TAG,
    summary:
      'Der Verlauf einer Bewertung, das Älteste zuerst; Kunden sehen ihn für eigene Bewertungen und ohne interne Notizen',
    params: idParamsSchema,
    answers: { 200: z.array(reviewHistoryEntrySchema) },
    records: [],
    example: { params: { id: given('review') }, subject: given('review') },
  },
  ({ reviewHistory, kit }: ShowReviewHistoryRouteDeps) =>
    async (request) => {
      const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
      const customerId = isAdmin || isAuditor ? null : accountId;
      const entries = await reviewHistory.ofReview(request.params.id, customerId);
      if (entries.length === 0) throw reviewNotFound();
      return [...entries];
    },
);
