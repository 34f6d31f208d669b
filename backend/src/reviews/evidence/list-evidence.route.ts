import { evidenceSchema } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';

export interface ListEvidenceDeps {
  readonly reviews: Pick<Queries['reviews'], 'byId'>;
  readonly reviewEvidence: Pick<Queries['reviewEvidence'], 'ofReview'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listEvidenceRoute = slice(
  {
    name: 'list-evidence',
    call: 'GET /reviews/:id/evidence',
    access: 'signed-in',
    reach: 'owner-or-staff',
    tag: TAG,
    summary: 'Die Belege eines Antrags mit ihren Prüfsummen, in der Reihenfolge, in der sie hinzukamen',
    params: idParamsSchema,
    answers: { 200: z.array(evidenceSchema) },
    records: [],
    example: { params: { id: given('review') }, subject: given('review') },
  },
  ({ reviews, reviewEvidence, kit }: ListEvidenceDeps) =>
    async (request) => {
      const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
      const review = await reviews.byId(request.params.id);
      if (review === null || (review.user_id !== accountId && !isAdmin && !isAuditor)) throw reviewNotFound();
      return [...(await reviewEvidence.ofReview(request.params.id))];
    },
);
