import { lazy, Suspense, useEffect, useState } from 'react';
import type { AuthMode } from '../accounts/credentials/auth-help.ts';
import { Footer } from '../frame/Footer.tsx';
import { NotStarted } from '../frame/WithoutApp.tsx';
import type { PublicServices } from '../public-composition.ts';
import { PATHS } from '../routing/screen.ts';
import { landingTexts as texts } from '../texts/landing.ts';
import { siteTexts } from '../texts/site.ts';
import { Extras } from './Extras.tsx';
import { Hero, LandingHeader } from './Hero.tsx';
import { ProductView } from './ProductView.tsx';
import { Closing, Features, HonestWords, HowItWorks, Pricing, Questions } from './Sections.tsx';
import { StartBar } from './StartBar.tsx';
import { useVisitorChat } from './use-visitor-chat.ts';
import { Moments, Opening } from './WayIn.tsx';
import { WhoWeAre } from './WhoWeAre.tsx';

const loadDialogs = async () => ({ default: (await import('./SignIn.tsx')).SignIn });
const SignIn = lazy(loadDialogs);

/** The public page, with the dialogs that lead into the product. */
export const LandingPage = ({ shared }: { readonly shared: PublicServices }) => {
  const { site, wayOn } = shared;
  const [goal, setGoal] = useState<string | null>(null);
  const [dialog, setDialog] = useState<AuthMode | null>(null);
  const chat = useVisitorChat(texts.chatQuestions);
  const start = () => setDialog('register');
  // The app starts when a visitor wants more than reading: the dialogs are what that may be.
  useEffect(() => void loadDialogs(), []);
  useEffect(() => {
    const kept = wayOn.goal();
    if (kept === null) return;
    setGoal(kept);
    setDialog('login');
  }, [wayOn]);
  const close = () => {
    wayOn.forget();
    setGoal(null);
    setDialog(null);
  };
  return (
    <>
      <a className="skip-link" href="#inhalt">
        {siteTexts.skip}
      </a>
      <NotStarted href={PATHS.landing} />
      <LandingHeader brand={site.brand} onStart={start} onLogin={() => setDialog('login')} />
      <main id="inhalt" tabIndex={-1}>
        <Hero brand={site.brand} onStart={start} />
        <div className="below-hero">
          <Features />
          <ProductView />
          <HowItWorks />
          <Extras withXRechnung={site.operator.phone !== null} />
          <HonestWords />
          <Pricing onStart={start} />
          <Questions chat={chat} />
          <WhoWeAre operator={site.operator} />
          <StartBar onStart={start} />
        </div>
      </main>
      <Footer site={site}>
        <Closing onStart={start} />
      </Footer>
      <sternklar-chat ref={chat.hostRef} />
      <Moments />
      {dialog !== null && (
        <Suspense fallback={<Opening />}>
          <SignIn shared={shared} start={dialog} goal={goal} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
