import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { arrayText } from './array-text.ts';
import { createPool } from './pool.ts';

describe('a list as one parameter', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('is read by PostgreSQL as what it was', async () => {
    const pool = createPool({ url: database.url, max: 1, applicationName: 'sternklar-tests' });
    const read = async (items: readonly unknown[], type: string) =>
      (await pool.query(`select $1::${type}[] as items`, [arrayText(items)])).rows[0].items;
    const text = fc.string({ unit: 'grapheme' }).map((some) => some.replaceAll('\u0000', ''));
    const word = fc.oneof(text, fc.constantFrom('', 'NULL', '{a,b}', '"', '\\', ' a ', 'C:\\N'), fc.constant(null));
    await fc.assert(
      fc.asyncProperty(fc.array(word), async (words) => {
        expect(await read(words, 'text')).toEqual(words);
      }),
      { numRuns: 100 },
    );
    expect(await read([1.5, null, -7, 1e21], 'float8')).toEqual([1.5, null, -7, 1e21]);
    expect(await read([true, undefined, false], 'boolean')).toEqual([true, null, false]);
    await pool.end();
  });

  test.each([[['a', { b: 1 }]], [[new Date(0)]], [[['a']]], [[Buffer.from('a')]]])('is left to pg: %j', (items) => {
    expect(arrayText(items)).toBeNull();
  });
});
