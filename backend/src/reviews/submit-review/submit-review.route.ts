import { reviewSchema, submitReviewBodySchema } from '@sternklar/contracts/reviews/review.api';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { BusinessOwnerOf } from '../business-of.ts';
import { createHandIn, type HandIn, type HandInDeps } from '../hand-in.ts';
import { REQUESTS_SUSPENDED, type RequestsSuspended, requestsSuspended } from '../requests-suspended.ts';
import { businessNotFound, TAG } from '../review-answers.ts';
import { submitReview } from './submit-review.ts';
import { submitReviewFrom } from './submit-review-from.ts';

export interface SubmitReviewRouteDeps extends HandInDeps {
  readonly businessOwnerOf: BusinessOwnerOf;
  readonly areRequestsSuspended: RequestsSuspended;
  readonly kit: RequestKit;
}

export const submitReviewRoute = slice(
  {
    name: 'submit-review',
    call: 'POST /reviews',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Eine Bewertung zur Löschung einreichen',
    body: submitReviewBodySchema,
    answers: { 201: reviewSchema },
    refusals: {
      403: REQUESTS_SUSPENDED,
      404: 'Das Unternehmen gibt es nicht, oder es gehört jemand anderem.',
    },
    records: ['ReviewSubmitted'],
    example: {
      body: { business_id: given('business'), reviewer_name: 'Erika M.', rating: 2, review_text: 'War nie dort.' },
      subject: given('business'),
    },
  },
  (deps: SubmitReviewRouteDeps) => {
    const handIn = createHandIn(deps);
    return async (request, reply) => {
      const { accountId } = deps.kit.identityOf(request);
      const { body } = request;
      const business = await deps.businessOwnerOf(body.business_id);
      if (business?.accountId !== accountId || business.removed) throw businessNotFound();
      if (await deps.areRequestsSuspended(accountId)) throw requestsSuspended();
      const command = submitReviewFrom(body, { businessId: body.business_id, accountId });
      const decide: HandIn['decide'] = (state, reviewId) => submitReview(state, { reviewId, ...command });
      const review = await handIn(request, reply, { accountId, decide });
      reply.code(201);
      return review;
    };
  },
);
