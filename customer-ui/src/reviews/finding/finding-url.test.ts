import { describe, expect, it } from 'vitest';
import { EVERYTHING, type Finding } from './finding.ts';
import { findingFrom, searchWith } from './finding-url.ts';

const asked: Finding = {
  text: 'Jörg & Söhne',
  status: 'nicht_genehmigt',
  stars: [1, 2],
  business: '018f4a00-0000-7000-8000-000000000001',
  sort: 'changed',
};

describe('what is asked for in the address', () => {
  it('is found again by a reload', () => {
    expect(findingFrom(searchWith('', asked))).toEqual(asked);
    expect(findingFrom('')).toEqual(EVERYTHING);
  });

  it('is written in plain German words, and not at all where nothing is asked for', () => {
    const search = searchWith('', { ...asked, text: 'max' });
    expect(search).toBe(
      '?suche=max&status=nicht-genehmigt&sterne=1,2&unternehmen=018f4a00-0000-7000-8000-000000000001&sortierung=geaendert',
    );
    expect(searchWith(search, EVERYTHING)).toBe('');
    expect(searchWith('', { ...EVERYTHING, text: '  ' })).toBe('');
  });

  it('leaves other parts of the address alone', () => {
    expect(searchWith('?von=mail&suche=alt', EVERYTHING)).toBe('?von=mail');
  });

  it.each([
    '?status=verloren&sortierung=zufall&sterne=0,6,x,2.5&unternehmen=&suche=',
    '?status=__proto__&sortierung=constructor',
    '?sterne=,&%E0%A4%A',
  ])('counts as not said where it is wrong: %s', (search) => {
    expect(findingFrom(search)).toEqual(EVERYTHING);
  });

  it('has each rating once and in order, and a search of bounded length', () => {
    const finding = findingFrom(`?sterne=5,1,5&suche=${'x'.repeat(999)}`);
    expect(finding.stars).toEqual([1, 5]);
    expect(finding.text).toHaveLength(200);
  });
});
