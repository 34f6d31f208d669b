import type { Business } from '@sternklar/contracts/businesses/business.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { type ReactNode, useId, useState } from 'react';
import type { Finding } from '../reviews/finding/finding.ts';
import type { BusinessResult } from '../reviews/finding/results.ts';
import { ReviewList } from '../reviews/list/ReviewList.tsx';
import { AppLink } from '../routing/AppLink.tsx';
import { reviewPath } from '../routing/screen.ts';
import { businessTexts } from '../texts/businesses.ts';
import { importWindowTexts } from '../texts/import-window.ts';
import { quoted } from '../texts/quoted.ts';
import { reviewTexts } from '../texts/reviews.ts';
import { Button } from '../ui/Button.tsx';
import { AwayIcon } from '../ui/icons.tsx';
import { Say } from '../ui/Say.tsx';
import { useFocusAfterRemoval, useFocusAfterStep } from './card-focus.ts';
import type { Dashboard } from './dashboard.ts';
import type { DashboardState } from './dashboard-state.ts';
import './dashboard.css';

interface BusinessCardProps {
  readonly business: Business;
  readonly onRemove: () => Promise<void>;
  /** Further actions beside removing. */
  readonly actions: ReactNode;
  /** What belongs to the business. */
  readonly children: ReactNode;
}

/** A business: name, its profile, what can be done, and below what belongs to it. */
export const BusinessCard = ({ business, onRemove, actions, children }: BusinessCardProps) => {
  const [removing, setRemoving] = useState(false);
  const titleId = useId();
  const { business_name: name, google_business_link: link } = business;

  const remove = async () => {
    if (!window.confirm(quoted.confirmBusinessDeletion.text)) return;
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };

  return (
    <article className="business" aria-labelledby={titleId} data-business-id={business.id}>
      <div className="business-head">
        <div className="business-title">
          <h2 id={titleId} tabIndex={-1}>
            {name}
          </h2>
          {isWebLink(link) && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              <Say phrase={quoted.viewGoogleProfile} />
              <AwayIcon />
              <span className="visually-hidden"> ({businessTexts.newTab})</span>
            </a>
          )}
        </div>
        <div className="business-actions">
          {actions}
          <Button look="danger" busy={removing} aria-label={businessTexts.removeNamed(name)} onClick={remove}>
            {businessTexts.remove}
          </Button>
        </div>
      </div>
      {children}
    </article>
  );
};

interface BusinessListProps {
  readonly state: DashboardState;
  readonly dashboard: Dashboard;
  /** What is asked for, and the businesses that have some of it. */
  readonly finding: Finding;
  readonly shown: readonly BusinessResult[];
  readonly now: Date;
  readonly brand: string;
  /** The review that is to be gone to, if any, and what happens once it was. */
  readonly sought: string | null;
  readonly onFound: () => void;
  /** The first steps say what to press; else it is the next request. */
  readonly areStepsShown: boolean;
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
  sought,
  onFound,
  areStepsShown,
  onAddReview,
  onImportReviews,
}: BusinessListProps) => {
  const aboutToRemove = useFocusAfterRemoval(shown.map(({ business }) => business.id));
  useFocusAfterStep(state);
  return shown.map(({ business, list, found }) => (
    <BusinessCard
      key={business.id}
      business={business}
      onRemove={() => {
        aboutToRemove(business.id);
        return dashboard.removeBusiness(business.id, business.business_name);
      }}
      actions={
        <>
          <Button
            look={areStepsShown ? 'outline' : 'dawn'}
            aria-label={reviewTexts.addNamed(business.business_name)}
            onClick={() => onAddReview(business)}
          >
            {reviewTexts.add}
          </Button>
          <Button
            look="quiet"
            aria-label={importWindowTexts.addNamed(business.business_name)}
            onClick={() => onImportReviews(business)}
          >
            <span>
              {importWindowTexts.several}
              <span className="business-more-words"> {importWindowTexts.more}</span>
            </span>
          </Button>
        </>
      }
    >
      {state.handedIn?.business_id === business.id && (
        <div className="business-handed-in">
          <p>{reviewTexts.handedIn(state.handedIn.reviewer_name)}</p>
          <AppLink href={`${reviewPath(state.handedIn.id)}#belege`}>{reviewTexts.addEvidence}</AppLink>
        </div>
      )}
      <ReviewList
        list={list}
        found={found}
        finding={finding}
        alone={shown.length === 1}
        businessName={business.business_name}
        fresh={state.fresh}
        now={now}
        brand={brand}
        sought={sought}
        onFound={onFound}
        timelines={dashboard.timelines}
        onReload={() => void dashboard.reloadReviews(business.id)}
      />
    </BusinessCard>
  ));
};
