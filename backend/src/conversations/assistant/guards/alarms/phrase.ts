import { plainWords } from '../../reading/german-words.ts';
import { remembered } from '../../reading/remembered.ts';
import { tokenOf, tokensFitting, tokensKnown } from './words-of-phrases.ts';

/**
 * A phrase, written word by word in plain letters: `will|mochte nicht mehr leben`. Alternatives stand between bars, `umbring*`
 * is the beginning of a word, `_` stands for up to two other words and `__` for up to six. Longer words may be misspelt.
 */
export type Phrase = (words: readonly string[]) => boolean;

const FEW = 2;
const SOME = 6;

/** A token's number, or how many words may stand between as a negative one. */
type Step = number;

const stepOf = (token: string): Step => {
  if (token === '_') return -FEW;
  if (token === '__') return -SOME;
  if (token.includes('_')) throw new Error(`A gap is no alternative to a word: ${token}`);
  return tokenOf(token);
};

/** Where in a sentence each token fits. */
type Places = ReadonlyMap<number, readonly number[]>;

const placesIn = (words: readonly string[]): Places => {
  const places = new Map<number, readonly number[]>();
  for (const [position, word] of words.entries()) {
    // Most tokens fit one word of a sentence: all that do share its list.
    const here = [position];
    for (const token of tokensFitting(word)) {
      const known = places.get(token);
      places.set(token, known ? [...known, position] : here);
    }
  }
  return places;
};

/** … and of a few sentences more, which rule after rule takes apart anew. */
const MOST_SENTENCES_KEPT = 6;
const emptied = () => ({
  tokens: tokensKnown(),
  bySentence: new WeakMap<readonly string[], Places>(),
  byText: remembered((text: string) => placesIn(text.split(' ')), MOST_SENTENCES_KEPT),
});

/** Thousands of phrases look at the same sentence: what fits where in it is found once, unless they have become more. */
let read = emptied();
const placesOf = (words: readonly string[]): Places => {
  if (read.tokens !== tokensKnown()) read = emptied();
  const known = read.bySentence.get(words);
  if (known) return known;
  const places = read.byText(words.join(' '));
  read.bySentence.set(words, places);
  return places;
};

const fitsFrom = (places: Places, from: number, steps: readonly Step[], at: number): boolean => {
  const step = steps[at];
  if (step === undefined) return true;
  if (step >= 0) return (places.get(step)?.includes(from) ?? false) && fitsFrom(places, from + 1, steps, at + 1);
  for (let left = 0; left <= -step; left += 1) if (fitsFrom(places, from + left, steps, at + 1)) return true;
  return false;
};

/** Phrases, one a line; each begins with a word. */
export const phrases = (...written: readonly string[]): readonly Phrase[] =>
  written.map((phrase) => {
    const steps = phrase.split(' ').map(stepOf);
    const [first = -1] = steps;
    if (first < 0) throw new Error(`A phrase begins with a word: ${phrase}`);
    return (words) => {
      const places = placesOf(words);
      return places.get(first)?.some((from) => fitsFrom(places, from + 1, steps, 1)) ?? false;
    };
  });

/** Kinds of words that stand in one sentence or two, in any order, each kind as phrases. */
export const together = (...kinds: readonly (Phrase | readonly Phrase[])[]): Phrase => {
  return (words) =>
    kinds.every((kind) => (typeof kind === 'function' ? kind(words) : kind.some((phrase) => phrase(words))));
};
/** Phrases that mean one thing, unless others stand in the same sentence. */
export interface Sign {
  readonly any: readonly Phrase[];
  readonly none?: readonly Phrase[];
}

/** So only questions begin, with their mark or without. */
const BEGINS_A_QUESTION = new Set(['reicht', 'genugt', 'gilt']);

/** '30.9. die Ladenfläche', '1. März', 'Frau Dr. Seidel': a day ends no sentence, nor does a title. */
const SENTENCE_END =
  /(?:(?<!\d|(?<!\p{L})(?:[DdFfHh]r|Prof|prof|Inh|inh|Nr|nr|Art|Abs|bzw|ca))\.|(?<=\d)\.(?!\d|\s+(?:[a-zäöü]|(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))|[!?;\n])+/u;
const MAX_SENTENCES = 40;
const MAX_WORDS = 80;

/** A sentence of a message: its words in plain letters, and whether it asks. */
export interface Sentence {
  readonly words: readonly string[];
  readonly asks: boolean;
}

const takenApart = (message: string): readonly Sentence[] => {
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

/** Each rule asks for them. */
const MOST_MESSAGES_KEPT = 4;
const apart = remembered(takenApart, MOST_MESSAGES_KEPT);

/** The sentences of a message, as phrases read them. */
export const sentencesIn = (message: string): readonly Sentence[] => apart(message);

export const showsIn = (words: readonly string[], { any, none = [] }: Sign): boolean =>
  any.some((phrase) => phrase(words)) && !none.some((phrase) => phrase(words));
