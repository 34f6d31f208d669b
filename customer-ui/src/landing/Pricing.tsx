import { landingTexts as texts } from '../texts/landing.ts';
import { Button } from '../ui/Button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import './sections.css';

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
        <p className="plan-term">{texts.planTerm}</p>
        <ul>
          {texts.benefits.map((benefit) => (
            <li key={benefit}>
              <CheckIcon />
              {benefit}
            </li>
          ))}
        </ul>
        <Button look="dawn" large onClick={onStart}>
          {texts.start}
        </Button>
        <p className="plan-small">{texts.renewal}</p>
      </div>
    </div>
  </section>
);
