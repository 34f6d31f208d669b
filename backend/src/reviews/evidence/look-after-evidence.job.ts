import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { createPieceByPiece, type PieceByPieceDeps } from '../../platform/jobs.port.ts';
import { job } from '../../platform/manifest.port.ts';
import { exists, reviewStreamType } from '../review.ts';
import type { EvidenceFileOf, EvidenceFiles } from './evidence-files.ts';
import type { EvidenceUploads } from './evidence-uploads.ts';

export interface LookAfterEvidenceDeps extends PieceByPieceDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly evidenceUploads: Pick<EvidenceUploads, 'sweep'>;
  readonly evidenceFiles: Pick<EvidenceFiles, 'toLookAt' | 'confirm' | 'remove'>;
  /** Whether nobody can read any more what a review's people wrote and sent. */
  readonly isReviewErased: (reviewId: string) => Promise<boolean>;
}

const NAME = 'look-after-evidence';

/**
 * Drops uploads that nobody completed within a day, and files of which the log knows nothing, or nothing any more, or that
 * no key opens any more: also what a process leaves that ends between storing a file and recording it.
 */
export const lookAfterEvidence = job({ name: NAME, actsByClock: true, records: [] }, (deps: LookAfterEvidenceDeps) => {
  const { commands, evidenceUploads, evidenceFiles, isReviewErased } = deps;
  const files = createPieceByPiece<EvidenceFileOf>(
    {
      name: NAME,
      find: (_now, which) => evidenceFiles.toLookAt(which),
      idOf: ({ evidenceId }) => evidenceId,
      describe: ({ evidenceId, reviewId }) => ({ evidenceId, reviewId }),
      handle: async ({ evidenceId, reviewId }) => {
        const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
        const isRecorded = exists(state) && state.evidence.some(({ id }) => id === evidenceId);
        const isKnown = isRecorded && !(await isReviewErased(reviewId));
        await (isKnown ? evidenceFiles.confirm(evidenceId) : evidenceFiles.remove([evidenceId]));
        return true;
      },
    },
    deps,
  );
  return {
    run: async (limit) => (await evidenceUploads.sweep(limit)) + (await files.run(limit)),
  };
});
