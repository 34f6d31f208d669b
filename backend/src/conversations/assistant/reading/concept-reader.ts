import { plainWords } from './german-words.ts';
import { list } from './word-lists.ts';

/** Words by what they speak of: how they begin, in plain letters; one that ends in a full stop is meant whole. */
export type ConceptWords = Readonly<Record<string, readonly string[]>>;

const WHOLE = '.';
/** Words are found by so many of their first letters; known beginnings have at least as many. */
const INDEXED_BY = 2;

interface Known {
  readonly beginning: string;
  readonly isWhole: boolean;
  readonly concept: string;
}

/** Groups of words, each as one text. */
export const conceptWords = (groups: Readonly<Record<string, string>>): ConceptWords =>
  Object.fromEntries(Object.entries(groups).map(([concept, words]) => [concept, list(words)]));

/** Reads what the words of a text speak of, each once, by groups of words. */
export const conceptReader = (groups: ConceptWords): ((text: string) => readonly string[]) => {
  const byFirstLetters = new Map<string, Known[]>();
  for (const [concept, words] of Object.entries(groups)) {
    for (const word of words) {
      const isWhole = word.endsWith(WHOLE);
      for (const beginning of plainWords(isWhole ? word.slice(0, -WHOLE.length) : word)) {
        const key = beginning.slice(0, INDEXED_BY);
        byFirstLetters.set(key, [...(byFirstLetters.get(key) ?? []), { beginning, isWhole, concept }]);
      }
    }
  }
  return (text) => [
    ...new Set(
      plainWords(text).flatMap((word) =>
        (byFirstLetters.get(word.slice(0, INDEXED_BY)) ?? [])
          .filter(({ beginning, isWhole }) => (isWhole ? word === beginning : word.startsWith(beginning)))
          .map(({ concept }) => concept),
      ),
    ),
  ];
};
