import { REVIEW_STATUS_LABEL, REVIEW_STATUS_SLUG, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import '../ui/badge.css';

/** A status as a word in its colour; the class is named after the stored value, the data attribute is plain ASCII. */
export const StatusBadge = ({ status }: { readonly status: ReviewStatus }) => (
  <span className={`badge status-${status}`} data-status={REVIEW_STATUS_SLUG[status]}>
    {REVIEW_STATUS_LABEL[status]}
  </span>
);
