import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { allMigrations } from './migrations.ts';

test('every capability’s own tables are in the list', () => {
  const files = globSync('**/*.tables.sql', { cwd: join(import.meta.dirname, '..') }).map((file) =>
    basename(file, '.sql'),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(allMigrations.map(({ id }) => id)).toEqual(expect.arrayContaining(files));
});

test('no two migrations share an id', () => {
  const ids = allMigrations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
