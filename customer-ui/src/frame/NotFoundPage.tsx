import { PATHS } from '../routing/screen.ts';
import type { Site } from '../site.ts';
import { siteTexts as texts } from '../texts/site.ts';
import { Footer } from './Footer.tsx';
import { NightPage } from './NightPage.tsx';

/** An address that leads nowhere. */
export const NotFoundPage = ({ site }: { readonly site: Site }) => (
  <>
    <NightPage brand={site.brand} title={texts.notFound} text={texts.notFoundText}>
      <a className="button button-star button-large" href={PATHS.landing}>
        {texts.toStart}
      </a>
    </NightPage>
    <Footer site={site} />
  </>
);
