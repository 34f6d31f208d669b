import { expect, it } from 'vitest';
import { INNER_NAMES, NAMES_BETWEEN_FILES } from '../inner-names.ts';

it('scripts of different builds call each other by the same names: none of these ever changes', () => {
  expect(NAMES_BETWEEN_FILES).toMatchInlineSnapshot(`
    {
      "announce": "Q",
      "appearance": "as",
      "chatButton": "E",
      "corner": "A",
      "elapsed": "an",
      "frame": "D",
      "host": "B",
      "language": "ac",
      "load": "ah",
      "onLost": "aj",
      "onOpen": "ai",
      "onSessionOver": "al",
      "onUpdate": "ak",
      "pause": "ao",
      "post": "aq",
      "random": "am",
      "refresh": "ad",
      "root": "C",
      "say": "F",
      "showAgain": "ae",
      "subscribe": "ar",
      "updateOf": "ap",
      "words": "ag",
    }
  `);
});

it('no two of them are called the same, and no name is listed twice', () => {
  expect(new Set(Object.values(NAMES_BETWEEN_FILES)).size).toBe(Object.keys(NAMES_BETWEEN_FILES).length);
  expect(INNER_NAMES.filter((name, index) => INNER_NAMES.indexOf(name) !== index)).toEqual([]);
});
