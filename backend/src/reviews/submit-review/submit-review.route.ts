import { reviewSchema, submitReviewBodySchema } from '@sternklar/contracts/reviews/review.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { BusinessOwnerOf } from '../business-of.ts';
import { createHandIn, type HandIn, type HandInDeps } from '../hand-in.ts';
import { businessNotFound, TAG } from '../review-answers.ts';
import { submitReview } from './submit-review.ts';
import { submitReviewFrom } from './submit-review-from.ts';

export interface SubmitReviewRouteDeps extends HandInDeps {
  readonly businessOwnerOf: BusinessOwnerOf;
  readonly kit: RequestKit;
}

export const submitReviewRoute = (deps: SubmitReviewRouteDeps) => (app: FastifyInstance) => {
  const handIn = createHandIn(deps);
  app.withTypeProvider<ZodTypeProvider>().post(
    '/reviews',
    {
      config: {
        access: 'signed-in',
        refusals: { 404: 'Das Unternehmen gibt es nicht, oder es gehört jemand anderem.' },
      },
      schema: {
        tags: [TAG],
        summary: 'Eine Bewertung zur Löschung einreichen',
        body: submitReviewBodySchema,
        response: { 201: reviewSchema },
      },
    },
    async (request, reply) => {
      const { accountId } = deps.kit.identityOf(request);
      const { body } = request;
      const business = await deps.businessOwnerOf(body.business_id);
      if (business?.accountId !== accountId || business.removed) throw businessNotFound();
      const command = submitReviewFrom(body, { businessId: body.business_id, accountId });
      const decide: HandIn['decide'] = (state, reviewId) => submitReview(state, { reviewId, ...command });
      const review = await handIn(request, reply, { accountId, decide });
      reply.code(201);
      return review;
    },
  );
};
