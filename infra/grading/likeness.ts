import { plainWords } from '../../backend/src/conversations/assistant/reading/german-words.ts';

/** The parts of three letters of a text, in plain letters. */
export const trigramsOf = (text: string): ReadonlySet<string> => {
  const letters = ` ${plainWords(text).join(' ')} `;
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, start) => letters.slice(start, start + 3)),
  );
};

/** How much two texts have in common, 0 to 1 (Jaccard). */
export const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0;
  let both = 0;
  for (const part of one) if (other.has(part)) both += 1;
  return both / (one.size + other.size - both);
};
