import type { KnownStream } from '@sternklar/event-store/command-handler';
import type { FastifyRequest } from 'fastify';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { type ChangeableReviewDeps, createChangeableReview } from '../changeable-review.ts';
import type { SubmittedReview } from '../review.ts';
import { reviewNotFound } from '../review-answers.ts';

export interface ReachedReviewDeps extends ChangeableReviewDeps {
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export interface ReachedReview extends KnownStream<SubmittedReview> {
  /** As what the caller acts. */
  readonly by: 'customer' | 'admin';
}

/** A review for its owner and for admins; to others it does not exist, and to nobody once it was erased. */
export const createReachedReview = (deps: ReachedReviewDeps) => {
  const changeableReview = createChangeableReview(deps);
  return async (request: FastifyRequest, reviewId: string): Promise<ReachedReview> => {
    const known = await changeableReview(reviewId);
    const { accountId, isAdmin } = deps.kit.identityOf(request);
    const isOwner = accountId === known.state.accountId;
    if (known.state.erased || (!isOwner && !isAdmin)) throw reviewNotFound();
    return { ...known, by: isOwner ? 'customer' : 'admin' };
  };
};
