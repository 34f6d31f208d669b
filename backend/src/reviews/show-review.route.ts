import { adminReviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import { given } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { idParamsSchema, reviewNotFound, TAG } from './review-answers.ts';

export interface ShowReviewRouteDeps {
  readonly reviews: Pick<Queries['reviews'], 'byId'>;
}

export const showReviewRoute = slice(
  {
    name: 'show-review',
    call: 'GET /admin/reviews/:id',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Eine Bewertung mit Unternehmen und Benutzer',
    params: idParamsSchema,
    answers: { 200: adminReviewSchema },
    records: [],
    example: { params: { id: given('review') } },
  },
  ({ reviews }: ShowReviewRouteDeps) =>
    async (request) => {
      const review = await reviews.byId(request.params.id);
      if (review === null) throw reviewNotFound();
      return review;
    },
);
