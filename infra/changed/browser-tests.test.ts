import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../commands/steps.ts';
import { browserTestsFor, namedInTable } from './browser-tests.ts';

const STEPS = 'customer-ui/e2e/steps.ts';
const uses = new Map<string, readonly string[]>([
  ['customer-ui/e2e/flows.test.ts', [STEPS]],
  ['customer-ui/e2e/screens/errors.test.ts', []],
  ...Array.from({ length: 9 }, (_, n) => [`admin-ui/e2e/${n}.test.ts`, ['admin-ui/e2e/admin.ts']] as const),
]);
const testsFor = (...changed: readonly string[]) => browserTestsFor(uses, changed).tests;

it.each(namedInTable)('the table names what is there: %s', (test) => {
  expect(existsSync(resolve(root, test))).toBe(true);
});

it('a screen is shown by the tests of its folder, and of no folder around it', () => {
  expect(testsFor('admin-ui/src/overview/Chart.tsx')).toEqual(['admin-ui/e2e/screens/overview.test.ts']);
  expect(testsFor('customer-ui/src/main.tsx')).toEqual(['customer-ui/e2e/public-pages.test.ts']);
});

it.each(['customer-ui', 'admin-ui', 'chat-widget'])('every folder of %s has some', (ui) => {
  expect(testsFor(`${ui}/src/somewhere/new/Screen.tsx`)).not.toEqual([]);
});

it.each(['customer-ui/src/ui/toasts.test.ts', 'backend/src/reviews/review.ts', 'customer-ui/e2e/gone.test.ts'])(
  'nothing is shown of %s',
  (file) => {
    expect(testsFor(file)).toEqual([]);
  },
);

it('a test that changed is run, and so is one whose helper changed', () => {
  expect(testsFor('customer-ui/e2e/screens/errors.test.ts', STEPS)).toEqual([
    'customer-ui/e2e/screens/errors.test.ts',
    'customer-ui/e2e/flows.test.ts',
  ]);
});

it('no more than four, and it says how many are left out', () => {
  const { tests, leftOut } = browserTestsFor(uses, ['admin-ui/e2e/admin.ts']);
  expect([tests.length, leftOut]).toEqual([4, 5]);
});
