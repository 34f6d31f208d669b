import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('A function that remembers finds the same once, and forgets what was not asked for lately', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text.length;
  }, 4);
  expect(['a', 'bb', 'ccc', 'a', 'dddd', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 3, 1, 4, 1, 2]);
  expect(asked).toEqual(['a', 'bb', 'ccc', 'dddd', 'bb']);
});

it('It keeps no more than it was told to', () => {
  const asked: string[] = [];
  const same = remembered((text) => asked.push(text), 4);
  const texts = Array.from({ length: 12 }, (_, index) => `${index}`);
  for (const text of texts) same(text);
  for (const text of texts.toReversed()) same(text);
  expect(asked.length).toBeGreaterThanOrEqual(20);
});
