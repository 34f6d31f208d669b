import type pg from 'pg';

export interface Hit {
  readonly table: string;
  readonly word: string;
}

/** As a column of bytes shows it. */
const hexOf = (word: string) => Buffer.from(word).toString('hex');

/** Every row of every table of the database that holds a word, as text or as bytes, in whatever case. */
export const searchTables = async (
  sql: pg.Client,
  words: readonly string[],
): Promise<{ readonly hits: readonly Hit[]; readonly tables: number }> => {
  const { rows: tables } = await sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const hits: Hit[] = [];
  for (const { name } of tables) {
    const { rows } = await sql.query<{ word: string }>(
      `select distinct wanted.word from unnest($1::text[], $2::text[]) as wanted (word, bytes)
       join ${name} as item on position(wanted.word in lower(item::text)) > 0
                            or position(wanted.bytes in lower(item::text)) > 0`,
      [words, words.map(hexOf)],
    );
    hits.push(...rows.map(({ word }) => ({ table: name, word })));
  }
  return { hits, tables: tables.length };
};

export const searchLines = (lines: readonly string[], words: readonly string[]): readonly string[] =>
  words.filter((word) => lines.some((line) => line.toLowerCase().includes(word)));
