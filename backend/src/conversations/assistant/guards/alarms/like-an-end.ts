import { mattersLike } from './learned/learned-matters.ts';
import { sentencesIn } from './phrase.ts';

/** How like an end the likest sentence of a message is, or the whole of it, 0 to 1. Pure. */
export const likeEndIn = (message: string): number => {
  const told = sentencesIn(message).map(({ words }) => words.join(' '));
  const shares = [...told, told.join(' ')].map(
    (text) => mattersLike(text).find(({ intent }) => intent === 'termination-declared')?.share ?? 0,
  );
  return Math.max(0, ...shares);
};
