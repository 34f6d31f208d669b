import type { ForwardedReview } from '@sternklar/contracts/reviews/casework/casework.api';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandContext, CommandHandler, KnownStream } from '@sternklar/event-store/command-handler';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { exists, reviewStreamType, type SubmittedReview } from '../review.ts';
import { REVIEW_NOT_FOUND } from '../review-answers.ts';
import type { FollowUpRules } from './follow-up-rules.ts';
import { forwardRemoval, type Sending } from './staff-steps.ts';
import { refusalOf } from './take-step.ts';

/** One of many reviews that went to the platform; `known` is null where there is none, or no longer. */
export interface SentReview {
  readonly id: string;
  readonly known: KnownStream<SubmittedReview> | null;
  readonly sending: Sending;
}

interface ForwardOneOfManyDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly followUpRules: FollowUpRules;
}

interface Outcome {
  readonly result: ForwardedReview;
  /** Position in the log that a reader must have seen; 0 when nothing was recorded. */
  readonly position: number;
}

/** Notes of one of many that it went to the platform: what comes of the others does not matter to it. */
export const createForwardOneOfMany =
  ({ commands, followUpRules }: ForwardOneOfManyDeps) =>
  async ({ id, known, sending }: SentReview, context: CommandContext): Promise<Outcome> => {
    const notFound: Outcome = { result: { id, outcome: 'not-found', message: REVIEW_NOT_FOUND }, position: 0 };
    if (known === null) return notFound;
    const handled = await commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(known.state.reviewId),
      knownUntil: known,
      decide: (state): Decision<ReviewEvent, Parameters<typeof refusalOf>[0]> =>
        exists(state) && !state.erased ? forwardRemoval(state, sending, followUpRules) : reject('review-not-found'),
      context: { ...context, accountId: known.state.accountId },
    });
    if (handled.rejected === 'review-not-found') return notFound;
    if (handled.rejected !== undefined) {
      const { detail: message } = refusalOf(handled.rejected);
      return { result: { id, outcome: 'refused', message }, position: 0 };
    }
    return { result: { id, outcome: 'forwarded' }, position: handled.position };
  };
