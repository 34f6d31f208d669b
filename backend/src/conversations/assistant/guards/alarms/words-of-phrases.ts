import { digestOf } from '../../reading/digest.ts';
import { lettersBetween, lettersOf, mayBeApart } from '../../reading/distance.ts';
import { MOST_WORDS_KEPT, remembered } from '../../reading/remembered.ts';

/** Shorter words mean something else with one letter changed: 'leben' and 'lesen'. */
const SHORTEST_MISSPELT = 8;
const LONG = 10;

/** A word of phrases that may be misspelt. */
interface Misspelt {
  readonly word: string;
  readonly letters: number;
  readonly mistakes: number;
}

/** By their digests: as texts they would weigh more than what is known of their words. */
const tokens = new Map<number, number>();
/** The tokens that each word, or beginning of one, stands in. */
const wholeWords = new Map<string, readonly number[]>();
const beginnings = new Map<string, readonly number[]>();
/** By their length, which a mistake changes by one at most. */
const longWords = new Map<number, Misspelt[]>();
const longBeginnings = new Map<number, Misspelt[]>();
let longestBeginning = 0;

const addLong = (to: Map<number, Misspelt[]>, word: string, mistakes: number): void => {
  const one = { word, letters: lettersOf(word), mistakes };
  to.set(word.length, (to.get(word.length) ?? []).concat(one));
};

/**
 * Whether a word is new to them. A list that was pushed to keeps room for 16 more: each is made anew, as long as what is in it; and
 * words that stand in one token alone, as most do, share its list.
 */
const standsIn = (known: Map<string, readonly number[]>, word: string, token: readonly number[]): boolean => {
  const stoodIn = known.get(word);
  known.set(word, stoodIn?.concat(token) ?? token);
  return stoodIn === undefined;
};

const learnWord = (known: string, token: readonly number[]): void => {
  if (known.endsWith('*')) {
    const beginning = known.slice(0, -1);
    longestBeginning = Math.max(longestBeginning, beginning.length);
    if (standsIn(beginnings, beginning, token) && beginning.length >= SHORTEST_MISSPELT)
      addLong(longBeginnings, beginning, 1);
    return;
  }
  if (standsIn(wholeWords, known, token) && known.length >= SHORTEST_MISSPELT)
    addLong(longWords, known, known.length < LONG ? 1 : 2);
};

const MOST_MISTAKES = 2;
const ONE_MORE_OR_LESS = [-1, 0, 1] as const;

const near = (
  word: string,
  letters: number,
  stoodIn: ReadonlyMap<string, readonly number[]>,
  known: readonly Misspelt[] = [],
): readonly number[] =>
  known
    .filter(
      ({ word: right, letters: others, mistakes }) =>
        mayBeApart(letters, others, mistakes) && lettersBetween(word, right, mistakes) <= mistakes,
    )
    .flatMap((one) => stoodIn.get(one.word) ?? []);

const misspelt = (word: string): readonly number[] => {
  const letters = lettersOf(word);
  const found: number[] = [];
  for (let length = word.length - MOST_MISTAKES; length <= word.length + MOST_MISTAKES; length += 1) {
    found.push(...near(word, letters, wholeWords, longWords.get(length)));
  }
  return found;
};

const misspeltBeginnings = (word: string): readonly number[] => {
  const found: number[] = [];
  for (let length = SHORTEST_MISSPELT - 1; length <= Math.min(word.length, longestBeginning + 1); length += 1) {
    const begun = word.slice(0, length);
    const letters = lettersOf(begun);
    for (const more of ONE_MORE_OR_LESS)
      found.push(...near(begun, letters, beginnings, longBeginnings.get(length + more)));
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

/** How many tokens there are by now. */
export const tokensKnown = (): number => tokens.size;

/** The tokens that a word fits, each once. */
export const tokensFitting = (word: string): readonly number[] => fitting(word);

/** The number of a token, `will|mochte*`: the same one for the same token. */
export const tokenOf = (written: string): number => {
  const digest = digestOf(written);
  const known = tokens.get(digest);
  if (known !== undefined) return known;
  const token = tokens.size;
  tokens.set(digest, token);
  const alone = [token];
  for (const word of new Set(written.split('|'))) learnWord(word, alone);
  // What was found before knows nothing of it.
  fitting = remembered(tokensIn, MOST_WORDS_KEPT);
  return token;
};
