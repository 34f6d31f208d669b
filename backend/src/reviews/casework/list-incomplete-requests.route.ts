import { incompleteRequestsSchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import type { Queries } from '@sternklar/projections/queries';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';

export interface ListIncompleteRequestsDeps {
  readonly reviewCases: Pick<Queries['reviewCases'], 'incompleteFor'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listIncompleteRequestsRoute = slice(
  {
    name: 'list-incomplete-requests',
    call: 'GET /incomplete-requests',
    access: 'signed-in',
    tag: TAG,
    summary: 'Eigene Löschanträge, in denen noch etwas fehlt, was die Plattform braucht: wie viele, und die ältesten',
    answers: { 200: incompleteRequestsSchema },
    records: [],
    example: {},
  },
  ({ reviewCases, kit }: ListIncompleteRequestsDeps) =>
    async (request) => {
      const { total, oldest } = await reviewCases.incompleteFor(kit.identityOf(request).accountId);
      const requests = oldest.map(({ reviewId, missing, reviewer, businessName }) => ({
        review_id: reviewId,
        reviewer_name: reviewer ?? ERASED_REVIEWER,
        business_name: businessName ?? '',
        missing: [...missing],
      }));
      return { total, requests };
    },
);
