/** The customer app's server build: the pages that are the same for everybody, as HTML. */
import { CUSTOMER_PATHS, type CustomerAppOnServer, type RenderedPage } from '@sternklar/contracts/pages';
import { isLegalPageName, type LegalPageName, type Site } from '@sternklar/contracts/site';
import { renderToString } from 'react-dom/server';
import { Root } from './App.tsx';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton.tsx';
import { LandingPage } from './landing/LandingPage.tsx';
import { LegalPage } from './legal/LegalPage.tsx';
import { legalDocument } from './legal/legal-documents.ts';
import { createPublicServices, noBrowser } from './public-composition.ts';
import { PATHS } from './routing/screen.ts';
import { onlyOnServer } from './texts/only-on-server.ts';
import { siteTexts } from './texts/site.ts';

const APP = 'src/start-app.tsx';
const SIGNED_IN = 'src/SignedIn.tsx';
const ACCOUNT = 'src/AccountScreen.tsx';
const SUBSCRIBED = 'src/SubscribedScreen.tsx';
const REVIEW = 'src/ReviewScreen.tsx';
const LANDING = 'src/landing/LandingPage.tsx';
const LEGAL_PAGE = 'src/legal/LegalPage.tsx';
const LEGAL_SCRIPT = 'src/legal/enliven.ts';

const landing = (site: Site): RenderedPage => ({
  title: siteTexts.landingTitle(site.brand),
  description: onlyOnServer.landingDescription,
  html: renderToString(
    <Root services={createPublicServices(site, noBrowser())} path={PATHS.landing} landing={LandingPage} />,
  ),
  styles: [APP, LANDING],
  // The app itself starts when somebody wants more than reading.
  scripts: [],
});

/** Only its shape: the server does not know who will look at it. */
const dashboardShell = ({ brand }: Site): RenderedPage => ({
  title: siteTexts.dashboardTitle(brand),
  description: null,
  html: renderToString(<DashboardSkeleton brand={brand} heading={siteTexts.dashboardHeading} />),
  styles: [APP, SIGNED_IN],
  scripts: [APP, SIGNED_IN],
});

const accountShell = ({ brand }: Site): RenderedPage => ({
  title: siteTexts.accountTitle(brand),
  description: null,
  html: renderToString(<DashboardSkeleton brand={brand} heading={siteTexts.accountHeading} />),
  styles: [APP, ACCOUNT],
  scripts: [APP, ACCOUNT],
});

const subscribedShell = ({ brand }: Site): RenderedPage => ({
  title: siteTexts.subscribedTitle(brand),
  description: null,
  html: renderToString(<DashboardSkeleton brand={brand} heading={siteTexts.subscribedHeading} />),
  styles: [APP, SUBSCRIBED],
  scripts: [APP, SUBSCRIBED],
});

const reviewShell = ({ brand }: Site): RenderedPage => ({
  title: siteTexts.reviewTitle(brand),
  description: null,
  html: renderToString(<DashboardSkeleton brand={brand} heading={siteTexts.reviewHeading} />),
  styles: [APP, REVIEW],
  scripts: [APP, REVIEW],
});

/** Rendered alone, without the app around it: such a page is not hydrated. */
const legalPage = (name: LegalPageName, site: Site): RenderedPage => {
  const { title, description } = legalDocument(name, site);
  return {
    title: `${title} – ${site.brand}`,
    description,
    html: renderToString(<LegalPage name={name} site={site} />),
    styles: [LEGAL_PAGE],
    scripts: [LEGAL_SCRIPT],
  };
};

export const renderPage: CustomerAppOnServer['renderPage'] = async (path, site) => {
  if (path === PATHS.landing) return landing(site);
  if (path === PATHS.account) return accountShell(site);
  if (path === PATHS.subscribed) return subscribedShell(site);
  if (path === PATHS.reviews) return reviewShell(site);
  if (CUSTOMER_PATHS.includes(path)) return dashboardShell(site);
  const name = path.slice(1);
  if (isLegalPageName(name)) return legalPage(name, site);
  throw new Error(`There is no page at ${path}.`);
};
