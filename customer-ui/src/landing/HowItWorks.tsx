import { landingTexts as texts } from '../texts/landing.ts';
import { Mark } from '../ui/Mark.tsx';
import './sections.css';

export const HowItWorks = () => (
  <section className="how" id="ablauf" aria-labelledby="ablauf-titel">
    <div className="wrap">
      <p className="kicker">{texts.how}</p>
      <h2 id="ablauf-titel">{texts.howTitle}</h2>
      <p className="sub">{texts.howSub}</p>
      <div className="how-path">
        <svg viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d="M0 44L100 14L200 36L300 10" />
        </svg>
      </div>
      <ol>
        {texts.steps.map(({ title, text }, index) => (
          <li key={title}>
            <Mark />
            <div>
              <h3>
                <span className="how-number">{index + 1}.</span> {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
