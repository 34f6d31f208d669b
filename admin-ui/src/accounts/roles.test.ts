import { expect, it } from 'vitest';
import { rolesInWords } from './roles.ts';

it.each([
  [true, false, 'Admin'],
  [false, true, 'Prüfer'],
  [true, true, 'Admin, Prüfer'],
  [false, false, 'Kunde'],
])('admin %s, auditor %s: %s', (is_admin, is_auditor, words) => {
  expect(rolesInWords({ is_admin, is_auditor })).toBe(words);
});
