import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { isDatabaseUnavailable } from './failure.ts';

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

it("tells the database's trouble from a projection's", async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 2, applicationName: 'sternklar-tests', statementTimeoutMs: 1_000 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const failure = (sql: string) => failureOf(pool.query(sql));

  expect(isDatabaseUnavailable(await failure('select pg_terminate_backend(pg_backend_pid())'))).toBe(true);
  expect(isDatabaseUnavailable(await failure(`set statement_timeout = 1; select pg_sleep(60)`))).toBe(false);
  expect(isDatabaseUnavailable(await failure('select 1 / 0'))).toBe(false);
  expect(isDatabaseUnavailable(new TypeError('no'))).toBe(false);
});

it('takes a server that does not answer for unavailable', async () => {
  const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1, applicationName: 'sternklar-tests' });
  onTestFinished(() => pool.end());
  expect(isDatabaseUnavailable(await failureOf(pool.query('select 1')))).toBe(true);
});
