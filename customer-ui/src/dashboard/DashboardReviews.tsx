import type { Business } from '@sternklar/contracts/businesses/business.api';
import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isOnlyAuditor } from '../accounts/CustomerHeader.tsx';
import { ExportButton } from '../reviews/export/ExportButton.tsx';
import { FindBar } from '../reviews/finding/FindBar.tsx';
import { forBusinesses, isNarrowed, UNNARROWED } from '../reviews/finding/finding.ts';
import { resultsOf } from '../reviews/finding/results.ts';
import { useFinding } from '../reviews/finding/use-finding.ts';
import { findingTexts } from '../texts/finding.ts';
import type { Toasts } from '../ui/toasts.ts';
import { BusinessList } from './BusinessList.tsx';
import { EmptyNote, FailedNote, LoadingNote, NothingFound } from './DashboardNotes.tsx';
import type { Dashboard } from './dashboard.ts';
import { type DashboardState, figuresOf, isBeginner, reviewsIn } from './dashboard-state.ts';
import { OverviewLine } from './overview/OverviewLine.tsx';
import type { Sought } from './sought.ts';

/** The current time, renewed every minute and whenever `reason` changes, so that 'gerade eben' does not stay for ever. */
const useNow = (reason: unknown): Date => {
  const [now, setNow] = useState(() => new Date());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason only restarts the clock
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, [reason]);
  return now;
};

interface DashboardReviewsProps {
  readonly state: DashboardState;
  /** They say what to press. */
  readonly areStepsShown: boolean;
  /** What stands on the page is known: before, its shape is all that stands there. */
  readonly isThere: boolean;
  readonly dashboard: Dashboard;
  readonly sought: Sought;
  readonly brand: string;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly onAddReview: (business: Business) => void;
  readonly onImportReviews: (business: Business) => void;
}

/** The figures, the ways to find a review, and the businesses with what was found. */
export const DashboardReviews = ({
  state,
  areStepsShown,
  isThere,
  dashboard,
  sought,
  brand,
  toasts,
  ...adding
}: DashboardReviewsProps) => {
  const now = useNow(state.lastChange);
  const [asked, find] = useFinding();
  const { businesses, reviews, fresh } = state;
  const finding = useMemo(() => forBusinesses(asked, businesses), [asked, businesses]);
  // What is typed shows at once, what it finds as soon as there is time.
  const searched = useDeferredValue(finding);
  const results = useMemo(
    () => resultsOf({ businesses, reviews, fresh }, searched),
    [businesses, reviews, fresh, searched],
  );
  const counted = useMemo(
    () => reviewsIn({ businesses, reviews }, finding.business),
    [businesses, reviews, finding.business],
  );
  const exported = useMemo(
    () => results.shown.map(({ business, found }) => ({ businessName: business.business_name, reviews: found })),
    [results],
  );
  const soughtId = useSyncExternalStore(sought.subscribe, sought.id);
  const isLeftOut = soughtId !== null && !results.shown.some(({ found }) => found.some(({ id }) => id === soughtId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is widened once
  useEffect(() => {
    if (isLeftOut) find(UNNARROWED);
  }, [isLeftOut]);
  const searchField = useRef<HTMLInputElement>(null);
  const reset = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes. Whoever presses keys goes on at the search; who taps would only get a keyboard in the way.
    if (currentTarget.matches(':focus-visible')) searchField.current?.focus();
    find(UNNARROWED);
  };
  const hasRows = businesses.rows.length > 0;
  const isBeginning = isBeginner(state);
  const isComplete = figuresOf(state, null) === 'known';

  if (!isThere) {
    return (
      <div className="dashboard-list">
        <LoadingNote />
      </div>
    );
  }
  return (
    <>
      {hasRows && !isBeginning && (
        <>
          <OverviewLine
            reviews={counted}
            figures={figuresOf(state, finding.business)}
            now={now}
            status={finding.status}
            onStatus={(status) => find({ status })}
          />
          <FindBar
            finding={finding}
            onFind={find}
            onReset={reset}
            searchField={searchField}
            businesses={businesses.rows}
            found={isComplete ? findingTexts.found(results.found, results.all) : findingTexts.foundSoFar(results.found)}
          />
        </>
      )}
      <div className="dashboard-list">
        {businesses.phase === 'failed' && <FailedNote onReload={() => void dashboard.reloadBusinesses()} />}
        {businesses.phase === 'ready' && !hasRows && <EmptyNote auditor={isOnlyAuditor(state.user)} />}
        {hasRows && results.shown.length === 0 && <NothingFound onReset={reset} />}
        <BusinessList
          state={state}
          dashboard={dashboard}
          finding={searched}
          shown={results.shown}
          now={now}
          brand={brand}
          sought={soughtId}
          onFound={sought.found}
          areStepsShown={areStepsShown}
          {...adding}
        />
        {isComplete && !isBeginning && (
          <ExportButton exported={exported} isNarrowed={isNarrowed(finding)} toasts={toasts} />
        )}
      </div>
    </>
  );
};
