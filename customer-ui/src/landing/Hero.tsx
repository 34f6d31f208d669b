import { MARK_PATH } from '@sternklar/contracts/brand/mark';
import { RATING_MIN } from '@sternklar/contracts/constants';
import { WithoutScript } from '../frame/WithoutApp.tsx';
import { landingTexts as texts } from '../texts/landing.ts';
import { BrandLink, Mark } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import { Stars } from '../ui/Stars.tsx';
import { HILLS, WAGON } from './sky-drawings.ts';
import { WayIn } from './WayIn.tsx';
import './hero.css';

const POLARIS_SIZE = 34;

/** The Great Wagon pointing to the pole star, which is the product's mark; decoration. */
const Wagon = () => (
  <svg className="wagon" viewBox={WAGON.viewBox} aria-hidden="true" focusable="false">
    <path className="wagon-pointer" d={WAGON.pointer} />
    <path className="wagon-lines" d={WAGON.lines} />
    {WAGON.stars.map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="2.6" />
    ))}
    <g transform={`translate(${WAGON.polaris.x - POLARIS_SIZE / 2} ${WAGON.polaris.y - POLARIS_SIZE / 2})`}>
      <path className="wagon-polaris" transform={`scale(${POLARIS_SIZE / 32})`} d={MARK_PATH} />
    </g>
  </svg>
);

/** Hills between the night and the page below, the nearest in the page's own colour. */
const Hills = () => (
  <svg className="hills" viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path className="hills-far" d={HILLS.far} />
    <path className="hills-middle" d={HILLS.middle} />
    <path className="hills-near" d={HILLS.near} />
  </svg>
);

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
    <WayIn to="login" look="quiet" onClick={onLogin}>
      {texts.login}
    </WayIn>
    <WayIn to="register" look="star" className="landing-head-start" onClick={onStart}>
      {texts.start}
    </WayIn>
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
          <WayIn to="register" look="star" large onClick={onStart}>
            {texts.start}
          </WayIn>
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
