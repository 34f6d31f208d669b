import { describe, expect, it } from 'vitest';
import { phrases } from './phrase.ts';

const shows = (phrase: string, sentence: string): boolean => {
  const [read] = phrases(phrase);
  return read?.(sentence.split(' ')) ?? false;
};

describe('a phrase', () => {
  it.each([
    ['will nicht mehr', 'ich will nicht mehr leben'],
    ['will|mochte nicht', 'ich mochte nicht'],
    ['umbring*', 'mich umbringen'],
    ['ich _ weg', 'ich bin weg'],
    ['ich _ weg', 'ich weg'],
    ['ich __ weg', 'ich bin ab morgen fur immer ganz weg'],
    ['rechnung|rechnungen', 'die rechnungne'],
    ['kundigung', 'meine kundigumg'],
    ['kundigungsfrist', 'die kundingunsfrist'],
    ['abgebucht*', 'habt abgebucth'],
    ['er er weg', 'er er er weg'],
  ])('%s is in: %s', (phrase, sentence) => {
    expect(shows(phrase, sentence)).toBe(true);
  });

  it.each([
    ['will nicht mehr', 'ich will mehr nicht'],
    ['will nicht', 'nicht will'],
    ['umbring*', 'bring mich um'],
    ['ich _ weg', 'ich bin ab morgen weg'],
    ['ich __ weg', 'ich bin ab morgen fur immer ganz schnell weg'],
    ['leben', 'lesen'],
    ['kundigung', 'kuhndigumg'],
    ['kundigungsfrist', 'kunfigumgsfrits'],
    ['ich _ weg', 'ich'],
    ['ich', ''],
  ])('%s is not in: %s', (phrase, sentence) => {
    expect(shows(phrase, sentence)).toBe(false);
  });

  it.each(['_ ich', 'ich|_ weg'])('is refused where a gap stands in the place of a word: %s', (phrase) => {
    expect(() => phrases(phrase)).toThrow(/word/);
  });
});
