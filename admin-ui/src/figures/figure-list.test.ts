import { describe, expect, it } from 'vitest';
import { changeWords, isBetter, MRR, REVENUE, SUBSCRIPTIONS, valueWords } from './figure-list.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('how a figure changed', () => {
  it('is told with its sign, in the words of its unit', () => {
    expect(changeWords('count', 5, 2)).toBe('+3');
    expect(changeWords('count', 2, 5)).toBe('−3');
    expect(plain(changeWords('euro', 0, 5_900))).toBe('−59,00 €');
    expect(plain(changeWords('share', 0.25, 0.2))).toBe('+5,0 Punkte');
    expect(plain(changeWords('days', 3, 4.5))).toBe('−1,5 Tage');
  });

  it('is none where nobody would see it in the words, up or down', () => {
    expect(changeWords('share', 0.2, 0.2004)).toBe('±0');
    expect(changeWords('days', 3.04, 3)).toBe('±0');
    expect(isBetter(MRR, 5_900, 5_900)).toBeNull();
  });

  it('is a dash where there is nothing to compare, and so is a figure that there is not', () => {
    expect([changeWords('count', null, 2), changeWords('count', 2, null), valueWords('share', null)]).toEqual(
      Array(3).fill('–'),
    );
  });
});

it('More revenue is better, fewer notices are, and of what has no better way neither is', () => {
  const named = (name: string) => SUBSCRIPTIONS.find((figure) => figure.name === name) ?? MRR;
  expect([isBetter(REVENUE, 2, 1), isBetter(REVENUE, 1, 2)]).toEqual([true, false]);
  expect([isBetter(named('Kündigungen'), 2, 1), isBetter(named('Kündigungen'), 1, 2)]).toEqual([false, true]);
  expect(isBetter(named('Beendet'), 2, 1)).toBeNull();
});
