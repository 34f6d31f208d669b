import { describe, expect, it } from 'vitest';
import { filledTextSchema, nameSchema, textSchema } from './texts.ts';
import { webLinkSchema } from './web-link.ts';

const MISSING = 'Bitte schreiben Sie etwas.';
const said = (schema: ReturnType<typeof textSchema>, text: unknown) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

describe('a text that people write', () => {
  const text = filledTextSchema(MISSING, 20);

  it.each(['', ' ', '\u200B', '\uFEFF \u2060', '\u00AD', '\u3164', '\u0007', '\u202E', '\u200D\n\t'])(
    'has something to read in it (%j has not)',
    (nothing) => {
      expect(said(text, nothing)).toEqual([MISSING]);
      expect(textSchema(MISSING, 20).parse(nothing)).toBe('');
    },
  );

  it.each([
    ['a bell', 'laut\u0007', 'laut'],
    ['a terminal’s colours', '\u001B[31mrot', '[31mrot'],
    ['what turns letters around', 'a\u202Eb\u2066c\u2069', 'abc'],
    ['marks that are heaped up until they cover other lines', `a${'\u0E47'.repeat(60)}b`, `a${'\u0E47'.repeat(8)}b`],
    ['blanks around it', ' da ', 'da'],
    ['blanks behind what is not seen', '\u0000 da \u0000', 'da'],
  ])('loses %s', (_, typed, kept) => {
    expect(text.parse(typed)).toBe(kept);
  });

  it.each([
    'Zeile\n\tund\r\nZeile',
    'Familie 👩‍👩‍👧',
    'می‌خواهم',
    'Grüße ❤️',
    'ครั้งนี้ ที่นี่',
    'בְּרֵאשִׁ֖ית',
    'Việt Nam'.normalize('NFD'),
  ])('keeps %j', (typed) => {
    expect(text.parse(typed)).toBe(typed);
  });

  it('is told one fault at a time', () => {
    expect(said(text, 'x'.repeat(21))).toEqual(['Der Text ist zu lang.']);
    expect(said(nameSchema(MISSING, 3), 'A\nBCD')).toEqual(['Der Name ist zu lang.']);
    const link = webLinkSchema(MISSING, 20).safeParse(' \u200B');
    expect(link.error?.issues).toMatchObject([{ message: MISSING }]);
  });

  it('is one line where it is a name', () => {
    for (const lines of ['Max\nIhr Team', 'Max\r\nIhr Team', 'Max\u2028Ihr Team']) {
      expect(said(nameSchema(MISSING, 40), lines)).toEqual(['Bitte schreiben Sie den Namen in eine Zeile.']);
    }
    expect(nameSchema(MISSING, 40).parse('Max M.\n')).toBe('Max M.');
  });
});
