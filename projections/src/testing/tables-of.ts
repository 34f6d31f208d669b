import type { Queryable } from '../engine/checkpoints/checkpoints.ts';

/** Everything a schema's tables hold, by table, in an order of its own: for comparing two of them. */
export const tablesOf = async (database: Queryable, schema: string): Promise<Readonly<Record<string, unknown[]>>> => {
  const { rows: tables } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = $1 order by table_name`,
    [schema],
  );
  if (tables.length === 0) return {};
  const { rows: contents } = await database.query<{ name: string; rows: unknown[] }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(item) order by to_jsonb(item)::text), '[]') as rows
             from ${schema}.${name} as item`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(contents.map(({ name, rows }) => [name, rows]));
};
