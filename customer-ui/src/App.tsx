import { isLegalPageName } from '@sternklar/contracts/site';
import { lazy, type RefObject, StrictMode, Suspense, useEffect, useRef } from 'react';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton.tsx';
import { ErrorBoundary } from './frame/NightPage.tsx';
import { UpdateNote } from './frame/UpdateNote.tsx';
import type { LandingPage } from './landing/LandingPage.tsx';
import type { PublicServices } from './public-composition.ts';
import { reviewIdIn, type Screen } from './routing/screen.ts';
import { useScreen } from './routing/use-screen.ts';
import { siteTexts } from './texts/site.ts';
import { ToastOutlet, ToastProvider } from './ui/ToastOutlet.tsx';

/** Customers do not load what only visitors see, until they leave. */
const landingPage = () => import('./landing/LandingPage.tsx');
const LaterLanding = lazy(async () => ({ default: (await landingPage()).LandingPage }));

/** Visitors do not load what only customers need. */
const AccountScreen = lazy(async () => ({
  default: (await import('./AccountScreen.tsx')).AccountScreen,
}));
const SubscribedScreen = lazy(async () => ({
  default: (await import('./SubscribedScreen.tsx')).SubscribedScreen,
}));
const ReviewScreen = lazy(async () => ({ default: (await import('./ReviewScreen.tsx')).ReviewScreen }));
const SignedIn = lazy(async () => ({ default: (await import('./SignedIn.tsx')).SignedIn }));

/** The server answers for these by itself; the app does while developing, and without the server's build. */
const NotFoundPage = lazy(async () => ({ default: (await import('./frame/NotFoundPage.tsx')).NotFoundPage }));
const LegalPage = lazy(async () => ({ default: (await import('./legal/LegalPage.tsx')).LegalPage }));

/** A legal page names itself. */
const titleOf: Readonly<Partial<Record<Screen, (brand: string) => string>>> = {
  landing: siteTexts.landingTitle,
  dashboard: siteTexts.dashboardTitle,
  account: siteTexts.accountTitle,
  subscribed: siteTexts.subscribedTitle,
  review: siteTexts.reviewTitle,
  'not-found': siteTexts.notFoundTitle,
};

/**
 * Another screen has taken the place of the last one: name it, and let keyboard and screen reader begin at its start.
 * Answers whether that has happened yet.
 */
const useScreenChange = (screen: Screen, brand: string): RefObject<boolean> => {
  const last = useRef(screen);
  const changed = useRef(false);
  useEffect(() => {
    const title = titleOf[screen]?.(brand);
    if (title !== undefined) document.title = title;
    if (last.current === screen) return;
    last.current = screen;
    changed.current = true;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [screen, brand]);
  return changed;
};

/**
 * Stands in a screen whose code comes by itself: once it is there, keyboard and screen reader begin at its start, if
 * another screen was shown before and they are nowhere else already.
 */
const ScreenStart = ({ changed }: { readonly changed: RefObject<boolean> }) => {
  useEffect(() => {
    if (!changed.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [changed]);
  return null;
};

interface AppProps {
  readonly services: PublicServices;
  /** The path that is rendered first; afterwards the address bar counts. */
  readonly path: string;
  /** The landing page where it is what is rendered first: it must be there at once. */
  readonly landing: typeof LandingPage | null;
}

const LANDING_COMES_AFTER_MS = 1_500;

const App = ({ services, path, landing }: AppProps) => {
  const { site, session, wayOn, toasts, updates } = services;
  const { screen, token, path: shown } = useScreen(session, wayOn, path);
  const reviewId = reviewIdIn(shown);
  const changed = useScreenChange(screen, site.brand);
  const Landing = landing;
  // Whoever signs out without a line finds it there; it comes when nothing else is on its way.
  useEffect(() => {
    if (landing !== null || token === null) return undefined;
    const timer = setTimeout(() => void landingPage().catch(() => undefined), LANDING_COMES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [landing, token]);
  return (
    <ToastProvider toasts={toasts}>
      <ToastOutlet />
      <Suspense>
        {screen === 'not-found' && <NotFoundPage site={site} />}
        {isLegalPageName(screen) && <LegalPage name={screen} site={site} />}
        {screen === 'landing' && Landing === null && <LaterLanding shared={services} />}
      </Suspense>
      {screen === 'landing' && Landing !== null && <Landing shared={services} />}
      {screen === 'dashboard' && token !== null && (
        <Suspense fallback={<DashboardSkeleton brand={site.brand} heading={siteTexts.dashboardHeading} />}>
          <SignedIn shared={services} token={token} />
          <ScreenStart changed={changed} />
        </Suspense>
      )}
      {screen === 'account' && token !== null && (
        <Suspense fallback={<DashboardSkeleton brand={site.brand} heading={siteTexts.accountHeading} />}>
          <AccountScreen shared={services} token={token} />
          <ScreenStart changed={changed} />
        </Suspense>
      )}
      {screen === 'subscribed' && token !== null && (
        <Suspense fallback={<DashboardSkeleton brand={site.brand} heading={siteTexts.subscribedHeading} />}>
          <SubscribedScreen shared={services} token={token} />
          <ScreenStart changed={changed} />
        </Suspense>
      )}
      {screen === 'review' && token !== null && reviewId !== null && (
        <Suspense fallback={<DashboardSkeleton brand={site.brand} heading={siteTexts.reviewHeading} />}>
          <ReviewScreen shared={services} token={token} reviewId={reviewId} />
          <ScreenStart changed={changed} />
        </Suspense>
      )}
      <UpdateNote updates={updates} />
    </ToastProvider>
  );
};

interface RootProps extends AppProps {
  /** Called when everything stands and listens; never on the server. */
  readonly onReady?: (() => void) | undefined;
}

const Ready = ({ onReady }: Pick<RootProps, 'onReady'>) => {
  useEffect(() => onReady?.(), [onReady]);
  return null;
};

/** The whole app, the same on the server and in the browser. */
export const Root = ({ onReady, ...app }: RootProps) => (
  <StrictMode>
    <ErrorBoundary brand={app.services.site.brand}>
      <App {...app} />
      <Ready onReady={onReady} />
    </ErrorBoundary>
  </StrictMode>
);
