import { type BusinessEvent, businessRemovalSettled } from '@sternklar/contracts/businesses/business.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { EvidenceFiles } from '../evidence/evidence-files.ts';
import { removeUnsentEvidence } from '../evidence/evidence-steps.ts';
import type { EvidenceUploads } from '../evidence/evidence-uploads.ts';
import { exists, reviewStreamType } from '../review.ts';

type RemovalSettled = RecordedEvent<Extract<BusinessEvent, { type: 'BusinessRemovalSettled' }>>;

export interface ForgetUploadsOfRemovedDeps {
  readonly commands: Pick<CommandHandler, 'load' | 'handle'>;
  readonly evidenceUploads: Pick<EvidenceUploads, 'reviewsOf' | 'forgetReview'>;
  readonly evidenceFiles: Pick<EvidenceFiles, 'reviewsOf' | 'releaseOf'>;
}

const NAME = 'when-business-removal-settled-then-forget-uploads';

/**
 * What was sent of files for the business's reviews goes with it, and so does evidence that did not go to the platform; what did
 * takes no room any more. The reviews' own streams say which they are.
 */
export const whenBusinessRemovalSettledThenForgetUploads = reactor(
  { name: NAME, handles: [businessRemovalSettled.type], records: ['EvidenceRemoved'] },
  ({ commands, evidenceUploads: uploads, evidenceFiles: files }: ForgetUploadsOfRemovedDeps) => {
    const isOf = async (reviewId: string, businessId: string): Promise<boolean> => {
      const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
      return exists(state) && state.businessId === businessId;
    };
    const forgetEvidence = async (reviewId: string, { id, data, metadata }: RemovalSettled): Promise<void> => {
      await commands.handle({
        streamType: reviewStreamType,
        streamId: reviewStream(reviewId),
        decide: (state) => (exists(state) ? removeUnsentEvidence(state) : []),
        context: {
          actor: { kind: 'system', name: NAME },
          accountId: data.accountId,
          correlationId: metadata.correlationId,
          causationId: id,
          commandId: uuidV5(reviewId, id),
          mayRepeat: true,
        },
      });
      // After the events: the job that removes the bytes asks the log.
      await files.releaseOf(reviewId);
    };
    return {
      async react(event) {
        const settled = event as RemovalSettled;
        const { accountId, businessId } = settled.data;
        const [underWay, stored] = await Promise.all([uploads.reviewsOf(accountId), files.reviewsOf(accountId)]);
        for (const reviewId of new Set([...underWay, ...stored])) {
          if (!(await isOf(reviewId, businessId))) continue;
          await uploads.forgetReview(reviewId);
          await forgetEvidence(reviewId, settled);
        }
      },
    };
  },
);
