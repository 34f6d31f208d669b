import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('A function that remembers finds the same once, and forgets what it has kept longest', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  expect(['a', 'bb', 'a', 'ccc', 'bb', 'a'].map(lengthOf)).toEqual([1, 2, 1, 3, 2, 1]);
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a']);
});
