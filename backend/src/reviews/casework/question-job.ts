import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { OpenQuestionOf, Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, hasRecorded, type PieceByPieceDeps } from '../../platform/jobs.port.ts';
import { type Automation, job } from '../../platform/manifest.port.ts';
import type { BusinessOwnerOf } from '../business-of.ts';
import { exists, type ReviewState, reviewStreamType } from '../review.ts';

interface QuestionJobDeps extends PieceByPieceDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly reviewCases: Pick<Queries['reviewCases'], 'withOpenQuestion'>;
  readonly businessOwnerOf: BusinessOwnerOf;
  readonly nextId: () => string;
}

interface QuestionJob extends Automation {
  askedUntil(now: Date): string;
  readonly notReminded: boolean;
  decide(state: ReviewState, now: Date): readonly ReviewEvent[];
}

/** A job that decides on one question after the other that nobody answered for days. */
export const questionJob = ({ name, records, askedUntil, notReminded, decide }: QuestionJob) =>
  job({ name, actsByClock: true, records }, (deps: QuestionJobDeps) =>
    createPieceByPiece<OpenQuestionOf>(
      {
        name,
        find: (now, which) => deps.reviewCases.withOpenQuestion(askedUntil(now), { ...which, notReminded }),
        idOf: ({ reviewId }) => reviewId,
        describe: ({ reviewId, accountId }) => ({ reviewId, accountId }),
        handle: async ({ reviewId, accountId }, now) => {
          const streamId = reviewStream(reviewId);
          const { state, ...known } = await deps.commands.load(reviewStreamType, streamId);
          if (!exists(state)) return false;
          const business = await deps.businessOwnerOf(state.businessId);
          if (business === null || business.removed) return false;
          const id = deps.nextId();
          const handled = await deps.commands.handle({
            streamType: reviewStreamType,
            streamId,
            knownUntil: { ...known, state },
            decide: (review) => decide(review, now),
            context: {
              actor: { kind: 'system', name },
              accountId,
              correlationId: id,
              causationId: id,
              commandId: id,
            },
          });
          return hasRecorded(handled);
        },
      },
      deps,
    ),
  );
