import { CODE_LENGTH } from '@sternklar/contracts/constants';

/** What a code field keeps of what was typed or pasted: letters and digits only ('ABC 123' is whole), at most six. */
export const cleanCode = (typed: string): string => typed.replace(/[^\p{L}\p{N}]/gu, '').slice(0, CODE_LENGTH);

export type PasswordStrength = 'zu kurz' | 'schwach' | 'mittel' | 'stark';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** A rough opinion for the person who types; the server decides. Length counts more than odd characters. */
export const passwordStrength = (password: string, minLength: number): PasswordStrength => {
  if (password.length < minLength) return 'zu kurz';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 5) return 'schwach';
  const points = Math.min(password.length, 20) + 2 * kinds;
  if (points >= 18) return 'stark';
  return points >= 14 ? 'mittel' : 'schwach';
};
