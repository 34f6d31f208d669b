import { messageSchema } from '@sternklar/contracts/problem';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { Logger } from '@sternklar/event-store/logger';
import { describeError } from '../../platform/describe-error.port.ts';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { exists, reviewStreamType } from '../review.ts';
import { reviewNotFound, TAG } from '../review-answers.ts';
import { evidenceNotFound, evidenceParamsSchema, evidenceRefusal } from './evidence-answers.ts';
import type { EvidenceFiles } from './evidence-files.ts';
import { removeEvidence } from './evidence-steps.ts';
import { createReachedReview, type ReachedReviewDeps } from './reached-review.ts';

export interface RemoveEvidenceDeps extends ReachedReviewDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly evidenceFiles: Pick<EvidenceFiles, 'expectRemoval' | 'remove'>;
  readonly logger: Pick<Logger, 'warn'>;
}

export const removeEvidenceRoute = slice(
  {
    name: 'remove-evidence',
    call: 'DELETE /reviews/:id/evidence/:evidenceId',
    access: 'signed-in',
    reach: 'owner-or-admin',
    tag: TAG,
    summary: 'Einen Beleg entfernen, der noch nicht an die Plattform ging; Kunden nur eigene',
    params: evidenceParamsSchema,
    answers: { 200: messageSchema },
    refusals: { 409: 'Der Beleg ging schon an die Plattform, oder das Team hat ihn hinzugefügt.' },
    records: ['EvidenceRemoved'],
    example: {
      params: { id: given('evidence', 'reviewId'), evidenceId: given('evidence') },
      subject: given('evidence', 'reviewId'),
    },
  },
  (deps: RemoveEvidenceDeps) => {
    const { commands, kit, evidenceFiles, logger } = deps;
    const reachedReview = createReachedReview(deps);
    return async (request, reply) => {
      const { id, evidenceId } = request.params;
      const { by: removedBy, ...known } = await reachedReview(request, id);
      // Before the event: should this process end in between, a job asks the log and removes the bytes.
      await evidenceFiles.expectRemoval(evidenceId);
      const handled = await commands.handle({
        streamType: reviewStreamType,
        streamId: reviewStream(known.state.reviewId),
        knownUntil: known,
        decide: (
          state,
        ): Decision<ReviewEvent, 'review-not-found' | 'evidence-not-found' | 'evidence-sent' | 'evidence-of-staff'> =>
          exists(state) && !state.erased
            ? removeEvidence(state, { evidenceId, removedBy })
            : reject('review-not-found'),
        context: kit.commandContext(request, known.state.accountId),
      });
      if (handled.rejected === 'review-not-found') throw reviewNotFound();
      if (handled.rejected === 'evidence-not-found') throw evidenceNotFound();
      if (handled.rejected !== undefined) throw evidenceRefusal(handled.rejected);
      await evidenceFiles.remove([evidenceId]).catch(async (error: unknown) => {
        logger.warn({ ...describeError(error), evidenceId }, 'removed evidence is still stored; a job removes it');
        // The job may have looked right before the event.
        await evidenceFiles.expectRemoval(evidenceId);
      });
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Der Beleg ist entfernt.' };
    };
  },
);
