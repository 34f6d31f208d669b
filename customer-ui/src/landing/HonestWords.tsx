import { landingTexts as texts } from '../texts/landing.ts';
import { CheckIcon, CrossIcon } from '../ui/icons.tsx';
import './sections.css';

/** What the provider does, what it may not do, and the platform's public counter. */
export const HonestWords = () => (
  <section className="honest wrap" aria-labelledby="klar-titel">
    <h2 id="klar-titel">{texts.honestTitle}</h2>
    <div className="honest-columns">
      <div className="honest-does">
        <h3>{texts.doTitle}</h3>
        <ul>
          {texts.does.map((line) => (
            <li key={line}>
              <CheckIcon />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div className="honest-does-not">
        <h3>{texts.doNotTitle}</h3>
        <ul>
          {texts.doesNot.map((line) => (
            <li key={line}>
              <CrossIcon />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
    <p className="honest-counter">
      <strong>{texts.counterTitle}.</strong> {texts.counter}
    </p>
  </section>
);
