import { describe, expect, it } from 'vitest';
import { saidBySigns } from './signs.ts';

describe('pictures alone', () => {
  it.each([
    ['👍', 'thanks'],
    ['🙏🏻 ❤️!', 'thanks'],
    ['🤬🤬', 'complaint'],
    ['🤔', 'greeting'],
    ['👍 und der Preis?', null],
    ['59', null],
    ['???', null],
    ['', null],
  ])('%s', (message, said) => {
    expect(saidBySigns(message)).toBe(said);
  });
});
