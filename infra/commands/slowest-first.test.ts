import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathOf, SLOWEST, slowestFirst } from './slowest-first.ts';

it('The slowest files begin first, and the others stay in their order', () => {
  const files = ['b.test.ts', SLOWEST[1] ?? '', 'a.test.ts', SLOWEST[0] ?? ''].map((file) => ({
    moduleId: pathOf(file),
  }));
  expect(slowestFirst(files).map(({ moduleId }) => moduleId)).toEqual(
    [SLOWEST[0] ?? '', SLOWEST[1] ?? '', 'b.test.ts', 'a.test.ts'].map(pathOf),
  );
});

it('Each of them is there', () => {
  expect(SLOWEST.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
});
