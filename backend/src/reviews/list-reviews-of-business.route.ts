import { reviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { businessNotFound, TAG } from './review-answers.ts';

interface Dependencies {
  readonly reviews: Pick<Queries['reviews'], 'ofBusiness'>;
  /** The account that a business is listed for; null when there is none, or no longer. */
  readonly ownerOf: (businessId: string) => Promise<string | null>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listReviewsOfBusinessRoute = slice(
  {
    name: 'list-reviews-of-business',
    call: 'GET /reviews/:businessId',
    access: 'signed-in',
    reach: 'owner-or-admin',
    tag: TAG,
    summary: 'Die Bewertungen eines Unternehmens, die neuesten zuerst; für seinen Inhaber und für Admins',
    params: z.object({ businessId: z.uuid() }),
    answers: { 200: z.array(reviewSchema) },
    records: [],
    example: { params: { businessId: given('business') }, subject: given('business') },
  },
  ({ reviews, ownerOf, kit }: Dependencies) =>
    async (request) => {
      const { accountId, isAdmin } = kit.identityOf(request);
      const { businessId } = request.params;
      const found = await reviews.ofBusiness(businessId);
      const owner = found.accountId ?? (await ownerOf(businessId));
      if (owner === null || (owner !== accountId && !isAdmin)) throw businessNotFound();
      return [...found.reviews];
    },
);
