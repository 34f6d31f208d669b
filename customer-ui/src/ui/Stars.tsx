import { RATING_MAX } from '@sternklar/contracts/constants';
import { ratingInWords, STAR_WIDTH, starsPath } from './stars.ts';
import './stars.css';

/** A rating as stars: full ones gold, the others hollow, so that it reads without colour too. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <svg
    className="stars"
    viewBox={`0 0 ${RATING_MAX * STAR_WIDTH} ${STAR_WIDTH}`}
    role="img"
    aria-label={ratingInWords(rating, RATING_MAX)}
    data-rating={rating}
  >
    <path className="stars-full" d={starsPath(0, rating)} />
    <path className="stars-empty" d={starsPath(rating, RATING_MAX)} />
  </svg>
);
