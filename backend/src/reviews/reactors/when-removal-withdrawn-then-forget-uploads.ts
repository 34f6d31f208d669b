import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { removalWithdrawn } from '@sternklar/contracts/reviews/casework/casework.events';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { reactor } from '../../platform/manifest.port.ts';
import type { EvidenceUploads } from '../evidence/evidence-uploads.ts';

type RemovalWithdrawn = RecordedEvent<Extract<ReviewEvent, { type: 'RemovalWithdrawn' }>>;

export interface ForgetUploadsOfWithdrawnDeps {
  readonly evidenceUploads: Pick<EvidenceUploads, 'forgetReview'>;
}

/** What was sent of files for a request that takes no evidence any more goes with it. */
export const whenRemovalWithdrawnThenForgetUploads = reactor(
  { name: 'when-removal-withdrawn-then-forget-uploads', handles: [removalWithdrawn.type], records: [] },
  ({ evidenceUploads }: ForgetUploadsOfWithdrawnDeps) => ({
    react: (event) => evidenceUploads.forgetReview((event as RemovalWithdrawn).data.reviewId),
  }),
);
