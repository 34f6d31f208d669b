/** How long a text is, however that is counted; the length of two texts one after the other is the sum of theirs. */
export type LengthOf = (text: string) => number;

const inUnits: LengthOf = (text) => text.length;
const ELLIPSIS = '…';
/** No-break spaces hold a word together: 59 € stays 59 €. */
const BLANK = '(?![\\u00a0\\u202f\\u2007\\ufeff])\\s';
/** A word with the blanks before it. */
const WORD = new RegExp(`(?:${BLANK})*(?:(?!${BLANK}).)+`, 'gsu');
const BLANKS_BEFORE = new RegExp(`^(?:${BLANK})+`, 'u');
const BLANKS_BEHIND = new RegExp(`(?:${BLANK})+$`, 'u');
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** As much of a word as there is room for: whole letters with their accents; where one alone is longer, its code points. */
const partOf = (word: string, room: number, lengthOf: LengthOf): string => {
  let taken = '';
  let left = room;
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  for (const letter of letters) {
    if (lengthOf(letter) > left) break;
    taken += letter;
    left -= lengthOf(letter);
  }
  if (taken !== '' || letters.length === 0) return taken;
  for (const codePoint of letters[0] ?? '') {
    if (lengthOf(codePoint) > left) break;
    taken += codePoint;
    left -= lengthOf(codePoint);
  }
  return taken;
};

/**
 * A text that fits stays as it is; another ends at a word's end, with an ellipsis. Within a word only where that word alone is
 * longer than the limit.
 */
export const shortened = (text: string, limit: number, lengthOf: LengthOf = inUnits): string => {
  if (lengthOf(text) <= limit) return text;
  let left = limit - lengthOf(ELLIPSIS);
  if (left < 0) return '';
  let taken = '';
  for (const [word] of text.matchAll(WORD)) {
    const length = lengthOf(word);
    if (length <= left) {
      taken += word;
      left -= length;
      continue;
    }
    if (lengthOf(word.replace(BLANKS_BEFORE, '')) > limit) taken += partOf(word, left, lengthOf);
    break;
  }
  return `${taken.replace(BLANKS_BEHIND, '')}${ELLIPSIS}`;
};
