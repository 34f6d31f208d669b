import { RATING_MAX, RATING_MIN } from '@sternklar/contracts/constants';
import { findingTexts as texts } from '../../texts/finding.ts';
import { STAR_WIDTH, starsPath } from '../../ui/stars.ts';
import { toggledStars } from './finding.ts';

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => RATING_MIN + index);

interface StarsFilterProps {
  readonly value: readonly number[];
  readonly onChange: (stars: readonly number[]) => void;
}

/** One rating or several; none chosen means all. */
export const StarsFilter = ({ value, onChange }: StarsFilterProps) => (
  <fieldset className="find-choice">
    <legend>{texts.stars}</legend>
    <div className="stars-filter">
      {RATINGS.map((rating) => (
        <label key={rating}>
          <input
            type="checkbox"
            checked={value.includes(rating)}
            aria-label={texts.rating(rating)}
            onChange={() => onChange(toggledStars(value, rating))}
          />
          <span aria-hidden="true">{rating}</span>
          <svg viewBox={`0 0 ${STAR_WIDTH} ${STAR_WIDTH}`} aria-hidden="true" focusable="false">
            <path d={starsPath(0, 1)} />
          </svg>
        </label>
      ))}
    </div>
  </fieldset>
);
