import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchableText, storableText } from './stored-text.ts';

describe('a text as it is searched', () => {
  it('has no case, no accents and no U+0000', () => {
    expect(searchableText('MÜLLER & Söhne\u0000, Großmarkt')).toBe('muller & sohne, grossmarkt');
    expect(searchableText(null)).toBe('');
  });

  it('is the same for a text without accents, whatever stands behind it', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }));
    fc.assert(fc.property(text, (some) => searchableText(`${some} ä`) === `${searchableText(some)} a`));
  });
});

describe('a text as it is stored', () => {
  it('is what it was, without U+0000', () => {
    expect([storableText('Söhne'), storableText('a\u0000b\u0000'), storableText(''), storableText(null)]).toEqual([
      'Söhne',
      'ab',
      '',
      null,
    ]);
  });
});
