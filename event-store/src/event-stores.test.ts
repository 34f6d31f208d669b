import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('./', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Files with a function that makes an `EventStore`; tests and their tools make none of their own. */
const adapters = files.filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && /\): \w*EventStore => [{(]/.test(read(path)),
);

test('The adapters of the event store are found by their files', () => {
  expect(adapters).toEqual(
    expect.arrayContaining(['in-memory/in-memory-event-store.ts', 'postgres/postgres-event-store.ts']),
  );
  expect(files.filter((path) => path.endsWith('-event-store.ts')).sort()).toEqual(adapters.toSorted());
});

test.each(adapters)('%s has a test beside it that runs the contract of every event store', (adapter) => {
  const testFile = adapter.replace(/\.ts$/, '.test.ts');
  expect(files).toContain(testFile);
  expect(read(testFile)).toMatch(/^\s*eventStoreContract\('/m);
  expect(read(testFile)).toContain(`from './${adapter.split('/').at(-1)}'`);
});
