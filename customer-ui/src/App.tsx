import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Services } from './composition.ts';
import { LandingPage } from './landing/LandingPage.tsx';
import type { Screen } from './routing/screen.ts';
import { useScreen } from './routing/use-screen.ts';
import { NotFoundPage } from './site/NotFoundPage.tsx';
import { siteTexts } from './texts/site.ts';
import { ToastOutlet } from './ui/ToastOutlet.tsx';
import { ToastProvider } from './ui/toast-layers.tsx';

/** Visitors do not load what only customers need. */
const DashboardPage = lazy(async () => ({ default: (await import('./dashboard/DashboardPage.tsx')).DashboardPage }));

const titleOf: Readonly<Record<Screen, (brand: string) => string>> = {
  landing: siteTexts.landingTitle,
  dashboard: siteTexts.dashboardTitle,
  'not-found': siteTexts.notFoundTitle,
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Another screen has taken the place of the last one: name it, and let keyboard and screen reader begin at its start. */
const useScreenChange = (screen: Screen, brand: string) => {
  const last = useRef(screen);
  useEffect(() => {
    document.title = titleOf[screen](brand);
    if (last.current === screen) return;
    last.current = screen;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [screen, brand]);
};

export const App = ({ services }: { readonly services: Services }) => {
  const { site, session, accounts, toasts, businesses, reviews, signOut } = services;
  const { screen, token } = useScreen(session);
  useScreenChange(screen, site.brand);
  return (
    <ToastProvider toasts={toasts}>
      <ToastOutlet />
      {screen === 'not-found' && <NotFoundPage brand={site.brand} />}
      {screen === 'landing' && <LandingPage site={site} accounts={accounts} session={session} toasts={toasts} />}
      {screen === 'dashboard' && token !== null && (
        <Suspense>
          <DashboardPage
            key={token}
            site={site}
            token={token}
            accounts={accounts}
            toasts={toasts}
            deps={{ businesses, reviews, pause, leave: signOut }}
          />
        </Suspense>
      )}
    </ToastProvider>
  );
};
