import { landingTexts as texts } from '../texts/landing.ts';
import { CheckIcon, ChevronIcon, CrossIcon } from '../ui/icons.tsx';
import { Mark } from '../ui/Mark.tsx';
import { AskAssistant } from './AskAssistant.tsx';
import { featureIcons } from './feature-icons.tsx';
import type { VisitorChat } from './use-visitor-chat.ts';
import { WayIn } from './WayIn.tsx';
import './sections.css';

export const Features = () => (
  <section className="features wrap" aria-labelledby="leistungen-titel">
    <h2 id="leistungen-titel">{texts.featuresTitle}</h2>
    <ul>
      {texts.features.map(({ icon, title, text }) => {
        const Picture = featureIcons[icon];
        return (
          <li key={title}>
            <Picture />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);

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

export const Pricing = ({ onStart }: { readonly onStart: () => void }) => (
  <section className="pricing" id="preis" aria-labelledby="preis-titel">
    <div className="wrap">
      <div>
        <h2 id="preis-titel">{texts.priceTitle}</h2>
        <p className="sub">{texts.priceSub}</p>
      </div>
      <div className="plan">
        <h3>{texts.planName}</h3>
        <p className="plan-amount">
          {texts.amount} <span>{texts.amountUnit}</span>
        </p>
        <p className="plan-term">
          {texts.amountNet} · {texts.planTerm}
        </p>
        <ul>
          {texts.benefits.map((benefit) => (
            <li key={benefit}>
              <CheckIcon />
              {benefit}
            </li>
          ))}
        </ul>
        <WayIn to="register" look="dawn" large onClick={onStart}>
          {texts.start}
        </WayIn>
        <p className="plan-small">{texts.renewal}</p>
      </div>
    </div>
  </section>
);

export const Questions = ({ chat }: { readonly chat: VisitorChat }) => (
  <section className="questions wrap" id="fragen" aria-labelledby="fragen-titel">
    <h2 id="fragen-titel">{texts.questionsTitle}</h2>
    <div className="questions-list">
      {texts.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <ChevronIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
    <AskAssistant chat={chat} />
  </section>
);

/** The way in once more, at the end of the page. */
export const Closing = ({ onStart }: { readonly onStart: () => void }) => (
  <div className="closing">
    <h2>{texts.closingTitle}</h2>
    <p>{texts.closingText}</p>
    <WayIn to="register" look="star" large onClick={onStart}>
      {texts.start}
    </WayIn>
  </div>
);
