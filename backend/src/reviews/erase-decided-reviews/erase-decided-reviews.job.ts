import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { ClosedReview, Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, hasRecorded, type PieceByPieceDeps } from '../../platform/jobs.port.ts';
import { job } from '../../platform/manifest.port.ts';
import { exists, reviewStreamType } from '../review.ts';
import { eraseDecidedReview, keptSinceYear } from './erase-decided-review.ts';

export interface EraseDecidedReviewsDeps extends PieceByPieceDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly retention: Pick<Queries['retention'], 'reviewsClosedBefore'>;
  /** Destroys the key of a review's texts; again: changes nothing. */
  readonly destroyReviewKey: (reviewId: string) => Promise<void>;
  readonly nextId: () => string;
}

const NAME = 'erase-decided-reviews';

/**
 * Erases the names, texts, links and notes of reviews that were decided or withdrawn years ago, also of removed businesses'. The event
 * comes first; a key that a crash leaves alive is keep-keys-destroyed's.
 */
export const eraseDecidedReviews = job(
  { name: NAME, actsByClock: true, records: ['ReviewErased'] },
  (deps: EraseDecidedReviewsDeps) => {
    const { commands, retention, destroyReviewKey, nextId } = deps;
    return createPieceByPiece<ClosedReview>(
      {
        name: NAME,
        find: (now, which) => retention.reviewsClosedBefore(keptSinceYear(now), which),
        idOf: ({ reviewId }) => reviewId,
        describe: ({ reviewId, accountId }) => ({ reviewId, accountId }),
        handle: async ({ reviewId, accountId }, now) => {
          const id = nextId();
          const handled = await commands.handle({
            streamType: reviewStreamType,
            streamId: reviewStream(reviewId),
            decide: (review) => eraseDecidedReview(review, now),
            context: {
              actor: { kind: 'system', name: NAME },
              accountId,
              correlationId: id,
              causationId: id,
              commandId: id,
            },
          });
          if (handled.rejected === undefined && exists(handled.state) && handled.state.erased)
            await destroyReviewKey(reviewId);
          return hasRecorded(handled);
        },
      },
      deps,
    );
  },
);
