import type { Queryable } from '../engine/checkpoints/checkpoints.ts';

/** Everything a schema's tables hold, by table, in an order of its own: for comparing two of them. */
export const tablesOf = async (database: Queryable, schema: string): Promise<Readonly<Record<string, unknown[]>>> => {
  const { rows: tables } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = $1 order by table_name`,
    [schema],
  );
  const contents: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: unknown }>(
      `select to_jsonb(item) as row from ${schema}.${name} as item order by to_jsonb(item)::text`,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
};
