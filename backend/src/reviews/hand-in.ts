import type { Review } from '@sternklar/contracts/reviews/review.api';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Decision } from '@sternklar/event-store/decider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { type ReviewState, reviewStreamType } from './review.ts';
import { reviewIdTaken, submittedReview } from './review-answers.ts';

export interface HandInDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: Pick<RequestKit, 'newId' | 'commandContext' | 'untilVisible'>;
}

export interface HandIn {
  /** The customer whose review it is. */
  readonly accountId: string;
  decide(state: ReviewState, reviewId: string): Decision<ReviewEvent, 'review-id-taken'>;
}

/** What customers and admins do alike: hand a review in under a new id, wait until lists show it, and answer it. */
export const createHandIn =
  ({ commands, kit }: HandInDeps) =>
  async (request: FastifyRequest, reply: FastifyReply, { accountId, decide }: HandIn): Promise<Review> => {
    const reviewId = kit.newId(request);
    const handled = await commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(reviewId),
      isNew: true,
      decide: (state) => decide(state, reviewId),
      context: kit.commandContext(request, accountId),
    });
    if (handled.rejected !== undefined) throw reviewIdTaken();
    await kit.untilVisible(request, reply, handled.position);
    return submittedReview(handled.events);
  };
