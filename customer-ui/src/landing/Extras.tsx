import { landingTexts as texts } from '../texts/landing.ts';
import { Mark } from '../ui/Mark.tsx';
import './extras.css';

/** What comes with the plan besides, which nobody would look for on a page like this; XRechnung only where customers get it. */
export const Extras = ({ withXRechnung }: { readonly withXRechnung: boolean }) => (
  <section className="extras wrap" aria-labelledby="extras-titel">
    <h2 id="extras-titel">{texts.extrasTitle}</h2>
    <ul>
      {texts.extras(withXRechnung).map(({ title, text }) => (
        <li key={title}>
          <h3>
            <Mark />
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
