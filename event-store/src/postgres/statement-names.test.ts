import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPool } from './pool.ts';
import { createStatementNames } from './statement-names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const times = (count: number, nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: count }, () => nameOf(text));

test('A statement that is asked often gets a name of its own, and keeps it', () => {
  const nameOf = createStatementNames();
  expect(times(4, nameOf, 'select a')).toEqual([undefined, undefined, 'often-1', 'often-1']);
  expect(times(4, nameOf, 'select b')).toEqual([undefined, undefined, 'often-2', 'often-2']);
  expect(nameOf('select a')).toBe('often-1');
});

test('There are no more names than allowed, and statements that come once are not remembered for ever', () => {
  const nameOf = createStatementNames({ worthAfter: 2, names: 1, counted: 2 });
  expect([nameOf('select 1'), nameOf('select 2'), nameOf('select 3'), nameOf('select 1')]).toEqual(
    Array.from({ length: 4 }),
  );
  expect(nameOf('select 1')).toBe('often-1');
  expect(times(3, nameOf, 'select 2')).toEqual([undefined, undefined, undefined]);
});

test('Columns that a text does not name may become others, so it gets no name', () => {
  const nameOf = createStatementNames();
  for (const text of ['select * from a', 'select a.* from a', 'delete from a returning *'])
    expect(times(4, nameOf, text)).toEqual(Array.from({ length: 4 }));
  expect(times(3, nameOf, 'select count(*)::integer from a').at(-1)).toBe('often-1');
});

test('A connection has the server prepare it, and answers as before, also when a column was added or the table was replaced', async () => {
  const pool = createPool({ url: database.url, max: 1, applicationName: 'sternklar-tests', prepares: true });
  const owner = createPool({ url: database.ownerUrl, max: 1, applicationName: 'sternklar-tests' });
  const { user } = (await pool.query<{ user: string }>('select current_user as "user"')).rows[0] ?? { user: '' };
  const ofThree = async () =>
    (await pool.query<{ name: string }>('select name from often.thing where id = $1', [3])).rows.map(
      ({ name }) => name,
    );
  await owner.query(`create schema often; create table often.thing (id int, name text);
    insert into often.thing values (3, 'three'); grant usage on schema often to "${user}";
    grant select on all tables in schema often to "${user}"`);
  for (let count = 0; count < 9; count += 1) expect(await ofThree()).toEqual(['three']);
  const prepared = 'select name, generic_plans > 0 as generic from pg_prepared_statements';
  expect((await pool.query(prepared)).rows).toEqual([{ name: 'often-1', generic: true }]);
  await owner.query(`alter table often.thing add column color text`);
  expect(await ofThree()).toEqual(['three']);
  await owner.query(`alter table often.thing rename to former; create table often.thing (id int, color text, name text);
    insert into often.thing values (3, 'blue', 'drei'); grant select on all tables in schema often to "${user}"`);
  expect(await ofThree()).toEqual(['drei']);
  await Promise.all([pool.end(), owner.end()]);
});

test('A statement that fails fails for whoever asked, and the next one is answered', async () => {
  const pool = createPool({ url: database.url, max: 1, applicationName: 'sternklar-tests', prepares: true });
  const half = (of: number) => pool.query<{ half: number }>('select 1 / $1::int as half', [of]);
  for (let count = 0; count < 4; count += 1) await half(1);
  await expect(half(0)).rejects.toThrow('division by zero');
  expect((await half(1)).rows).toEqual([{ half: 1 }]);
  await pool.end();
});
