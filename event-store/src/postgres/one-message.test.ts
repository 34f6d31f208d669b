import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inOneMessage, type NamedQuery } from './one-message.ts';
import { openSession } from './session.ts';

const query = (text: string, ...values: unknown[]): NamedQuery => ({ name: text.slice(0, 60), text, values });
const insert = (number: number) => query('insert into one_message.written values ($1)', number);

describe('Queries in one message', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let client: pg.Client;

  const written = async () => (await owner.query('select number from one_message.written order by number')).rows;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    client = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    await owner.query('create schema one_message; create table one_message.written (number integer)');
  });
  afterEach(() => owner.query('truncate one_message.written'));
  afterAll(async () => {
    await Promise.all([owner.end(), client.end()]);
    await database.drop();
  });

  test('are one transaction, and answer the rows of the last one', async () => {
    const rows = await inOneMessage(client, [
      insert(1),
      insert(2),
      query(
        'select number, xmin = pg_current_xact_id()::xid as ours, now() as at, null as nothing from one_message.written',
      ),
    ]);
    const at = expect.any(Date);
    expect(rows).toEqual([
      { number: 1, ours: true, at, nothing: null },
      { number: 2, ours: true, at, nothing: null },
    ]);
  });

  test('leave nothing when one fails, and say which failure it was', async () => {
    const failing = query('select 1 / $1::integer', 0);
    await expect(inOneMessage(client, [insert(1), failing, insert(2)])).rejects.toMatchObject({ code: '22012' });
    expect(await written()).toEqual([]);
    await inOneMessage(client, [insert(3), query('select 1 / $1::integer', 1)]);
    expect(await written()).toEqual([{ number: 3 }]);
  });

  test('can be sent again after a failure that came before they were all prepared', async () => {
    const later = query('insert into one_message.written select $1::integer + 10', 1);
    await expect(inOneMessage(client, [query('select 2 / $1::integer', 0), later])).rejects.toThrow();
    await inOneMessage(client, [later]);
    await inOneMessage(client, [later]);
    expect(await written()).toEqual([{ number: 11 }, { number: 11 }]);
  });

  test('are part of a transaction that is open', async () => {
    await inOneMessage(client, [query('begin'), insert(1)]);
    await inOneMessage(client, [insert(2)]);
    expect(await written()).toEqual([]);
    await inOneMessage(client, [query('rollback')]);
    expect(await written()).toEqual([]);
  });

  test('are refused before they are sent when a value cannot be written, and the connection goes on', async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    await expect(inOneMessage(client, [insert(1), query('select $1::text', circle)])).rejects.toThrow(/circular/i);
    await inOneMessage(client, [insert(2)]);
    expect(await written()).toEqual([{ number: 2 }]);
  });

  test('do not wait for ever', async () => {
    const impatient = await openSession({ url: database.url, applicationName: 'sternklar-tests' });
    await expect(inOneMessage(impatient, [query('select pg_sleep(5)')], { timeoutMs: 50 })).rejects.toThrow(/timeout/);
    impatient.connection.stream.destroy();
  });
});
