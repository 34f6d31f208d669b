import { utf8Length } from '@sternklar/contracts/utf8-length';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortened } from './shortened.ts';

const BLANKS = [' ', '  ', '\n', '\n\n', '\t', '\r\n', '\u2009'] as const;
const letters = fc.constantFrom(
  'a',
  'ß',
  'ü',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '🇩🇪',
  '東',
  '\u00a0',
  '\u202f',
  '“',
  '-',
  'ع',
  '𝒳',
);
const word = fc.array(letters, { minLength: 1, maxLength: 30 }).map((parts) => parts.join(''));
const text = fc
  .array(fc.tuple(word, fc.constantFrom(...BLANKS)), { maxLength: 40 })
  .map((parts) => parts.flat().join(''));
const limit = fc.integer({ min: 0, max: 300 });
/** Words as blanks separate them; no-break spaces do not. */
const wordsOf = (whole: string) => whole.split(/[ \n\t\r\u2009]+/u).filter(Boolean);

describe('a shortened text', () => {
  it.each([
    ['utf-16 units', (one: string) => one.length],
    ['bytes', utf8Length],
  ])('is a beginning that fits, and ends at the end of a word unless one alone is too long (%s)', (_, lengthOf) => {
    fc.assert(
      fc.property(text, limit, (whole, most) => {
        const short = shortened(whole, most, lengthOf);
        expect(lengthOf(short)).toBeLessThanOrEqual(most);
        if (lengthOf(whole) <= most) {
          expect(short).toBe(whole);
          return;
        }
        if (short === '') {
          expect(most).toBeLessThan(lengthOf('…'));
          return;
        }
        const kept = short.slice(0, -1);
        expect([short.at(-1), whole.startsWith(kept)]).toEqual(['…', true]);
        const last = wordsOf(kept).length - 1;
        if (last < 0) return;
        const cut = wordsOf(whole)[last] ?? '';
        if (wordsOf(kept)[last] !== cut) expect(lengthOf(cut)).toBeGreaterThan(most);
      }),
      { numRuns: 500 },
    );
  });

  it('has no half of a letter', () => {
    fc.assert(
      fc.property(text, limit, (whole, most) => {
        expect(shortened(whole, most).isWellFormed()).toBe(true);
      }),
    );
  });

  it('keeps as much of it as fits', () => {
    expect(shortened('Wir kennen diese Person nicht.', 12)).toBe('Wir kennen…');
    expect(shortened('Wir kennen diese Person nicht.', 11)).toBe('Wir kennen…');
    expect(shortened('Wir kennen diese Person nicht.', 10)).toBe('Wir…');
    expect(shortened('Es kostet 59\u00a0€ im Monat', 14)).toBe('Es kostet…');
    expect(shortened('x'.repeat(5_000), 1_000)).toBe(`${'x'.repeat(999)}…`);
    expect(shortened(`Siehe ${'x'.repeat(5_000)} dort`, 1_000)).toBe(`Siehe ${'x'.repeat(993)}…`);
    expect(shortened('👩‍👩‍👧‍👦'.repeat(10), 25)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦…');
    expect(shortened(`e${'\u0301'.repeat(5_000)}`, 10)).toBe(`e${'\u0301'.repeat(8)}…`);
    expect(shortened('ü'.repeat(100), 100, utf8Length)).toBe(`${'ü'.repeat(48)}…`);
    expect([shortened('Wort', 0), shortened('Wort', 1), shortened('', 0)]).toEqual(['', '…', '']);
  });

  it('is made in no time also of a long word', () => {
    const begun = performance.now();
    shortened('a\u00a0'.repeat(50_000), 1_000);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
