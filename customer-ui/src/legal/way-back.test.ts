import { describe, expect, it } from 'vitest';
import { hasPageBefore, tabHistory } from './way-back.ts';

describe('a tab', () => {
  it.each([
    ['opened with this page', { length: 1, ofThisSite: { count: 1, canGoBack: false } }, false],
    ['that came here from another of our pages', { length: 2, ofThisSite: { count: 2, canGoBack: true } }, true],
    ['that came here from another site', { length: 2, ofThisSite: { count: 1, canGoBack: false } }, true],
    [
      'that went on from its first page and came back to it',
      { length: 3, ofThisSite: { count: 3, canGoBack: false } },
      false,
    ],
    ['of a browser that tells only a length of one', { length: 1, ofThisSite: null }, false],
    ['of a browser that tells only a greater length', { length: 2, ofThisSite: null }, true],
  ])('%s', (_name, history, expected) => {
    expect(hasPageBefore(history)).toBe(expected);
  });

  it('tells its history with and without the Navigation API', () => {
    const plain = { history: { length: 4 } } as Window;
    expect(tabHistory(plain)).toEqual({ length: 4, ofThisSite: null });
    const telling = { ...plain, navigation: { canGoBack: true, entries: () => [1, 2] } } as unknown as Window;
    expect(tabHistory(telling)).toEqual({ length: 4, ofThisSite: { count: 2, canGoBack: true } });
  });
});
