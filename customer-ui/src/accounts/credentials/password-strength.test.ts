import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

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
