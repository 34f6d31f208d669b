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
