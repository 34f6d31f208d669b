import { RATING_MAX, RATING_MIN } from '@sternklar/contracts/constants';

const DRAWN = /^([★⭐🌟]\uFE0F?)+[☆✩]*$/u;
const FULL = /[★⭐🌟]/gu;
/** '1', '1,0', '1/5', '1 von 5', '1 Stern', '1,0 von 5 Sternen', '1 out of 5 stars'. */
const COUNTED = /^(\d+)(?:[.,]0+)?(?:\s*(?:\/|von|of|out of)\s*5(?:[.,]0+)?)?(?:\s*(?:stern(?:e|en)?|stars?))?$/i;

const inRange = (stars: number): number | null => (stars >= RATING_MIN && stars <= RATING_MAX ? stars : null);

/** How many stars somebody wrote or drew; null when it is none of one to five whole ones. */
export const starsIn = (written: string): number | null => {
  const text = written.trim();
  if (DRAWN.test(text)) return inRange(text.match(FULL)?.length ?? 0);
  const counted = COUNTED.exec(text);
  return counted === null ? null : inRange(Number(counted[1]));
};
