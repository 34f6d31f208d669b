import { digestOf } from '../../reading/digest.ts';
import { lettersApart, lettersOf, mayBeApart } from '../../reading/distance.ts';
import { MOST_WORDS_KEPT, remembered } from '../../reading/remembered.ts';

/** Shorter words mean something else with one letter changed: 'leben' and 'lesen'. */
const SHORTEST_MISSPELT = 8;
const LONG = 10;

/** A word of phrases that may be misspelt, and the tokens it stands in. */
interface Misspelt {
  readonly word: string;
  readonly letters: number;
  readonly mistakes: number;
  readonly tokens: number[];
}

/** By their digests: as texts they would weigh more than what is known of their words. */
const tokens = new Map<number, number>();
const wholeWords = new Map<string, number[]>();
const beginnings = new Map<string, number[]>();
/** By their length, which a mistake changes by one at most. */
const longWords = new Map<number, Misspelt[]>();
const longBeginnings = new Map<number, Misspelt[]>();
let longestBeginning = 0;

const addLong = (to: Map<number, Misspelt[]>, word: string, mistakes: number, stoodIn: number[]): void => {
  const one = { word, letters: lettersOf(word), mistakes, tokens: stoodIn };
  to.set(word.length, [...(to.get(word.length) ?? []), one]);
};

/** Adds a token to those that a word stands in, which are many for few words: a list of one takes a fifth of one that was pushed to. */
const standsIn = (
  known: Map<string, number[]>,
  word: string,
  token: number,
  onFirst: (stoodIn: number[]) => void,
): void => {
  const stoodIn = known.get(word);
  if (stoodIn) {
    stoodIn.push(token);
    return;
  }
  const first = [token];
  known.set(word, first);
  onFirst(first);
};

const learnWord = (known: string, token: number): void => {
  if (known.endsWith('*')) {
    const beginning = known.slice(0, -1);
    longestBeginning = Math.max(longestBeginning, beginning.length);
    standsIn(beginnings, beginning, token, (stoodIn) => {
      if (beginning.length >= SHORTEST_MISSPELT) addLong(longBeginnings, beginning, 1, stoodIn);
    });
    return;
  }
  standsIn(wholeWords, known, token, (stoodIn) => {
    if (known.length >= SHORTEST_MISSPELT) addLong(longWords, known, known.length < LONG ? 1 : 2, stoodIn);
  });
};

const MOST_MISTAKES = 2;
const ONE_MORE_OR_LESS = [-1, 0, 1] as const;

const near = (word: string, letters: number, known: readonly Misspelt[] = []): readonly number[] =>
  known
    .filter(
      ({ word: right, letters: others, mistakes }) =>
        mayBeApart(letters, others, mistakes) && lettersApart(word, right, mistakes) <= mistakes,
    )
    .flatMap((one) => one.tokens);

const misspelt = (word: string): readonly number[] => {
  const letters = lettersOf(word);
  const found: number[] = [];
  for (let length = word.length - MOST_MISTAKES; length <= word.length + MOST_MISTAKES; length += 1) {
    found.push(...near(word, letters, longWords.get(length)));
  }
  return found;
};

const misspeltBeginnings = (word: string): readonly number[] => {
  const found: number[] = [];
  for (let length = SHORTEST_MISSPELT - 1; length <= Math.min(word.length, longestBeginning + 1); length += 1) {
    const begun = word.slice(0, length);
    const letters = lettersOf(begun);
    for (const more of ONE_MORE_OR_LESS) found.push(...near(begun, letters, longBeginnings.get(length + more)));
  }
  return found;
};

/** Shorter ones are words of their own the other way round: 'sie' and 'sei'. */
const SHORTEST_SWAPPED = 4;

/** A short word that is none, with two letters the wrong way round: 'mcih', 'nciht'. */
const swapped = (word: string): readonly number[] => {
  if (word.length < SHORTEST_SWAPPED || word.length >= SHORTEST_MISSPELT || wholeWords.has(word)) return [];
  for (let at = 1; at < word.length; at += 1) {
    const other = word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1);
    const meant = other === word ? undefined : wholeWords.get(other);
    if (meant) return meant;
  }
  return [];
};

const tokensIn = (word: string): readonly number[] => {
  const found = [...(wholeWords.get(word) ?? []), ...swapped(word), ...misspelt(word), ...misspeltBeginnings(word)];
  for (let length = 1; length <= Math.min(word.length, longestBeginning); length += 1) {
    const stoodIn = beginnings.get(word.slice(0, length));
    if (stoodIn) found.push(...stoodIn);
  }
  return [...new Set(found)];
};
let fitting = remembered(tokensIn, MOST_WORDS_KEPT);

/** The tokens that a word fits, each once. */
export const tokensFitting = (word: string): readonly number[] => fitting(word);

/** The number of a token, `will|mochte*`: the same one for the same token. */
export const tokenOf = (written: string): number => {
  const digest = digestOf(written);
  const known = tokens.get(digest);
  if (known !== undefined) return known;
  const token = tokens.size;
  tokens.set(digest, token);
  for (const word of new Set(written.split('|'))) learnWord(word, token);
  // What was found before knows nothing of it.
  fitting = remembered(tokensIn, MOST_WORDS_KEPT);
  return token;
};
