import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

const pressed = (keyCode: number, isComposed: boolean) =>
  isComposing({ keyCode, nativeEvent: { isComposing: isComposed } as KeyboardEvent });

it('a key that ends a word is told in every browser, in Safari by its number alone', () => {
  expect([pressed(229, true), pressed(13, true), pressed(229, false)]).toEqual([true, true, true]);
  expect(pressed(13, false)).toBe(false);
});
