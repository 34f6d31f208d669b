/**
 * Cologne phonetics (H. J. Postel, "Die Kölner Phonetik", IBM-Nachrichten 19, 1969): the same digits for German words that sound
 * alike, however they are spelt: 'geschluckt' and 'gschluggd' are 48542. Of a word in plain letters. Pure.
 */
const codeOfC = (before: string, next: string): string => {
  const isHard = next !== '' && (before === '' ? 'ahkloqrux' : 'ahkoqux').includes(next);
  return isHard && !isOneOf('sz', before) ? '4' : '8';
};

const isOneOf = (letters: string, letter: string): boolean => letter !== '' && letters.includes(letter);

/** Letters whose digit depends on those beside them. */
const BESIDE_OTHERS: Readonly<Record<string, (before: string, next: string) => string>> = {
  p: (_, next) => (next === 'h' ? '3' : '1'),
  d: (_, next) => (isOneOf('csz', next) ? '8' : '2'),
  t: (_, next) => (isOneOf('csz', next) ? '8' : '2'),
  c: codeOfC,
  x: (before) => (isOneOf('ckq', before) ? '8' : '48'),
};
const ALONE = new Map(
  Object.entries({ aeijouy: '0', b: '1', fvw: '3', gkq: '4', l: '5', mn: '6', r: '7', sz: '8' }).flatMap(
    ([letters, digit]) => [...letters].map((letter) => [letter, digit] as const),
  ),
);

const codeOf = (letter: string, before: string, next: string): string =>
  BESIDE_OTHERS[letter]?.(before, next) ?? ALONE.get(letter) ?? '';

/** The digits of a word; vowels count at its beginning alone. */
export const soundOf = (word: string): string => {
  const digits = [...word].map((letter, at) => codeOf(letter, word[at - 1] ?? '', word[at + 1] ?? '')).join('');
  const once = digits.replace(/(\d)\1+/g, '$1');
  return `${once.slice(0, 1)}${once.slice(1).replaceAll('0', '')}`;
};
