/** One five-pointed star in a 20 × 20 box, drawn in relative steps so that a row of them is one path. */
const STAR = 'l2.32 5.5 5.95.51-4.52 3.91 1.36 5.82-5.11-3.09-5.11 3.09 1.36-5.82-4.52-3.91 5.95-.51z';

/** Width of one star with the space after it. */
export const STAR_WIDTH = 20;

/** Path of the stars number `from` up to but not including `to`, side by side, counted from 0. */
export const starsPath = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => `M${(from + index) * STAR_WIDTH + 10} 1.9${STAR}`).join(
    '',
  );

export const ratingInWords = (rating: number, most: number): string => `${rating} von ${most} Sternen`;
