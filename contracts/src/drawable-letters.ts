/** The letters of the fonts that PDFs carry with them: German, and those of other languages in Latin script. */
const GERMAN_LETTERS =
  '\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u00ff\\u0131\\u0152\\u0153\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039\\u203a\\u20ac\\u2122\\u2212';
export const EUROPEAN_LETTERS =
  '\\u0100-\\u0113\\u0116-\\u0127\\u012a\\u012b\\u012e-\\u0130\\u0132-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150\\u0151\\u0154-\\u0161\\u0164\\u0165\\u016a-\\u017e\\u0218-\\u021b\\u1e9e';
/** A letter as it is in one of the fonts. */
export const DRAWN = new RegExp(`[\\n${GERMAN_LETTERS}${EUROPEAN_LETTERS}]`, 'u');

/** For letters that neither file has, and that are not made of others. */
export const INSTEAD: Readonly<Record<string, string>> = {
  Ŧ: 'T',
  ŧ: 't',
  '\u00ad': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
};

/** A letter as the fonts have it: as it is, or without its accent; null: they have none for it. */
export const drawable = (letter: string): string | null => {
  if (DRAWN.test(letter)) return letter;
  const instead = INSTEAD[letter];
  if (instead !== undefined) return instead;
  return [...letter.normalize('NFKD')].filter((part) => DRAWN.test(part)).join('') || null;
};

/** Whether every letter of a text can stand on an invoice. */
export const isDrawable = (text: string): boolean =>
  Array.from(text.normalize('NFC')).every((letter) => drawable(letter) !== null);
