import { describe, expect, it } from 'vitest';
import { cleanCode } from './code-input.ts';

describe('a code field', () => {
  it.each([
    ['ABC123', 'ABC123'],
    ['ABC 123', 'ABC123'],
    ['  a b c\u00a01-2 3 ', 'abc123'],
    ['ABC123456', 'ABC123'],
    ['A1', 'A1'],
    ['\u200bÄ9', 'Ä9'],
    ['', ''],
  ])('keeps of %j only %j', (typed, kept) => {
    expect(cleanCode(typed)).toBe(kept);
  });
});
