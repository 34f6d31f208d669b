import { describe, expect, it } from 'vitest';
import { casesWords, daysWords, restsOn, shareWords } from './figure-words.ts';

describe('figures in words', () => {
  it('are days to one decimal, or a dash for none', () => {
    expect([4, 0.06, null].map(daysWords)).toEqual(['4,0\u00a0Tage', '0,1\u00a0Tage', '–']);
  });

  it('are shares with what they rest on, and none of too few', () => {
    expect(shareWords(0.732, 41)).toBe('73\u00a0%');
    expect(shareWords(null, 4)).toBe('zu wenige');
    expect(shareWords(null, 0)).toBe('–');
    expect(restsOn({ removed: 1_030, decided: 1_407 })).toBe('1.030 von 1.407');
  });

  it('count one case as one', () => {
    expect([1, 2].map(casesWords)).toEqual(['1 Fall', '2 Fälle']);
  });
});
