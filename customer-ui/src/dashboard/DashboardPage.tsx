import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import { openWindows } from '@sternklar/contracts/open-windows';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AccountApi } from '../accounts/account-api.ts';
import { CustomerHeader, isOnlyAuditor } from '../accounts/CustomerHeader.tsx';
import { ChatCorner } from '../conversations/ChatCorner.tsx';
import type { Drafts } from '../drafts/drafts.ts';
import { Footer } from '../frame/Footer.tsx';
import type { InstallOffer } from '../install/install-offer.ts';
import { openPage } from '../routing/open-page.ts';
import { PATHS } from '../routing/screen.ts';
import type { Site } from '../site.ts';
import { SubscriptionDialogs } from '../subscriptions/SubscriptionDialogs.tsx';
import { quoted } from '../texts/quoted.ts';
import { siteTexts } from '../texts/site.ts';
import type { Toasts } from '../ui/toasts.ts';
import { type AddWindow, AddWindows, loadImportWindow } from './AddWindows.tsx';
import { InstallNote, LiveNote, UnverifiedNote } from './DashboardNotes.tsx';
import { DashboardReviews } from './DashboardReviews.tsx';
import { DashboardTop } from './DashboardTop.tsx';
import { allReviews, type DashboardState, isBeginner, isThere } from './dashboard-state.ts';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { firstSteps, type Step, type StepState } from './first-steps/first-steps.ts';
import { takePageNotice } from './page-notice.ts';
import { useTasksPart } from './tasks/use-tasks-part.ts';
import { type DashboardPartsDeps, useDashboard } from './use-dashboard.ts';
import './dashboard.css';

const VerifyEmailDialog = lazy(() =>
  import('../accounts/credentials/VerifyEmailDialog.tsx').then(
    (parts) => ({ default: parts.VerifyEmailDialog }),
    // Without a network the note on the page says the same, and nobody could verify anything.
    () => ({ default: () => <></> }),
  ),
);

export interface DashboardPageProps {
  readonly site: Site;
  readonly token: string;
  readonly deps: Omit<DashboardPartsDeps, 'accounts' | 'toasts'>;
  readonly accounts: AccountApi;
  readonly toasts: Toasts;
  readonly installOffer: InstallOffer;
  readonly drafts: Drafts;
  readonly onLogOut: () => void;
}

/** One window at a time; asking for the code opens by itself until it is put off or answered. */
type Window = AddWindow | { readonly shows: 'subscribe' } | { readonly shows: 'verify' };

/** Whose session put the code off: its own pages do not ask for it again until the app is loaded anew. */
let codePutOffIn = '';

/** Leads to what was bought, once the window is gone, and with it its place in the history. */
const useWayAfterPaying = () => {
  const [hasPaid, setPaid] = useState(false);
  useEffect(() => {
    if (hasPaid) openWindows().onceAtPage(() => openPage(PATHS.subscribed));
  }, [hasPaid]);
  return () => setPaid(true);
};

/** For whom the subscription may be: what was typed before, else the business that was added last, which stands first. */
const useCompanyName = ({ businesses }: DashboardState) => {
  const [typed, keep] = useState<string | null>(null);
  return [typed ?? businesses.rows[0]?.business_name ?? '', keep] as const;
};

interface OnTheWay {
  readonly state: DashboardState;
  readonly user: OwnProfile | null;
  readonly steps: readonly StepState[];
}

/** Whether one of the steps is next for somebody at the beginning who has to take them. */
const isOnTheWay = ({ state, user, steps }: OnTheWay): boolean =>
  isBeginner(state) && user !== null && !isOnlyAuditor(user) && steps.some(({ is }) => is === 'next');

/** The customer's own page: businesses, their reviews, and where each request stands. */
export const DashboardPage = ({
  site,
  token,
  deps,
  accounts,
  toasts,
  installOffer,
  drafts,
  onLogOut,
}: DashboardPageProps) => {
  const [dashboard, state, { sought, chat, subscribe, goToCheckout, billedUntil }] = useDashboard(
    { ...deps, accounts, toasts },
    token,
  );
  useEffect(() => {
    const notice = takePageNotice(() => window.sessionStorage);
    if (notice) toasts.bad(notice);
  }, [toasts]);
  const [chosen, open] = useState<Window | null>(null);
  const [codePutOff, putOffCode] = useState(codePutOffIn === token);

  const { user, questions, incomplete } = state;
  const tasks = useTasksPart(questions.length > 0 || incomplete.total > 0, incomplete);
  const [wasThere, setThere] = useState(false);
  const there = wasThere || (isThere(state) && tasks !== 'coming');
  if (there !== wasThere) setThere(there);
  const isUnverified = user?.email_verified === false;
  const shown: Window | null = chosen ?? (isUnverified && !codePutOff ? { shows: 'verify' } : null);
  const close = () => {
    if (shown?.shows === 'verify') {
      codePutOffIn = token;
      putOffCode(true);
    }
    // An answer that comes late to a window that was closed must not close the next one.
    open((now) => (now === chosen ? null : now));
  };
  const addBusiness = () => open({ shows: 'add-business' });
  const [firstBusiness] = state.businesses.rows;
  const steps = firstSteps({
    businesses: state.businesses.rows.length,
    reviews: allReviews(state).length,
    isSubscribed: user?.subscription_status === 'active',
  });
  const areStepsShown = isOnTheWay({ state, user, steps });
  const go = (step: Step) => {
    if (step === 'review' && firstBusiness !== undefined) open({ shows: 'add-review', to: firstBusiness });
    else open({ shows: step === 'subscription' ? 'subscribe' : 'add-business' });
  };
  const [companyName, keepCompanyName] = useCompanyName(state);
  const goOnAfterPaying = useWayAfterPaying();
  const subscribed = () => {
    close();
    goOnAfterPaying();
  };

  return (
    <>
      <a className="skip-link" href="#inhalt">
        {siteTexts.skip}
      </a>
      <CustomerHeader
        brand={site.brand}
        user={user}
        onSubscribe={() => open({ shows: 'subscribe' })}
        onLogOut={onLogOut}
      />
      <main id="inhalt" className="dashboard wrap" tabIndex={-1}>
        {isUnverified && codePutOff && <UnverifiedNote onEnterCode={() => open({ shows: 'verify' })} />}
        <LiveNote live={state.live} />
        <DashboardTop state={state} isThere={there} onAdd={addBusiness} />
        {there && tasks !== null && tasks !== 'coming' && <tasks.Tasks questions={questions} incomplete={incomplete} />}
        {there && areStepsShown && <FirstSteps steps={steps} onGo={go} />}
        <DashboardReviews
          isThere={there}
          state={state}
          areStepsShown={areStepsShown}
          dashboard={dashboard}
          sought={sought}
          brand={site.brand}
          toasts={toasts}
          onAddReview={(to) => open({ shows: 'add-review', to })}
          onImportReviews={async (to) => open(await loadImportWindow(to, toasts))}
        />
        <InstallNote offer={installOffer} />
      </main>
      <Footer site={site} />
      {user !== null && <ChatCorner deps={chat} />}
      {user !== null && shown !== null && shown.shows !== 'subscribe' && shown.shows !== 'verify' && (
        <AddWindows
          shown={shown}
          dashboard={dashboard}
          businesses={state.businesses}
          reviews={state.reviews}
          accountId={user.id}
          drafts={drafts}
          toasts={toasts}
          onClose={close}
        />
      )}
      {shown?.shows === 'subscribe' && (
        <SubscriptionDialogs
          companyName={companyName}
          onCompanyName={keepCompanyName}
          subscribe={subscribe}
          goToCheckout={site.operator.paymentProvider === null ? null : goToCheckout}
          billedUntil={billedUntil}
          onSubscribed={subscribed}
          onClose={close}
        />
      )}
      {shown?.shows === 'verify' && user !== null && (
        <Suspense>
          <VerifyEmailDialog
            email={user.email}
            toasts={toasts}
            invalidPhrase={quoted.codeInvalidOnDashboard}
            resendFailure={() => quoted.codeNotResentOnDashboard}
            verify={(code) => accounts.verifyEmail(code)}
            resend={() => accounts.resendEmailCode()}
            onVerified={() => {
              close();
              void dashboard.reloadUser();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
