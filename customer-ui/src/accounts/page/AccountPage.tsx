import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Footer } from '../../frame/Footer.tsx';
import type { PushSwitch } from '../../push/push-switch.ts';
import { newsElsewhere, type StatusNews } from '../../reviews/news/status-news.ts';
import { AppLink } from '../../routing/AppLink.tsx';
import { PATHS } from '../../routing/screen.ts';
import { useLivePage } from '../../session/use-live-page.ts';
import type { Site } from '../../site.ts';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { quoted } from '../../texts/quoted.ts';
import { siteTexts } from '../../texts/site.ts';
import { Button } from '../../ui/Button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import type { AccountApi } from '../account-api.ts';
import { CustomerHeader } from '../CustomerHeader.tsx';
import { VerifyEmailDialog } from '../credentials/VerifyEmailDialog.tsx';
import { InvoicesSection } from '../invoices/InvoicesSection.tsx';
import type { InvoicesApi } from '../invoices/invoices-api.ts';
import { BillingDialog, BillingSection, isBilledAbroad } from '../sections/BillingSection.tsx';
import {
  DELETION_ID,
  DeletionSection,
  EraseAccountDialog,
  RequestDeletionDialog,
} from '../sections/DeletionSection.tsx';
import { PasswordSection } from '../sections/PasswordSection.tsx';
import { DataSection, NotificationSection, ProfileSection } from '../sections/PersonalSections.tsx';
import { SessionsSection } from '../sections/SessionsSection.tsx';
import { NoticeDialog, SubscriptionSection } from '../sections/SubscriptionSection.tsx';
import type { SecurityApi } from '../security/security-api.ts';
import { type AccountPageDeps, createAccountPage, isThere } from './account-page.ts';
import './account.css';
import './account-print.css';

const EmailChangeDialog = lazy(async () => ({
  default: (await import('../sections/EmailChangeDialog.tsx')).EmailChangeDialog,
}));

const SecuritySection = lazy(async () => ({
  default: (await import('../security/SecuritySection.tsx')).SecuritySection,
}));

interface AccountPageProps {
  readonly site: Site;
  readonly token: string;
  readonly accounts: AccountApi;
  readonly toasts: Toasts;
  readonly invoices: InvoicesApi;
  readonly security: SecurityApi;
  readonly news: StatusNews;
  readonly push: PushSwitch;
  readonly deps: Omit<AccountPageDeps, 'toasts'>;
  readonly onLogOut: () => void;
}

const LoadingNote = () => <Skeleton lines={['short', 'long', 'middle', 'long']} label={texts.loading} />;

const FailedNote = ({ onReload }: { readonly onReload: () => void }) => (
  <div className="account-failed">
    <p>{texts.failed}</p>
    <Button onClick={onReload}>{texts.reload}</Button>
  </div>
);

/** A link in a mail may name a section, which is not there before the account is. */
const useSectionOfAddress = (isReady: boolean) => {
  useEffect(() => {
    if (isReady && window.location.hash !== '')
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isReady]);
};

/** Devices come and go without a word on the stream: whoever looks again, or has a network again, sees them as they are now. */
const useReadAgainWhenLookedAt = (read: () => Promise<void>) => {
  useEffect(() => {
    const lookedAt = () => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', lookedAt);
    window.addEventListener('online', lookedAt);
    return () => {
      document.removeEventListener('visibilitychange', lookedAt);
      window.removeEventListener('online', lookedAt);
    };
  }, [read]);
};

/** Read with the page, and again when it is looked at: the permission may be another one by now. Answers whether it is known. */
const usePush = (push: PushSwitch): boolean => {
  useEffect(() => void push.load(), [push]);
  useReadAgainWhenLookedAt(push.load);
  return useSyncExternalStore(push.subscribe, push.state).phase !== 'loading';
};

/** The customer's account: who they are, how they sign in, which mails they want, and the way out. */
export const AccountPage = ({
  site,
  token,
  accounts,
  toasts,
  invoices,
  security,
  news,
  push,
  deps,
  onLogOut,
}: AccountPageProps) => {
  const [page] = useState(() => createAccountPage({ ...deps, toasts }));
  const [beside] = useState(() => newsElsewhere(news, { ownId: () => page.state().account?.id }));
  const state = useLivePage(page, token, beside);
  useReadAgainWhenLookedAt(page.refresh);
  const pushIsThere = usePush(push);
  const [shown, show] = useState<'verify' | 'email' | 'notice' | 'billing' | 'delete' | 'erase' | null>(null);
  const close = () => show(null);
  const { account, failed, sessions, subscription, subscriptionPhase } = state;
  const ready = isThere(state) && pushIsThere;
  useSectionOfAddress(ready);

  return (
    <>
      <a className="skip-link" href="#inhalt">
        {siteTexts.skip}
      </a>
      <CustomerHeader brand={site.brand} user={account} onSubscribe={null} onLogOut={onLogOut} />
      <main id="inhalt" className="account wrap" tabIndex={-1}>
        <AppLink className="account-back" href={PATHS.dashboard}>
          <BackIcon />
          {texts.back}
        </AppLink>
        <p className="on-paper">{texts.letterhead(site.brand, new Date().toISOString())}</p>
        <h1>{texts.title}</h1>
        {!ready && !failed && <LoadingNote />}
        {account === null && failed && <FailedNote onReload={() => void page.refresh()} />}
        {account !== null && ready && (
          <>
            {account.deletion_requested_at !== null && (
              <p className="account-leaving">
                <strong>{texts.leavingTitle}</strong> <a href={`#${DELETION_ID}`}>{texts.leavingLook}</a>
              </p>
            )}
            <ProfileSection account={account} onEnterCode={() => show('verify')} onChangeEmail={() => show('email')} />
            <SubscriptionSection
              subscription={subscription}
              phase={subscriptionPhase}
              onReload={page.reloadSubscription}
              onGiveNotice={() => show('notice')}
              onWithdrawNotice={page.withdrawNotice}
            />
            {subscription !== null && (subscription.status === 'active' || isBilledAbroad(subscription)) && (
              <BillingSection subscription={subscription} onChange={() => show('billing')} />
            )}
            <InvoicesSection
              api={invoices}
              changes={state.invoiceChanges}
              withStanding={site.operator.paymentProvider !== null}
              withXRechnung={site.operator.phone !== null}
              toasts={toasts}
              onSessionOver={page.sessionOver}
            />
            <PasswordSection email={account.email} security={security} onSubmit={page.changePassword} />
            <SessionsSection sessions={sessions} page={page} />
            <Suspense fallback={<Skeleton lines={['short', 'long', 'middle']} label={texts.loading} />}>
              <SecuritySection
                api={security}
                email={account.email}
                isVerified={account.email_verified}
                toasts={toasts}
                onSessionOver={page.sessionOver}
              />
            </Suspense>
            <NotificationSection statusMails={account.status_mails} push={push} onChange={page.wantStatusMails} />
            <DataSection onTake={page.takeData} />
            <DeletionSection
              requestedAt={account.deletion_requested_at}
              onRequest={() => show('delete')}
              onWithdraw={page.withdrawDeletion}
              onErase={() => show('erase')}
              hasSubscription={subscription?.status === 'active'}
            />
          </>
        )}
      </main>
      <Footer site={site} />
      {shown === 'notice' && subscription !== null && (
        <NoticeDialog
          subscription={subscription}
          onConfirm={async () => {
            await page.giveNotice(subscription);
            close();
          }}
          onClose={close}
        />
      )}
      {shown === 'billing' && subscription !== null && (
        <BillingDialog
          subscription={subscription}
          onSubmit={async (billing) => {
            await page.changeBilling(billing);
            close();
          }}
          onClose={close}
        />
      )}
      {shown === 'delete' && account !== null && (
        <RequestDeletionDialog
          email={account.email}
          security={security}
          subscription={subscription}
          onSubmit={async (owner) => {
            await page.requestDeletion(owner);
            close();
          }}
          onClose={close}
        />
      )}
      {shown === 'erase' && account !== null && (
        <EraseAccountDialog email={account.email} security={security} onSubmit={page.eraseAccount} onClose={close} />
      )}
      {shown === 'email' && account !== null && (
        <Suspense>
          <EmailChangeDialog
            email={account.email}
            pendingEmail={account.pending_email}
            security={security}
            page={page}
            toasts={toasts}
            onClose={close}
          />
        </Suspense>
      )}
      {shown === 'verify' && account !== null && (
        <VerifyEmailDialog
          email={account.email}
          toasts={toasts}
          invalidPhrase={quoted.codeInvalidOnDashboard}
          resendFailure={() => quoted.codeNotResentOnDashboard}
          verify={(code) => accounts.verifyEmail(code)}
          resend={() => accounts.resendEmailCode()}
          onVerified={() => {
            close();
            void page.refresh();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
