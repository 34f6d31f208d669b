import { messageSchema } from '@sternklar/contracts/problem';
import { amendReviewBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { amendReview } from './customer-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const amendReviewRoute = slice(
  {
    name: 'amend-review',
    call: 'PUT /reviews/:id/details',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Die Angaben zu einer eigenen Bewertung ergänzen oder berichtigen',
    params: idParamsSchema,
    body: amendReviewBodySchema,
    answers: { 200: messageSchema },
    refusals: STEP_REFUSED,
    records: ['ReviewDetailsAmended'],
    example: {
      params: { id: given('review') },
      body: {
        reviewer_name: 'Erika M.',
        rating: 2,
        review_text: 'War nie dort.',
        review_url: 'https://maps.example/bewertung/2',
        reason: 'kein_kundenkontakt',
        good_faith: true,
        facts: 'An diesem Tag war geschlossen.',
      },
      subject: given('review'),
    },
  },
  (deps: StepDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      const { body } = request;
      const details = {
        reviewerName: body.reviewer_name,
        rating: body.rating,
        reviewText: body.review_text,
        reviewUrl: body.review_url ?? null,
        reason: body.reason ?? null,
        goodFaith: body.good_faith ?? null,
        facts: body.facts,
      };
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'owner',
        decide: (state) => amendReview(state, details),
      });
      return { message: 'Ihre Angaben sind gespeichert.' };
    };
  },
);
