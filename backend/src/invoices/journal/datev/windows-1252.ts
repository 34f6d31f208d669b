/** The characters of the bytes from 0x80 on; what is at five of them is not defined. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const BYTE_OF: ReadonlyMap<string, number> = new Map(
  [...HIGH].flatMap((sign, index) => (sign === ' ' ? [] : [[sign, 0x80 + index]])),
);

/** Letters that are no other letter with a mark, and signs that have a plain one. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{
    Ł: 'L',
    ł: 'l',
    Đ: 'D',
    đ: 'd',
    Ħ: 'H',
    ħ: 'h',
    Ŧ: 'T',
    ŧ: 't',
    ı: 'i',
    ĸ: 'k',
    Ŋ: 'N',
    ŋ: 'n',
    ẞ: 'SS',
    Ə: 'E',
    ə: 'e',
  },
  ...{ '‐': '-', '‑': '-', '‒': '–', '―': '—', '−': '-', '′': "'", '″': '"', '‛': '‘', '‟': '“', '₤': '£', '⁄': '/' },
};

const MARKS = /\p{M}/gu;
/** What takes no room, such as the sign before which a word may be broken, and the colour of an emoji. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;

const has = (sign: string): boolean => /^[\x20-\x7e\xa0-\xff]$/.test(sign) || BYTE_OF.has(sign);

/** As it can be read without the letter; a question mark where there is no such writing. */
const inPlainLetters = (sign: string): string =>
  [...(PLAIN[sign] ?? sign.normalize('NFKD').replace(MARKS, ''))]
    .map((letter) => (has(letter) ? letter : (PLAIN[letter] ?? '?')))
    .join('');

/**
 * A text (without control characters) in signs that Windows-1252 has. Other letters stand without their marks ('Łódź' becomes
 * 'Lódz'), and what cannot be told otherwise, such as emoji, becomes a question mark.
 */
export const inSignsOf1252 = (text: string): string =>
  [...text.normalize('NFC')].map((sign) => (has(sign) ? sign : inPlainLetters(sign.replace(UNSEEN, '')))).join('');

/** A text in these signs, each byte as the character of its number. */
export const bytesOf1252 = (text: string): string =>
  [...text].map((sign) => String.fromCharCode(BYTE_OF.get(sign) ?? sign.charCodeAt(0))).join('');
