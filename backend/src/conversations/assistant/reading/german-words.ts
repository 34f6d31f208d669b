import { FILLERS } from './fillers.ts';
import { OTHER_SUBJECTS } from './other-subjects.ts';
import { MOST_WORDS_KEPT, remembered } from './remembered.ts';
import type { Spelling } from './spelling.ts';
import { stem } from './stem.ts';

/** A word that says what a text is about. */
export interface TellingWord {
  readonly stem: string;
  /** Written as a noun, and not only because a sentence begins with it. */
  readonly noun: boolean;
}

/** A message as the assistant reads it. */
export interface ReadMessage {
  /** All words in plain letters, in order. */
  readonly words: readonly string[];
  /** The same as one text, for phrases: ' wie viele sind geloscht '. */
  readonly text: string;
  /** The words that say what it is about, each once. */
  readonly telling: readonly TellingWord[];
}

/** Most words of a message that count; what follows is not read. */
const MAX_WORDS = 120;
const MAX_TELLING_WORDS = 60;
/** … and most letters of a word. */
const MAX_LETTERS = 40;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const BEGINS_A_SENTENCE = /(?:^|[.!?:„"])\s*$/;

/** Lower case, without accents, umlauts written either way: 'Kündigungen', 'KUENDIGUNGEN' → 'kundigungen'. */
const plain = remembered(
  (word) =>
    word
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replace(/ae/g, 'a')
      .replace(/oe/g, 'o')
      .replace(/(?<![aeq])ue/g, 'u'),
  MOST_WORDS_KEPT,
);

/** The words of a text in plain letters, in order. */
export const plainWords = (text: string): readonly string[] => (text.match(WORD) ?? []).map(plain);

/** The words that a text writes as no noun, in plain letters. */
export const wordsInSmallLetters = (text: string): readonly string[] =>
  (text.match(WORD) ?? []).filter((word) => /^\p{Ll}/u.test(word)).map(plain);

const asWritten: Spelling = (word) => word;

/** Reads a text; with `spelling`, misspelt words count as what they were meant to be. */
export const readMessage = (text: string, spelling: Spelling = asWritten): ReadMessage => {
  const words: string[] = [];
  const found = new Map<string, boolean>();
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (words.length >= MAX_WORDS) break;
    const noun = /^\p{Lu}/u.test(written) && !BEGINS_A_SENTENCE.test(text.slice(Math.max(0, index - 4), index));
    const letters = plain(written).slice(0, MAX_LETTERS);
    const word = spelling(letters, noun);
    words.push(word);
    if (FILLERS.has(word) || found.size >= MAX_TELLING_WORDS) continue;
    const root = OTHER_SUBJECTS.has(word) ? word : stem(word);
    found.set(root, noun || found.get(root) === true);
  }
  return { words, text: ` ${words.join(' ')} `, telling: [...found].map(([stem, noun]) => ({ stem, noun })) };
};
