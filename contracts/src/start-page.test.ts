import { expect, it } from 'vitest';
import { startPageOf, startPagesFor } from './start-page.ts';

it.each([
  [undefined, true, 'desk'],
  [undefined, false, 'audit'],
  ['figures', true, 'figures'],
  ['invoices', false, 'invoices'],
  ['figures', false, 'audit'],
  ['desk', false, 'audit'],
] as const)('who chose %s, an admin: %s, begins at %s', (chosen, isAdmin, page) => {
  expect(startPageOf(chosen, isAdmin)).toBe(page);
});

it('offers auditors no page that is for admins alone', () => {
  expect(startPagesFor(false)).not.toContain('figures');
  expect(startPagesFor(true)).toContain('figures');
});
