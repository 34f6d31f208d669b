import { RATING_MIN } from '@sternklar/contracts/constants';
import { WithoutScript } from '../site/WithoutApp.tsx';
import { landingTexts as texts } from '../texts/landing.ts';
import { Button } from '../ui/Button.tsx';
import { BrandLink, Mark } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import { Stars } from '../ui/Stars.tsx';
import { Hills, Wagon } from './NightSky.tsx';
import './hero.css';

/** How a request looks on the way; an example and labelled as one. */
const PreviewCard = () => (
  <figure className="preview" aria-label={texts.previewLabel}>
    <figcaption className="preview-note">{texts.previewNote}</figcaption>
    <div className="preview-review">
      <div className="preview-who">
        <span>{texts.previewName}</span>
        <Stars rating={RATING_MIN} />
      </div>
      <p>
        <q>{texts.previewText}</q>
      </p>
    </div>
    <ol className="preview-steps">
      {texts.previewSteps.map(({ title, note, time }) => (
        <li key={title}>
          <Mark />
          <span>
            <b>{title}</b>
            <small>{note}</small>
          </span>
          <time>{time}</time>
        </li>
      ))}
    </ol>
  </figure>
);

interface HeroProps {
  readonly brand: string;
  readonly onStart: () => void;
}

/** Name and ways in, lying over the hero's sky. */
export const LandingHeader = ({ brand, onStart, onLogin }: HeroProps & { readonly onLogin: () => void }) => (
  <header className="landing-head wrap">
    <BrandLink name={brand} href="/" />
    <nav aria-label={texts.navigation}>
      <a href="#ablauf">{texts.navHow}</a>
      <a href="#preis">{texts.navPrice}</a>
      <a href="#fragen">{texts.navQuestions}</a>
    </nav>
    <Button look="quiet" onClick={onLogin}>
      {texts.login}
    </Button>
    <Button look="star" className="landing-head-start" onClick={onStart}>
      {texts.start}
    </Button>
  </header>
);

/** What a visitor sees first: name, what it does, one action, and how it looks at work. */
export const Hero = ({ brand, onStart }: HeroProps) => (
  <div className="hero night">
    <StarField />
    <div className="hero-body wrap">
      <Wagon />
      <div className="hero-words">
        <p className="eyebrow">
          <strong>{brand}</strong>
          <span>{texts.companiesOnly}</span>
        </p>
        <h1>{texts.tagline}</h1>
        <p className="lead">{texts.description}</p>
        <div className="hero-actions">
          <Button look="star" large onClick={onStart}>
            {texts.start}
          </Button>
          <a className="button button-night button-large" href="#ablauf">
            {texts.how}
          </a>
        </div>
        <WithoutScript says="landingWithoutScript" className="hero-no-script" />
        <p className="hero-fine">{texts.fine}</p>
      </div>
      <PreviewCard />
    </div>
    <Hills />
  </div>
);
