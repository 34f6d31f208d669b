import { fileURLToPath } from 'node:url';

const fontFile = (name: string) =>
  fileURLToPath(new URL(`../../../../contracts/src/brand/fonts/figtree-${name}.ttf`, import.meta.url));

export type Weight = 400 | 600;

/** The product's own font, which the PDF carries with it. */
export const FONT_FILES = {
  german: { 400: fontFile('german-400'), 600: fontFile('german-600') },
  european: { 400: fontFile('european-400'), 600: fontFile('european-600') },
} as const;

/** A piece of a text, all in letters of one font file. */
export interface FontRun {
  readonly text: string;
  readonly letters: keyof typeof FONT_FILES;
}

const EUROPEAN = /([\u0100-\u0151\u0154-\u017f\u0218-\u021b]+)/u;

/** Splits a text by the font file that has its letters: names such as Łukasz need two. */
export const fontRuns = (text: string): readonly FontRun[] =>
  text
    .normalize('NFC')
    .split(EUROPEAN)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, letters: EUROPEAN.test(part) ? 'european' : 'german' }));
