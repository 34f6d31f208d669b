import { describe, expect, it } from 'vitest';
import { heirOf } from './card-focus.ts';

describe('when a card is removed, the keyboard goes on at', () => {
  it('the card that takes its place', () => {
    expect(heirOf('b', ['a', 'b', 'c'], ['a', 'c'])).toBe('c');
    expect(heirOf('a', ['a', 'b', 'c'], ['b', 'c'])).toBe('b');
  });

  it('the one before when it was the last', () => {
    expect(heirOf('c', ['a', 'b', 'c'], ['a', 'b'])).toBe('b');
  });

  it('a card that is still there when others went with it, and not one that has just come', () => {
    expect(heirOf('b', ['a', 'b', 'c', 'd'], ['new', 'a', 'd'])).toBe('d');
  });

  it('no card when none is left', () => {
    expect(heirOf('a', ['a'], [])).toBeNull();
  });
});
