import { describe, expect, it } from 'vitest';
import { cleanCode, passwordStrength } from './typed.ts';

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

describe('the strength of a password', () => {
  it.each([
    ['', 'zu kurz'],
    ['abc12', 'zu kurz'],
    ['abcdef', 'schwach'],
    ['aaaaaaaaaaaaaaaaaaaa', 'schwach'],
    ['abcdef123', 'schwach'],
    ['Sommer2026', 'mittel'],
    ['korrekt pferd batterie', 'stark'],
    ['N4chth!mmel', 'stark'],
  ])('of %j is called %s', (password, strength) => {
    expect(passwordStrength(password, 6)).toBe(strength);
  });
});
