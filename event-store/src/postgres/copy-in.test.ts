import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { copyIn } from './copy-in.ts';
import { openSession } from './session.ts';

const COPY = 'copy copy_in.written (number, word) from stdin';

describe('Copying rows in', () => {
  let database: TestDatabase;
  let client: pg.Client;

  const written = async () =>
    (await client.query<{ number: number; word: string | null }>('select * from copy_in.written order by 1')).rows;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    await client.query('create schema copy_in; create table copy_in.written (number integer primary key, word text)');
  });
  afterEach(() => client.query('truncate copy_in.written'));
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test('adds a row for each line', async () => {
    await copyIn(client, COPY, '1\tStern\n2\t\\N\n');
    expect(await written()).toEqual([
      { number: 1, word: 'Stern' },
      { number: 2, word: null },
    ]);
  });

  test('adds none where one is refused, and leaves the connection as good as it was', async () => {
    await expect(copyIn(client, COPY, '1\tStern\n1\tnoch einmal\n')).rejects.toMatchObject({ code: '23505' });
    await expect(copyIn(client, COPY, 'keine Zahl\tStern\n')).rejects.toMatchObject({ code: '22P02' });
    await expect(copyIn(client, 'copy copy_in.nowhere from stdin', '1\n')).rejects.toMatchObject({ code: '42P01' });
    await copyIn(client, COPY, '');
    expect(await written()).toEqual([]);
  });

  test('belongs to the transaction around it', async () => {
    await client.query('begin');
    await copyIn(client, COPY, '1\tStern\n');
    await client.query('rollback');
    expect(await written()).toEqual([]);
  });

  test('rejects when the connection is lost', async () => {
    const other = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    await client.query('begin; lock table copy_in.written');
    const copying = copyIn(other, COPY, '1\tStern\n');
    const refused = expect(copying).rejects.toThrow(/terminat/);
    await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await refused;
    await client.query('rollback');
    await other.end().catch(() => undefined);
  });
});
