import type { Business } from '@sternklar/contracts/businesses/business.api';
import { LOADING } from '../api/loaded.ts';
import { BusinessCard } from '../businesses/BusinessCard.tsx';
import { ReviewList } from '../reviews/ReviewList.tsx';
import type { StatusFilterValue } from '../reviews/status-filter.ts';
import { reviewTexts } from '../texts/reviews.ts';
import { Button } from '../ui/Button.tsx';
import type { Dashboard } from './dashboard.ts';
import type { DashboardState } from './dashboard-state.ts';
import { useFocusAfterRemoval } from './focus-after-removal.ts';

interface BusinessListProps {
  readonly state: DashboardState;
  readonly dashboard: Dashboard;
  readonly filter: StatusFilterValue;
  readonly now: Date;
  readonly onAddReview: (business: Business) => void;
}

/** The businesses, each with its reviews. */
export const BusinessList = ({ state, dashboard, filter, now, onAddReview }: BusinessListProps) => {
  const aboutToRemove = useFocusAfterRemoval(state.businesses.rows.map(({ id }) => id));
  return state.businesses.rows.map((business) => (
    <BusinessCard
      key={business.id}
      business={business}
      onRemove={() => {
        aboutToRemove(business.id);
        return dashboard.removeBusiness(business.id);
      }}
      actions={
        <Button aria-label={reviewTexts.addNamed(business.business_name)} onClick={() => onAddReview(business)}>
          {reviewTexts.add}
        </Button>
      }
    >
      <ReviewList
        reviews={state.reviews[business.id] ?? LOADING}
        businessName={business.business_name}
        filter={filter}
        fresh={state.fresh}
        now={now}
        onReload={() => void dashboard.reloadReviews(business.id)}
      />
    </BusinessCard>
  ));
};
