import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { eventStoreMigrations, migrationsIn } from './migrations.ts';

test('the event store’s own migrations come in the order of their numbers', () => {
  const ids = eventStoreMigrations.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
  expect(ids[0]).toBe('001-event-log');
});

test('a folder’s SQL files, and nothing else, become migrations in the order of their names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternklar-sql-'));
  for (const name of ['010-b.sql', '002-a.sql', 'README.md']) writeFileSync(join(folder, name), `-- ${name}`);
  expect(migrationsIn(pathToFileURL(`${folder}/`))).toEqual([
    { id: '002-a', sql: '-- 002-a.sql' },
    { id: '010-b', sql: '-- 010-b.sql' },
  ]);
  rmSync(folder, { recursive: true });
});
