import { type BusinessEvent, businessRemovalSettled } from '@sternklar/contracts/businesses/business.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { reactor } from '../../platform/manifest.port.ts';
import type { EvidenceUploads } from '../evidence/evidence-uploads.ts';
import { exists, reviewStreamType } from '../review.ts';

type RemovalSettled = RecordedEvent<Extract<BusinessEvent, { type: 'BusinessRemovalSettled' }>>;

export interface ForgetUploadsOfRemovedDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly evidenceUploads: Pick<EvidenceUploads, 'reviewsOf' | 'forgetReview'>;
}

/** What was sent of files for the business's reviews goes with it; the reviews' own streams say which they are. */
export const whenBusinessRemovalSettledThenForgetUploads = reactor(
  { name: 'when-business-removal-settled-then-forget-uploads', handles: [businessRemovalSettled.type], records: [] },
  ({ commands, evidenceUploads: uploads }: ForgetUploadsOfRemovedDeps) => {
    const isOf = async (reviewId: string, businessId: string): Promise<boolean> => {
      const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
      return exists(state) && state.businessId === businessId;
    };
    return {
      async react(event) {
        const { accountId, businessId } = (event as RemovalSettled).data;
        for (const reviewId of await uploads.reviewsOf(accountId)) {
          if (await isOf(reviewId, businessId)) await uploads.forgetReview(reviewId);
        }
      },
    };
  },
);
