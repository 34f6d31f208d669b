import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, REVIEW_STATUS_SLUG, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { Badge } from '../ui/Badge.tsx';

/** The colour of each status. */
export const STATUS_TONE = { eingereicht: 'wait', gelöscht: 'ok', nicht_genehmigt: 'no' } as const satisfies Readonly<
  Record<ReviewStatus, string>
>;

/** The status of a review as a word on its colour; `data-status` is ASCII for scripts and tests. */
export const StatusBadge = ({ status }: { readonly status: ReviewStatus }) => (
  <Badge tone={STATUS_TONE[status]} className={`status-badge ${status}`} data-status={REVIEW_STATUS_SLUG[status]}>
    {REVIEW_STATUS_LABEL[status]}
  </Badge>
);

/** Beside its status, that the customer took the request back: the status stays as it was. */
export const ReviewBadges = ({ review }: { readonly review: Pick<AdminReview, 'status' | 'withdrawn_at'> }) => (
  <>
    <StatusBadge status={review.status} />
    {review.withdrawn_at === undefined ? null : (
      <Badge tone="plain" data-status="withdrawn">
        Zurückgezogen
      </Badge>
    )}
  </>
);
