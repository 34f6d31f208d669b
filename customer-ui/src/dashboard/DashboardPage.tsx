import type { Business } from '@sternklar/contracts/businesses/business.api';
import { useEffect, useState } from 'react';
import type { AccountApi } from '../accounts/account-api.ts';
import { VerifyEmailDialog } from '../accounts/VerifyEmailDialog.tsx';
import { AddBusinessDialog } from '../businesses/AddBusinessDialog.tsx';
import { AddReviewDialog } from '../reviews/AddReviewDialog.tsx';
import { StatusFilter } from '../reviews/StatusFilter.tsx';
import { filterCounts, type StatusFilterValue } from '../reviews/status-filter.ts';
import { Footer } from '../site/Footer.tsx';
import type { Site } from '../site/site.ts';
import { accountTexts } from '../texts/accounts.ts';
import { siteTexts } from '../texts/site.ts';
import { verbatim } from '../texts/verbatim.ts';
import { TextButton } from '../ui/Button.tsx';
import type { Toasts } from '../ui/toasts.ts';
import { Announcer } from './Announcer.tsx';
import { BusinessList } from './BusinessList.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { EmptyNote, FailedNote, LoadingNote, UnverifiedNote } from './DashboardNotes.tsx';
import { DashboardTop } from './DashboardTop.tsx';
import type { DashboardDeps } from './dashboard.ts';
import { allReviews, figuresOf } from './dashboard-state.ts';
import { LiveNote } from './LiveNote.tsx';
import { takePageNotice } from './page-notice.ts';
import { useDashboard } from './use-dashboard.ts';
import { useNow } from './use-now.ts';
import './dashboard.css';

export interface DashboardPageProps {
  readonly site: Site;
  readonly token: string;
  readonly deps: Omit<DashboardDeps, 'accounts' | 'toasts'>;
  readonly accounts: AccountApi;
  readonly toasts: Toasts;
}

/** One window at a time; asking for the code opens by itself until it is put off or answered. */
type Window = { readonly shows: 'add-business' | 'verify' } | { readonly shows: 'add-review'; readonly to: Business };

/** The customer's own page: businesses, their reviews, and where each request stands. */
export const DashboardPage = ({ site, token, deps, accounts, toasts }: DashboardPageProps) => {
  const [dashboard, state] = useDashboard({ ...deps, accounts, toasts }, token);
  useEffect(() => {
    const notice = takePageNotice(() => window.sessionStorage);
    if (notice) toasts.bad(notice);
  }, [toasts]);
  const [chosen, open] = useState<Window | null>(null);
  const [codePutOff, putOffCode] = useState(false);
  const [filter, setFilter] = useState<StatusFilterValue>('alle');
  const now = useNow(state.lastChange);

  const { user, businesses } = state;
  const reviews = allReviews(state);
  const hasRows = businesses.rows.length > 0;
  const figures = figuresOf(state);
  const isUnverified = user?.email_verified === false;
  const shown: Window | null = chosen ?? (isUnverified && !codePutOff ? { shows: 'verify' } : null);
  const close = () => {
    if (shown?.shows === 'verify') putOffCode(true);
    open(null);
  };
  const addBusiness = () => open({ shows: 'add-business' });

  return (
    <>
      <a className="skip-link" href="#inhalt">
        {siteTexts.skip}
      </a>
      <DashboardHeader brand={site.brand} user={user} onLogOut={deps.leave} />
      <main id="inhalt" className="dashboard wrap" tabIndex={-1}>
        {isUnverified && codePutOff && <UnverifiedNote onEnterCode={() => open({ shows: 'verify' })} />}
        <LiveNote live={state.live} />
        <DashboardTop state={state} onAdd={addBusiness} />
        {hasRows && (
          <StatusFilter
            value={filter}
            counts={figures === 'known' ? filterCounts(reviews) : figures}
            onChange={setFilter}
          />
        )}
        <div className="dashboard-list">
          {businesses.phase === 'failed' && <FailedNote onReload={() => void dashboard.reloadBusinesses()} />}
          {businesses.phase === 'loading' && !hasRows && <LoadingNote />}
          {businesses.phase === 'ready' && !hasRows && <EmptyNote onAdd={addBusiness} />}
          <BusinessList
            state={state}
            dashboard={dashboard}
            filter={filter}
            now={now}
            onAddReview={(to) => open({ shows: 'add-review', to })}
          />
        </div>
        <Announcer state={state} />
      </main>
      <Footer site={site} />
      {shown?.shows === 'add-business' && <AddBusinessDialog onSubmit={dashboard.addBusiness} onClose={close} />}
      {shown?.shows === 'add-review' && (
        <AddReviewDialog
          businessId={shown.to.id}
          businessName={shown.to.business_name}
          onSubmit={dashboard.addReview}
          onClose={close}
        />
      )}
      {shown?.shows === 'verify' && user !== null && (
        <VerifyEmailDialog
          email={user.email}
          toasts={toasts}
          invalidPhrase={verbatim.codeInvalidOnDashboard}
          resendFailure={() => verbatim.codeNotResentOnDashboard}
          verify={(code) => accounts.verifyEmail(code)}
          resend={() => accounts.resendEmailCode()}
          onVerified={() => {
            close();
            void dashboard.reloadUser();
          }}
          onClose={close}
          foot={<TextButton onClick={close}>{accountTexts.verifyLater}</TextButton>}
        />
      )}
    </>
  );
};
