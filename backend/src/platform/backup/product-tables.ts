import type pg from 'pg';

/** A table as it is backed up. */
export interface ProductTable {
  /** `schema.table`; both plain lower-case names. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether it holds the keys of personal data, which are kept apart and not as long. */
  readonly isKeys: boolean;
}

/** Derived from the log, or of no use to anybody after a restore. Everything else is backed up, new tables too. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'projections.own_checkpoints': 'how far the read models are, which begin anew',
  'projections.shared_checkpoints': 'how far they are together',
  'projections.troubles': 'what the read models of that moment failed at',
  'projections.feeds': 'what was published of a log that goes on otherwise',
  'projections.feed_partitions': 'who read a topic how far',
  'http.rate_limits': 'counts of the last minutes',
  'operations.rebuilds': 'rebuilds of read models that are gone',
};

const TABLES = `
  select n.nspname || '.' || c.relname as name, c.oid::int as oid, n.nspname = 'personal_data' as "isKeys",
    array(
      select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns,
    array(select confrelid::int from pg_constraint where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as refers
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any($1)
  order by 1`;

interface Found extends ProductTable {
  readonly oid: number;
  readonly refers: readonly number[];
}

/** The tables in these schemas that a backup holds, each after those it refers to. */
export const productTables = async (
  session: pg.ClientBase,
  schemas: readonly string[],
): Promise<readonly ProductTable[]> => {
  const { rows } = await session.query<Found>(TABLES, [schemas]);
  const waiting = rows.filter(({ name }) => !(name in LEFT_OUT));
  const sorted: ProductTable[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ refers }) => !waiting.some(({ oid }) => refers.includes(oid)));
    const [next] = waiting.splice(Math.max(0, free), 1);
    if (next) sorted.push({ name: next.name, columns: next.columns, isKeys: next.isKeys });
  }
  return sorted;
};

/** The quoted name, for statements. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
