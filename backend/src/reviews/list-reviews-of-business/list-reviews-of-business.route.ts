import { reviewSchema } from '@sternklar/contracts/reviews/review.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { businessNotFound, TAG } from '../review-answers.ts';

export interface ListReviewsOfBusinessRouteDeps {
  readonly reviews: Pick<Queries['reviews'], 'ofBusiness'>;
  /** The account that a business is listed for; null when there is none, or no longer. */
  readonly ownerOf: (businessId: string) => Promise<string | null>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listReviewsOfBusinessRoute =
  ({ reviews, ownerOf, kit }: ListReviewsOfBusinessRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/reviews/:businessId',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Die Bewertungen eines Unternehmens, die neuesten zuerst; für seinen Inhaber und für Admins',
          params: z.object({ businessId: z.uuid() }),
          response: { 200: z.array(reviewSchema) },
        },
      },
      async (request) => {
        const { accountId, isAdmin } = kit.identityOf(request);
        const { businessId } = request.params;
        const found = await reviews.ofBusiness(businessId);
        const owner = found.accountId ?? (await ownerOf(businessId));
        if (owner === null || (owner !== accountId && !isAdmin)) throw businessNotFound();
        return [...found.reviews];
      },
    );
  };
