import { createReviewForUserBodySchema, reviewSchema } from '@sternklar/contracts/reviews/review.api';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
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

export const createReviewForUserRoute = slice(
  {
    name: 'create-review-for-user',
    call: 'POST /admin/reviews/create',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Bewertung für einen Benutzer einreichen',
    body: createReviewForUserBodySchema,
    answers: { 201: reviewSchema },
    records: ['ReviewSubmitted'],
    example: {
      body: {
        user_id: given('owner'),
        business_id: given('business'),
        reviewer_name: 'Erika M.',
        rating: 2,
        review_text: 'War nie dort.',
      },
    },
  },
  (deps: CreateReviewForUserRouteDeps) => {
    const handIn = createHandIn(deps);
    return async (request, reply) => {
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
    };
  },
);
