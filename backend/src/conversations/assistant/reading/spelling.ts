import { lettersApart } from './distance.ts';
import { MOST_WORDS_KEPT, remembered } from './remembered.ts';

/**
 * Gives a misspelt word back as the known word it was meant to be; a known or a quite different one as it is. `noun`:
 * it is written as one. Pure.
 */
export type Spelling = (word: string, noun: boolean) => string;

/** Shorter words are too close to each other to guess. */
const SHORTEST = 4;
const LONG = 9;
/** What a strange word may differ by: a letter, in a long word two. */
const mistakesIn = (word: string): number => (word.length >= LONG ? 2 : 1);
/** First letters that are mistaken for each other; people mistake the others seldom. */
const ALIKE = ['fvw', 'ckgq', 'sz', 'dt', 'bp', 'aeiouyj', 'mn'];
const beginningOf = (word: string): string =>
  ALIKE.find((letters) => letters.includes(word[0] ?? ' ')) ?? word[0] ?? '';

/** Words that are looked at together: as long, and with the same or a similar first letter. */
const shelfOf = (word: string, length: number): string => `${beginningOf(word)}${length}`;

const onShelves = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const shelves = new Map<string, string[]>();
  for (const word of words) {
    const shelf = shelfOf(word, word.length);
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), word]);
  }
  return shelves;
};

export interface KnownWords {
  /** In plain letters. */
  readonly lexicon: ReadonlySet<string>;
  /** Words that nothing written as a noun was meant to be. */
  readonly neverNouns: ReadonlySet<string>;
  /** Says of words beside the lexicon that they need no correction. */
  readonly isKnown: (word: string) => boolean;
}

export const createSpelling = ({ lexicon, neverNouns, isKnown }: KnownWords): Spelling => {
  const shelves = onShelves([...lexicon].filter((word) => word.length >= SHORTEST));
  // The longest first: people leave letters out more often than they put others in.
  const candidates = (word: string, mistakes: number): readonly string[] =>
    Array.from({ length: 2 * mistakes + 1 }, (_, index) => word.length + mistakes - index).flatMap(
      (length) => shelves.get(shelfOf(word, length)) ?? [],
    );
  const nearest = (word: string, noun: boolean): string | null => {
    let best: string | null = null;
    let fewest = mistakesIn(word) + 1;
    for (const known of candidates(word, word.length === SHORTEST ? 0 : fewest - 1)) {
      if (noun && neverNouns.has(known)) continue;
      const mistakes = lettersApart(word, known, fewest - 1);
      if (mistakes >= fewest) continue;
      best = known;
      fewest = mistakes;
    }
    return best;
  };
  const corrected = (noun: boolean) =>
    remembered((word) => {
      if (word.length < SHORTEST || /\d/.test(word) || lexicon.has(word) || isKnown(word)) return word;
      return nearest(word, noun) ?? word;
    }, MOST_WORDS_KEPT);
  const asNoun = corrected(true);
  const asOther = corrected(false);
  return (word, noun) => (noun ? asNoun(word) : asOther(word));
};
