import { reviewCaseSchema } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Queries } from '@sternklar/projections/queries';
import type { EmailsOf } from '../../platform/actor-emails.port.ts';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';
import { holderShown } from './case-holder.ts';
import { caseShown } from './case-shown.ts';

export interface ShowReviewCaseDeps {
  readonly reviews: Pick<Queries['reviews'], 'byId'>;
  readonly reviewCases: Pick<Queries['reviewCases'], 'ofReview'>;
  readonly reviewEvidence: Pick<Queries['reviewEvidence'], 'ofReview'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly emailsOf: EmailsOf;
  readonly now: () => Date;
}

export const showReviewCaseRoute = slice(
  {
    name: 'show-review-case',
    call: 'GET /reviews/:id/case',
    access: 'signed-in',
    reach: 'owner-or-staff',
    tag: TAG,
    summary: 'Eine Bewertung, wie es um ihren Löschantrag steht, und was als Nächstes geschieht',
    params: idParamsSchema,
    answers: { 200: reviewCaseSchema },
    records: [],
    example: { params: { id: given('review') }, subject: given('review') },
  },
  ({ reviews, reviewCases, reviewEvidence, kit, emailsOf, now }: ShowReviewCaseDeps) =>
    async (request) => {
      const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
      const [review, found, evidence] = await Promise.all([
        reviews.byId(request.params.id),
        reviewCases.ofReview(request.params.id),
        reviewEvidence.ofReview(request.params.id),
      ]);
      if (review === null || found === null) throw reviewNotFound();
      const isStaff = isAdmin || isAuditor;
      if (review.user_id !== accountId && !isStaff) throw reviewNotFound();
      const { user_id: _owner, user_email: _email, google_business_link: _link, business_name, ...shown } = review;
      const at = now().toISOString();
      return {
        review: shown,
        business_name,
        ...caseShown(found, at),
        ...(await holderShown(found.facts, { viewer: { accountId, isStaff }, now: at }, emailsOf)),
        evidence: [...evidence],
      };
    },
);
