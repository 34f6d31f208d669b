import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { ChangedReview } from '@sternklar/contracts/reviews/review-statuses.api';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import type { ReviewNote } from '../add-review-note/add-review-note.ts';
import { type ChangeReviewStatus, changeReviewStatus } from '../change-review-status/change-review-status.ts';
import { changedMeanwhile } from '../change-review-status/changed-meanwhile.ts';
import { type ChangeableReviewDeps, createChangeableReviewOrNone } from '../changeable-review.ts';
import { exists, type ReviewState, reviewStreamType } from '../review.ts';
import { REVIEW_NOT_FOUND } from '../review-answers.ts';

export interface ChangeReviewStatusesDeps extends ChangeableReviewDeps {
  readonly commands: CommandHandler;
}

/** One review of many whose status is to be set. */
export interface SeenReview {
  readonly id: string;
  readonly version: number;
  readonly note: ReviewNote | null;
}

type Chosen = Pick<ChangeReviewStatus, 'status' | 'takesBack'>;

interface Outcome {
  readonly result: ChangedReview;
  /** Position in the log that a reader must have seen; 0 when nothing was recorded. */
  readonly position: number;
}

const standing = (state: ReviewState) => {
  if (!exists(state)) throw new Error('A review that was changed does not exist.');
  return { status: state.status, version: state.statusVersion, updated_at: state.statusSince };
};

/** Sets the status of one of many reviews, on its own stream: what comes of the others does not matter to it. */
export const createChangeOneOfMany = (deps: ChangeReviewStatusesDeps) => {
  const changeableReview = createChangeableReviewOrNone(deps);
  return async ({ id, version, note }: SeenReview, chosen: Chosen, context: CommandContext): Promise<Outcome> => {
    const notFound: Outcome = { result: { id, outcome: 'not-found', message: REVIEW_NOT_FOUND }, position: 0 };
    const known = await changeableReview(id);
    if (known === null) return notFound;
    const handled = await deps.commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(id),
      knownUntil: known,
      decide: (state) => changeReviewStatus(state, { ...chosen, expectedVersion: version, note }),
      context: { ...context, accountId: known.state.accountId },
    });
    if (handled.rejected === 'review-not-found') return notFound;
    if (handled.rejected !== undefined) {
      return { result: { id, outcome: 'conflict', ...changedMeanwhile(handled) }, position: 0 };
    }
    const types = handled.events.map(({ type }) => type);
    const done = { id, current: standing(handled.state) };
    const result: ChangedReview = types.includes('ReviewStatusChanged')
      ? { ...done, outcome: 'changed' }
      : { ...done, outcome: 'unchanged', note_added: types.includes('ReviewNoteAdded') };
    return { result, position: handled.position };
  };
};
