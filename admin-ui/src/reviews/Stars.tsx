import { RATING_MAX } from '@sternklar/contracts/constants';

/** One five-pointed star in a box as wide as high, in relative steps, so that a row of stars is one path. */
const STAR = 'l2.32 5.5 5.95.51-4.52 3.91 1.36 5.82-5.11-3.09-5.11 3.09 1.36-5.82-4.52-3.91 5.95-.51z';
const WIDTH = 20;

const row = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => `M${(from + index + 0.5) * WIDTH} 1.9${STAR}`).join('');

/** A rating of 1 to 5 as stars, full ones gold and the others hollow, read out as a sentence. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <svg
    viewBox={`0 0 ${RATING_MAX * WIDTH} ${WIDTH}`}
    width={92}
    height={18.4}
    role="img"
    aria-label={`${rating} von ${RATING_MAX} Sternen`}
    strokeWidth={1.3}
    strokeLinejoin="round"
    style={{ flex: 'none' }}
  >
    <path d={row(0, rating)} fill="var(--star-500)" stroke="var(--star-600)" />
    <path d={row(rating, RATING_MAX)} fill="none" stroke="var(--line-field)" />
  </svg>
);
