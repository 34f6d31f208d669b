import { reviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './review-answers.ts';

export interface ListOwnReviewsRouteDeps {
  readonly reviews: Pick<Queries['reviews'], 'pageOfAccount' | 'eachOfAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOwnReviewsRoute = slice(
  {
    name: 'list-own-reviews',
    call: 'GET /reviews',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die Bewertungen aller eigenen Unternehmen, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(reviewSchema) },
    records: [],
    example: {},
  },
  ({ reviews, kit }: ListOwnReviewsRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, reviews.eachOfAccount(accountId));
      return sendPage(reply, 'reviews', await reviews.pageOfAccount(accountId, list), list);
    },
);
