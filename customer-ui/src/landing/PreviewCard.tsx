import { RATING_MIN } from '@sternklar/contracts/constants';
import { landingTexts as texts } from '../texts/landing.ts';
import { Mark } from '../ui/Mark.tsx';
import { Stars } from '../ui/Stars.tsx';

/** How a request looks on the way; an example and labelled as one. */
export const PreviewCard = () => (
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
