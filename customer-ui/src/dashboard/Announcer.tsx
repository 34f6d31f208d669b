import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import { dashboardTexts as texts } from '../texts/dashboard.ts';
import { allReviews, type DashboardState } from './dashboard-state.ts';

/** Tells screen readers about the latest change of a status, without interrupting. */
export const Announcer = ({ state }: { readonly state: DashboardState }) => {
  const { lastChange } = state;
  const review = lastChange === null ? undefined : allReviews(state).find(({ id }) => id === lastChange.review_id);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {lastChange !== null &&
        review !== undefined &&
        texts.statusChanged(review.reviewer_name, REVIEW_STATUS_LABEL[lastChange.status])}
    </p>
  );
};
