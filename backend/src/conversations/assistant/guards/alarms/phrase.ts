import { lettersApart } from '../../reading/distance.ts';
import { plainWords } from '../../reading/german-words.ts';

/**
 * A phrase, written word by word in plain letters: `will|mochte nicht mehr leben`. Alternatives stand between bars, `umbring*`
 * is the beginning of a word, `_` stands for up to two other words and `__` for up to six. Longer words may be misspelt.
 */
export type Phrase = (words: readonly string[]) => boolean;

const FEW = 2;
const SOME = 6;
/** Shorter words mean something else with one letter changed: 'leben' and 'lesen'. */
const SHORTEST_MISSPELT = 8;
const LONG = 10;

type Step = { readonly gap: number } | { readonly fits: (word: string) => boolean };

const fitsWord = (known: string): ((word: string) => boolean) => {
  if (known.endsWith('*')) {
    const beginning = known.slice(0, -1);
    const mistakes = beginning.length < SHORTEST_MISSPELT ? 0 : 1;
    return (word) =>
      word.startsWith(beginning) ||
      (mistakes > 0 &&
        [-1, 0, 1].some(
          (more) => lettersApart(word.slice(0, beginning.length + more), beginning, mistakes) <= mistakes,
        ));
  }
  const mistakes = known.length < SHORTEST_MISSPELT ? 0 : known.length < LONG ? 1 : 2;
  return (word) => word === known || (mistakes > 0 && lettersApart(word, known, mistakes) <= mistakes);
};

const stepOf = (token: string): Step => {
  if (token === '_') return { gap: FEW };
  if (token === '__') return { gap: SOME };
  const fitting = token.split('|').map(fitsWord);
  return { fits: (word) => fitting.some((fits) => fits(word)) };
};

const fitsFrom = (words: readonly string[], from: number, steps: readonly Step[]): boolean => {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if ('gap' in step) {
    for (let left = 0; left <= step.gap; left += 1) if (fitsFrom(words, from + left, rest)) return true;
    return false;
  }
  const word = words[from];
  return word !== undefined && step.fits(word) && fitsFrom(words, from + 1, rest);
};

/** Phrases, one a line. */
export const phrases = (...written: readonly string[]): readonly Phrase[] =>
  written.map((phrase) => {
    const steps = phrase.split(' ').map(stepOf);
    return (words) => words.some((_, from) => fitsFrom(words, from, steps));
  });

/** Phrases that mean one thing, unless others stand in the same sentence. */
export interface Sign {
  readonly any: readonly Phrase[];
  readonly none?: readonly Phrase[];
}

/** So only questions begin, with their mark or without. */
const BEGINS_A_QUESTION = new Set(['reicht', 'genugt', 'gilt']);

const SENTENCE_END = /[.!?;\n]+/u;
const MAX_SENTENCES = 40;
const MAX_WORDS = 80;

/** A sentence of a message: its words in plain letters, and whether it asks. */
export interface Sentence {
  readonly words: readonly string[];
  readonly asks: boolean;
}

/** The sentences of a message, as phrases read them. */
export const sentencesIn = (message: string): readonly Sentence[] => {
  const found: Sentence[] = [];
  let from = 0;
  for (const part of message.split(SENTENCE_END).slice(0, MAX_SENTENCES)) {
    const words = plainWords(part).slice(0, MAX_WORDS);
    const asks = message
      .slice(from + part.length)
      .trimStart()
      .startsWith('?');
    from += part.length;
    while (from < message.length && /[.!?;\n]/u.test(message[from] ?? '')) from += 1;
    if (words.length > 0) found.push({ words, asks: asks || BEGINS_A_QUESTION.has(words[0] ?? '') });
  }
  return found;
};

export const showsIn = (words: readonly string[], { any, none = [] }: Sign): boolean =>
  any.some((phrase) => phrase(words)) && !none.some((phrase) => phrase(words));
