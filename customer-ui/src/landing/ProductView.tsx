import { landingTexts as texts } from '../texts/landing.ts';
import deskDark from './pictures/dashboard-desk-dark.webp';
import deskLight from './pictures/dashboard-desk-light.webp';
import phoneDark from './pictures/dashboard-phone-dark.webp';
import phoneLight from './pictures/dashboard-phone-light.webp';
import './product-view.css';

const NARROW = '(max-width: 700px)';
const DARK = '(prefers-color-scheme: dark)';

/** The product itself: pictures that a browser test takes of the dashboard, in the visitor's own scheme. */
export const ProductView = () => (
  <section className="view wrap" aria-labelledby="ansicht-titel">
    <h2 id="ansicht-titel">{texts.viewTitle}</h2>
    <p className="sub">{texts.viewSub}</p>
    <picture>
      <source media={`${NARROW} and ${DARK}`} srcSet={phoneDark} width="390" height="640" />
      <source media={NARROW} srcSet={phoneLight} width="390" height="640" />
      <source media={DARK} srcSet={deskDark} width="1120" height="700" />
      <img src={deskLight} width="1120" height="700" alt={texts.viewAlt} loading="lazy" decoding="async" />
    </picture>
  </section>
);
