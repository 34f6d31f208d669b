import { landingTexts as texts } from '../texts/landing.ts';
import { Mark } from '../ui/Mark.tsx';
import './extras.css';

/** What comes with the plan besides, which nobody would look for on a page like this. */
export const Extras = () => (
  <section className="extras wrap" aria-labelledby="extras-titel">
    <h2 id="extras-titel">{texts.extrasTitle}</h2>
    <ul>
      {texts.extras.map(({ title, text }) => (
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
