import type { Business } from '@sternklar/contracts/businesses/business.api';
import { BusinessCard } from '../businesses/BusinessCard.tsx';
import type { Finding } from '../reviews/finding/finding.ts';
import type { BusinessResult } from '../reviews/finding/results.ts';
import { ReviewList } from '../reviews/ReviewList.tsx';
import { importTexts } from '../texts/review-import.ts';
import { reviewTexts } from '../texts/reviews.ts';
import { Button } from '../ui/Button.tsx';
import type { Dashboard } from './dashboard.ts';
import type { DashboardState } from './dashboard-state.ts';
import { useFocusAfterRemoval } from './focus-after-removal.ts';
import { useFocusOnFirst } from './focus-on-first.ts';

interface BusinessListProps {
  readonly state: DashboardState;
  readonly dashboard: Dashboard;
  /** What is asked for, and the businesses that have some of it. */
  readonly finding: Finding;
  readonly shown: readonly BusinessResult[];
  readonly now: Date;
  readonly brand: string;
  readonly onAddReview: (business: Business) => void;
  readonly onImportReviews: (business: Business) => void;
}

/** The businesses, each with its reviews. */
export const BusinessList = ({
  state,
  dashboard,
  finding,
  shown,
  now,
  brand,
  onAddReview,
  onImportReviews,
}: BusinessListProps) => {
  useFocusOnFirst(state.businesses);
  const aboutToRemove = useFocusAfterRemoval(shown.map(({ business }) => business.id));
  return shown.map(({ business, list, found }) => (
    <BusinessCard
      key={business.id}
      business={business}
      onRemove={() => {
        aboutToRemove(business.id);
        return dashboard.removeBusiness(business.id);
      }}
      actions={
        <>
          <Button aria-label={reviewTexts.addNamed(business.business_name)} onClick={() => onAddReview(business)}>
            {reviewTexts.add}
          </Button>
          <Button
            look="quiet"
            aria-label={importTexts.addNamed(business.business_name)}
            onClick={() => onImportReviews(business)}
          >
            {importTexts.add}
          </Button>
        </>
      }
    >
      <ReviewList
        list={list}
        found={found}
        finding={finding}
        alone={shown.length === 1}
        businessName={business.business_name}
        fresh={state.fresh}
        now={now}
        brand={brand}
        timelines={dashboard.timelines}
        onReload={() => void dashboard.reloadReviews(business.id)}
      />
    </BusinessCard>
  ));
};
