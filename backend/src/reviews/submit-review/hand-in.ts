import type { Review } from '@sternklar/contracts/reviews/review.api';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKit } from '../../http/request-kit.ts';
import { reviewStreamType } from '../review.ts';
import { reviewIdTaken, submittedReview } from '../review-answers.ts';
import { type SubmitReview, submitReview } from './submit-review.ts';

export interface HandInDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: Pick<RequestKit, 'commandContext' | 'untilVisible'>;
  readonly nextId: () => string;
}

/** What customers and admins do alike: hand a review in under a new id, wait until lists show it, and answer it. */
export const createHandIn =
  ({ commands, kit, nextId }: HandInDeps) =>
  async (request: FastifyRequest, reply: FastifyReply, review: Omit<SubmitReview, 'reviewId'>): Promise<Review> => {
    const reviewId = nextId();
    const handled = await commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(reviewId),
      decide: (state) => submitReview(state, { reviewId, ...review }),
      context: kit.commandContext(request, review.accountId),
    });
    if (handled.rejected !== undefined) throw reviewIdTaken();
    await kit.untilVisible(request, reply, handled.position);
    return submittedReview(handled.events);
  };
