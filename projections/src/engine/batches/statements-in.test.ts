import { describe, expect, it } from 'vitest';
import { statementsIn } from './statements-in.ts';

const tables = 'create table review (id uuid); create table review_count (reviews bigint);';
const sent = (text: string, ...values: unknown[]) => statementsIn('rm_x_v1', { tables }, [{ text, values }])[0];

describe('a statement in a schema', () => {
  it('names its tables there, and nothing else', () => {
    const { text } = sent(
      'with added as (insert into review (id) select id from new_review) update review_count as total set reviews = 1 from added join review using (id)',
    ) ?? { text: '' };
    expect(text).toBe(
      'with added as (insert into rm_x_v1.review (id) select id from new_review) update rm_x_v1.review_count as total set reviews = 1 from added join rm_x_v1.review using (id)',
    );
  });

  it.each([
    'select 1 from added, review where true',
    'update review set id = null from added as a, review_count',
    'delete from review using added,\n  only review_count as total',
  ])('is refused where a table stands after a comma, which would not be found: %s', (text) => {
    expect(() => sent(text)).toThrow('stands after a comma: list tables with join');
  });

  it('may name columns by their table after a comma', () => {
    const text = 'insert into review select review.id, review.name, review_id from review cross join review_count';
    expect(sent(text)?.text).toContain('rm_x_v1.review cross join rm_x_v1.review_count');
  });

  it('has a single row written out, under a name of its own', () => {
    const text = 'insert into review select * from unnest($1::uuid[], $2::text[]) where $3';
    const one = sent(text, ['a'], ['b'], true);
    expect(one).toMatchObject({
      text: 'insert into rm_x_v1.review select * from (values ($1::uuid, $2::text)) as one_row where $3',
      values: ['a', 'b', true],
    });
    const two = sent(text, ['a', 'c'], ['b', 'd'], true);
    expect(two).toMatchObject({
      text: 'insert into rm_x_v1.review select * from unnest($1::uuid[], $2::text[]) where $3',
      values: [['a', 'c'], ['b', 'd'], true],
    });
    expect(one?.name).not.toBe(two?.name);
    expect(sent(text, ['e'], ['f'], false)?.name).toBe(one?.name);
  });

  it('keeps arrays that are no rows', () => {
    expect(sent('delete from review where id = any($1::uuid[])', ['a'])?.values).toEqual([['a']]);
  });
});
