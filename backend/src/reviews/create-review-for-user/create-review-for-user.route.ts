import { createReviewForUserBodySchema, reviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Refusal } from '../../platform/refusal.port.ts';
import type { BusinessOwnerOf } from '../business-of.ts';
import { createHandIn, type HandIn, type HandInDeps } from '../hand-in.ts';
import { TAG } from '../review-answers.ts';
import { createReviewForUser } from './create-review-for-user.ts';

export interface CreateReviewForUserRouteDeps extends HandInDeps {
  readonly businessOwnerOf: BusinessOwnerOf;
}

const businessOfAnotherUser = () => {
  const message = 'Dieses Unternehmen gehört nicht zu dem gewählten Benutzer.';
  return new Refusal(422, 'business-of-another-user', message, { errors: [{ field: 'business_id', message }] });
};

export const createReviewForUserRoute = (deps: CreateReviewForUserRouteDeps) => (app: FastifyInstance) => {
  const handIn = createHandIn(deps);
  app.withTypeProvider<ZodTypeProvider>().post(
    '/admin/reviews/create',
    {
      config: { access: ['admin'] },
      schema: {
        tags: [TAG],
        summary: 'Eine Bewertung für einen Benutzer einreichen',
        body: createReviewForUserBodySchema,
        response: { 201: reviewSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const business = await deps.businessOwnerOf(body.business_id);
      if (business?.accountId !== body.user_id || business.removed) throw businessOfAnotherUser();
      const command = {
        businessId: body.business_id,
        accountId: body.user_id,
        reviewerName: body.reviewer_name,
        rating: body.rating,
        reviewText: body.review_text,
      };
      const decide: HandIn['decide'] = (state, reviewId) => createReviewForUser(state, { reviewId, ...command });
      const review = await handIn(request, reply, { accountId: body.user_id, decide });
      reply.code(201);
      return review;
    },
  );
};
