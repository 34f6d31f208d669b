import { adminReviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './review-answers.ts';

export interface ListAllReviewsRouteDeps {
  readonly reviews: Pick<Queries['reviews'], 'page' | 'each'>;
}

export const listAllReviewsRoute = slice(
  {
    name: 'list-all-reviews',
    call: 'GET /admin/reviews',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Alle Bewertungen, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(adminReviewSchema) },
    records: [],
    example: {},
  },
  ({ reviews }: ListAllReviewsRouteDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, reviews.each());
      return sendPage(reply, 'reviews', await reviews.page(list), list);
    },
);
