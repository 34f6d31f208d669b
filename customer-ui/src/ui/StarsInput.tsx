import { RATING_MAX, RATING_MIN } from '@sternklar/contracts/constants';
import { useState } from 'react';
import { ratingInWords, STAR_WIDTH, starsPath } from './stars.ts';
import './stars.css';

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => RATING_MIN + index);

interface StarsInputProps {
  readonly name: string;
  readonly legend: string;
  readonly initial?: number;
}

/** Chooses a rating: five radio buttons that look like stars and start at one. */
export const StarsInput = ({ name, legend, initial = RATING_MIN }: StarsInputProps) => {
  const [rating, setRating] = useState(initial);
  return (
    <fieldset className="stars-input">
      <legend className="field-label">{legend}</legend>
      <div className="stars-input-row">
        {RATINGS.map((value) => (
          <label key={value} className={value <= rating ? 'is-on' : ''}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === rating}
              onChange={() => setRating(value)}
            />
            <span className="visually-hidden">{ratingInWords(value, RATING_MAX)}</span>
            <svg viewBox={`0 0 ${STAR_WIDTH} ${STAR_WIDTH}`} aria-hidden="true" focusable="false">
              <path d={starsPath(0, 1)} />
            </svg>
          </label>
        ))}
        <span className="stars-input-words" aria-hidden="true">
          {ratingInWords(rating, RATING_MAX)}
        </span>
      </div>
    </fieldset>
  );
};
