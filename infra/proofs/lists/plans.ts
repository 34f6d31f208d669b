import { createQueries, type Queries } from '@sternklar/projections/queries';
import type pg from 'pg';
import { type Case, requestOf } from './cases.ts';
import { indexesOf, type PlanNode, sortedRows, wholeReadings } from './plan.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The product's own queries, with every statement that they send. */
const recordedQueries = (client: pg.Pool): { readonly queries: Queries; taken(): readonly Statement[] } => {
  let statements: Statement[] = [];
  const query = (asked: string | pg.QueryConfig, values: unknown[] = []) => {
    const statement = typeof asked === 'string' ? { text: asked, values } : { values, ...asked };
    statements.push({ text: statement.text, values: statement.values });
    return client.query(statement.text, [...statement.values]);
  };
  return {
    queries: createQueries({ query } as unknown as pg.Pool),
    taken() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
};

/** A whole table read for a filter or an order. */
export interface WholeReading {
  readonly table: string;
  /** Rows of the table. */
  readonly size: number;
  /** Part of the table's rows that were wanted of it. */
  readonly wanted: number;
  /** What serves the statement where whole tables may not be read; null: nothing does. */
  readonly instead: string | null;
}

export interface CasePlan {
  readonly indexes: readonly string[];
  readonly wholeReadings: readonly WholeReading[];
  /** Rows that were put in order without an index, where they were many. */
  readonly sorted: readonly number[];
}

/** How PostgreSQL answers the statements of a case, by its own plans; small tables are not looked at. The pool has one connection. */
export const createPlanner = async (client: pg.Pool, smallTable: number) => {
  const tables = await client.query<{ name: string; rows: number }>(
    `select relname as name, greatest(reltuples, 0)::integer as rows from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`,
  );
  const sizes = new Map<string, number>();
  for (const { name, rows: size } of tables.rows) sizes.set(name, Math.max(size, sizes.get(name) ?? 0));
  const sizeOf = (table: string) => sizes.get(table) ?? 0;
  const { queries, taken } = recordedQueries(client);

  const explain = async ({ text, values }: Statement): Promise<PlanNode> => {
    const { rows: lines } = await client.query(`explain (format json) ${text}`, [...values]);
    return lines[0]['QUERY PLAN'][0].Plan;
  };
  const withoutWholeReadings = async (statement: Statement): Promise<PlanNode> => {
    await client.query('set enable_seqscan = off');
    try {
      return await explain(statement);
    } finally {
      await client.query('reset enable_seqscan');
    }
  };
  const planOf = async (statement: Statement): Promise<CasePlan> => {
    const plan = await explain(statement);
    const whole = wholeReadings(plan).filter(({ table }) => sizeOf(table) >= smallTable);
    const sorted = sortedRows(plan).filter((rows) => rows >= smallTable);
    if (whole.length === 0) return { indexes: indexesOf(plan), wholeReadings: [], sorted };
    const other = await withoutWholeReadings(statement);
    const instead = wholeReadings(other).some(({ table }) => sizeOf(table) >= smallTable) ? null : indexesOf(other);
    return {
      indexes: indexesOf(plan),
      sorted,
      wholeReadings: whole.map(({ table, rows: wanted }) => ({
        table,
        size: sizeOf(table),
        wanted: wanted / sizeOf(table),
        instead: instead?.join(', ') ?? null,
      })),
    };
  };
  return async (one: Case, offset: number, now: Date): Promise<CasePlan> => {
    await queries[one.list.name].page(requestOf(one, offset), now);
    const plans: CasePlan[] = [];
    for (const statement of taken()) plans.push(await planOf(statement));
    return {
      indexes: plans.flatMap(({ indexes }) => indexes),
      wholeReadings: plans.flatMap((plan) => plan.wholeReadings),
      sorted: plans.flatMap(({ sorted }) => sorted),
    };
  };
};
