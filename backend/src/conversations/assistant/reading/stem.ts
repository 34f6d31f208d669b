import { MOST_WORDS_KEPT, remembered } from './remembered.ts';

/** Letters that belong together in German, as one each while endings are taken off. */
const TOGETHER = [
  ['sch', '$'],
  ['ei', '%'],
  ['ie', '&'],
] as const;

const SHORTEST = 3;

const withoutEnding = (word: string): string => {
  if (word.length > SHORTEST + 2 && /(?:em|er|nd)$/.test(word)) return word.slice(0, -2);
  return word.length > SHORTEST && /[esnt]$/.test(word) ? word.slice(0, -1) : word;
};

/**
 * The stem of a German word in plain lower-case letters: 'kundigungen', 'gekundigt' → 'kundig'. After CISTEM
 * (Weissweiler and Fraser, 2017), without regard to case, and with '-ung' as an
 * ending; not of 'Rechnung', which has nothing to do with 'rechnen' here.
 */
export const stem = remembered((word): string => {
  if (/^rechnung(?:en|s)?$/.test(word)) return 'rechnung';
  const noun = /^(.{4,})ung(?:en|s)?$/.exec(word)?.[1];
  if (noun) return noun;
  let left = word.replace(/^ge(?=.{4})/, '');
  for (const [letters, one] of TOGETHER) left = left.replaceAll(letters, one);
  left = left.replace(/(.)\1/g, '$1*');
  for (let shorter = withoutEnding(left); shorter !== left; shorter = withoutEnding(left)) left = shorter;
  left = left.replace(/(.)\*/g, '$1$1');
  for (const [letters, one] of TOGETHER) left = left.replaceAll(one, letters);
  return left;
}, MOST_WORDS_KEPT);
