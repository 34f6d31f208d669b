import { expect, it } from 'vitest';
import { hasLongTests } from './long-tests.ts';

it.each([
  ["it('holds', { tags: 'long' }, () => undefined);", true],
  ["it('holds', { timeout: 1, tags: 'long' }, () => undefined);", true],
  ["plainFirst(1, [1, 2])('holds %i', () => undefined);", true],
  ["eventStoreContract('in memory', createLog);", true],
  ["it('holds', () => undefined);", false],
])('whether a file has long tests is seen by its text: %s', (text, has) => {
  expect(hasLongTests(text)).toBe(has);
});
