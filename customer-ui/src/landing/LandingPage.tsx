import { lazy, Suspense, useEffect, useState } from 'react';
import type { AccountApi } from '../accounts/account-api.ts';
import type { AuthMode } from '../accounts/auth-help.ts';
import type { Session } from '../session/session.ts';
import { Footer } from '../site/Footer.tsx';
import type { Site } from '../site/site.ts';
import { siteTexts } from '../texts/site.ts';
import type { Toasts } from '../ui/toasts.ts';
import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Hero, LandingHeader } from './Hero.tsx';
import { HonestWords } from './HonestWords.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Pricing } from './Pricing.tsx';
import { Questions } from './Questions.tsx';

const loadDialogs = async () => ({ default: (await import('../accounts/AccountDialogs.tsx')).AccountDialogs });
const AccountDialogs = lazy(loadDialogs);

/** The dialogs are not part of the first load; the first sign of a visitor fetches them, well before a button is pressed. */
const useDialogsInTime = () => {
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
    const seen = new AbortController();
    const load = () => {
      seen.abort();
      void loadDialogs();
    };
    for (const sign of signs) window.addEventListener(sign, load, { signal: seen.signal, passive: true });
    return () => seen.abort();
  }, []);
};

interface LandingPageProps {
  readonly site: Site;
  readonly accounts: AccountApi;
  readonly session: Session;
  readonly toasts: Toasts;
}

/** The public page, with the dialogs that lead into the product. */
export const LandingPage = ({ site, accounts, session, toasts }: LandingPageProps) => {
  const [dialog, setDialog] = useState<AuthMode | null>(null);
  const start = () => setDialog('register');
  useDialogsInTime();
  return (
    <>
      <a className="skip-link" href="#inhalt">
        {siteTexts.skip}
      </a>
      <LandingHeader brand={site.brand} onStart={start} onLogin={() => setDialog('login')} />
      <main id="inhalt" tabIndex={-1}>
        <Hero brand={site.brand} onStart={start} />
        <Features />
        <HowItWorks />
        <HonestWords />
        <Pricing onStart={start} />
        <Questions />
      </main>
      <Footer site={site}>
        <Closing onStart={start} />
      </Footer>
      {dialog !== null && (
        <Suspense>
          <AccountDialogs
            start={dialog}
            accounts={accounts}
            session={session}
            toasts={toasts}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
};
