import { describe, expect, it } from 'vitest';
import { copiedRowsOf } from './copied-rows.ts';

const ADD = `insert into entry (id, at, word) select * from unnest($2::uuid[], $1::timestamptz[], $3::text[])
  on conflict (id) do nothing`;

describe('rows that a statement only adds', () => {
  it('are known by its text, with each column’s type and values', () => {
    const rows = copiedRowsOf({ text: ADD });
    expect(rows).toMatchObject({
      table: 'entry',
      columns: ['id', 'at', 'word'],
      types: ['uuid', 'timestamptz', 'text'],
    });
    expect(
      rows?.lines([
        ['2026-01-05', '2026-01-06'],
        ['a', 'b'],
        ['eins', null],
      ]),
    ).toBe('a\t2026-01-05\teins\nb\t2026-01-06\t\\N\n');
  });

  it('say texts as they are, and truths and numbers as PostgreSQL reads them', () => {
    const text = 'insert into entry (word) select * from unnest($1::text[]) on conflict (word) do nothing';
    const words = ['a\tb', 'a\nb\rc', 'C:\\N', '\\N', '', '"{,}"', 'ä„…“', 7, 1.5, true, false, undefined];
    expect(copiedRowsOf({ text })?.lines([words])).toBe(
      ['a\\tb', 'a\\nb\\rc', 'C:\\\\N', '\\\\N', '', '"{,}"', 'ä„…“', '7', '1.5', 'true', 'false', '\\N', ''].join(
        '\n',
      ),
    );
  });

  it('are not copied when a value is more than that', () => {
    const text = 'insert into entry (word) select * from unnest($1::jsonb[]) on conflict (word) do nothing';
    expect(copiedRowsOf({ text })?.lines([[{ word: 'a' }]])).toBeNull();
  });

  it.each([
    ['change what is there', ADD.replace('nothing', 'update set word = excluded.word')],
    ['name their values', ADD.replace('*', 'id, at, lower(word)')],
    ['join others', ADD.replace('on conflict', 'join entry on true on conflict')],
    ['go on', `${ADD} returning id`],
    ['come after others', `with moved as (delete from entry) ${ADD}`],
    ['have fewer columns', ADD.replace(', word)', ')')],
    ['are none', 'delete from entry'],
  ])('are not known of statements that %s', (_, text) => {
    expect(copiedRowsOf({ text })).toBeNull();
  });
});
