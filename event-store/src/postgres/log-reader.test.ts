import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { READ_STATEMENTS, READER_SETTINGS } from './log-reader.ts';
import { createPool } from './pool.ts';

describe('A statement that reads', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test.each(Object.entries(READ_STATEMENTS))(
    '%s keeps a plan that scales, though it was made when the tables were empty',
    async (_, text) => {
      const pool = createPool({
        url: database.url,
        max: 1,
        applicationName: 'sternklar-tests',
        settings: READER_SETTINGS,
      });
      const { rows } = await pool.query(`explain (generic_plan, format text) ${text}`);
      await pool.end();
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan using|Bitmap Index Scan on/);
      expect(plan).not.toContain('Seq Scan');
    },
  );
});
