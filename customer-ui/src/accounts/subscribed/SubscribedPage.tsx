import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { shownEmail } from '@sternklar/contracts/shown-email';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { useState } from 'react';
import { Footer } from '../../frame/Footer.tsx';
import { newsElsewhere, type StatusNews } from '../../reviews/news/status-news.ts';
import { AppLink } from '../../routing/AppLink.tsx';
import { PATHS } from '../../routing/screen.ts';
import { useLivePage } from '../../session/use-live-page.ts';
import type { Site } from '../../site.ts';
import { accountPageTexts } from '../../texts/account-page.ts';
import { siteTexts } from '../../texts/site.ts';
import { subscribedTexts as texts } from '../../texts/subscribed.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { CustomerHeader } from '../CustomerHeader.tsx';
import { InvoicesSection } from '../invoices/InvoicesSection.tsx';
import type { InvoicesApi } from '../invoices/invoices-api.ts';
import { type AccountPageDeps, createAccountPage, isThere } from '../page/account-page.ts';
import { Section } from '../sections/Section.tsx';
import '../page/account.css';
import './subscribed.css';

interface SubscribedPageProps {
  readonly site: Site;
  readonly token: string;
  readonly toasts: Toasts;
  readonly invoices: InvoicesApi;
  readonly news: StatusNews;
  readonly deps: Omit<AccountPageDeps, 'toasts'>;
  readonly onLogOut: () => void;
}

interface BoughtProps {
  readonly account: OwnAccount;
  readonly subscription: Subscription;
}

const Bought = ({ account, subscription }: BoughtProps) => (
  <Section id="abo" title={texts.facts} text={texts.factsText}>
    <dl className="account-facts">
      <dt>{texts.plan}</dt>
      <dd>{texts.planName(subscription.amount)}</dd>
      {subscription.company_name !== null && (
        <>
          <dt>{texts.company}</dt>
          <dd>{subscription.company_name}</dd>
        </>
      )}
      <dt>{texts.term}</dt>
      <dd>{texts.fromTo(subscription.started_at, subscription.expires_at)}</dd>
      <dt>{texts.sentTo}</dt>
      <dd className="account-email">{shownEmail(account.email)}</dd>
    </dl>
  </Section>
);

const Next = () => (
  <Section id="weiter" title={texts.next} text={texts.nextText}>
    <ul className="subscribed-steps">
      {texts.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
    <p className="subscribed-ways">
      <AppLink className="button button-dawn button-large" href={PATHS.dashboard}>
        {texts.toDashboard}
      </AppLink>
      <AppLink href={`${PATHS.account}#abo`}>{texts.toAccount}</AppLink>
    </p>
  </Section>
);

/** Where somebody is after paying: what was bought, for how long, the invoice, where it was sent, and what is next. */
export const SubscribedPage = ({ site, token, toasts, invoices, news, deps, onLogOut }: SubscribedPageProps) => {
  const [page] = useState(() => createAccountPage({ ...deps, toasts }));
  const [beside] = useState(() => newsElsewhere(news, { ownId: () => page.state().account?.id }));
  const state = useLivePage(page, token, beside);
  const { account, failed, subscription } = state;
  const runs = subscription?.status === 'active';
  return (
    <>
      <a className="skip-link" href="#inhalt">
        {siteTexts.skip}
      </a>
      <CustomerHeader brand={site.brand} user={account} onSubscribe={null} onLogOut={onLogOut} />
      <main id="inhalt" className="account subscribed wrap" tabIndex={-1}>
        {!isThere(state) && !failed && (
          <Skeleton lines={['short', 'long', 'middle', 'long']} label={siteTexts.dashboardLoading} />
        )}
        {failed && account === null && (
          <div className="account-failed">
            <p>{accountPageTexts.failed}</p>
            <Button onClick={() => void page.refresh()}>{accountPageTexts.reload}</Button>
          </div>
        )}
        {account !== null && isThere(state) && (
          <>
            <h1>{runs ? texts.title : texts.noneTitle}</h1>
            <p className="subscribed-lead">{runs ? texts.text : texts.none}</p>
            {runs && <Bought account={account} subscription={subscription} />}
            {runs && (
              <InvoicesSection
                api={invoices}
                changes={state.invoiceChanges}
                withStanding={false}
                withXRechnung={site.operator.phone !== null}
                toasts={toasts}
                onSessionOver={page.sessionOver}
              />
            )}
            <Next />
          </>
        )}
      </main>
      <Footer site={site} />
    </>
  );
};
