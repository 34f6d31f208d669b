import { FILLERS } from './fillers.ts';
import { stem } from './stem.ts';

/** A word that says what a text is about. */
export interface TellingWord {
  readonly stem: string;
  /** Written as a noun, and not only because a sentence begins with it. */
  readonly noun: boolean;
}

/** Most telling words of a message that count; what follows is not read. */
const MAX_WORDS = 60;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const BEGINS_A_SENTENCE = /(?:^|[.!?:„"])\s*$/;

/** Lower case, without accents, umlauts written either way: 'Kündigungen', 'KUENDIGUNGEN' → 'kundigungen'. */
const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u');

/** The words of a text in plain letters, in order. */
export const plainWords = (text: string): readonly string[] => (text.match(WORD) ?? []).map(plain);

/** The words of a text that say what it is about, each once. */
export const tellingWords = (text: string): readonly TellingWord[] => {
  const found = new Map<string, boolean>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (found.size >= MAX_WORDS) break;
    const letters = plain(word);
    if (FILLERS.has(letters)) continue;
    const noun = /^\p{Lu}/u.test(word) && !BEGINS_A_SENTENCE.test(text.slice(Math.max(0, index - 4), index));
    found.set(stem(letters), noun || found.get(stem(letters)) === true);
  }
  return [...found].map(([stem, noun]) => ({ stem, noun }));
};
