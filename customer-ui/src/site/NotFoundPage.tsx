import { PATHS } from '../routing/screen.ts';
import { siteTexts as texts } from '../texts/site.ts';
import { NightPage } from './NightPage.tsx';

/** An address that leads nowhere. */
export const NotFoundPage = ({ brand }: { readonly brand: string }) => (
  <NightPage brand={brand} title={texts.notFound} text={texts.notFoundText}>
    <a className="button button-star button-large" href={PATHS.landing}>
      {texts.toStart}
    </a>
  </NightPage>
);
