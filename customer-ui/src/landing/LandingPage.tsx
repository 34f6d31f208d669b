import { lazy, Suspense, useEffect, useState } from 'react';
import type { AuthMode } from '../accounts/auth-help.ts';
import type { PublicServices } from '../public-composition.ts';
import { Footer } from '../site/Footer.tsx';
import { siteTexts } from '../texts/site.ts';
import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Hero, LandingHeader } from './Hero.tsx';
import { HonestWords } from './HonestWords.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Pricing } from './Pricing.tsx';
import { Questions } from './Questions.tsx';

const loadDialogs = async () => ({ default: (await import('./LandingDialogs.tsx')).LandingDialogs });
const LandingDialogs = lazy(loadDialogs);

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

/** The public page, with the dialogs that lead into the product. */
export const LandingPage = ({ shared }: { readonly shared: PublicServices }) => {
  const { site } = shared;
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
          <LandingDialogs shared={shared} start={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
};
