import type pg from 'pg';
import type { Conditions } from './conditions.ts';
import { COUNT_LIMIT, InvalidListRequest, type ListRequest, MAX_PAGE_SIZE, type Page } from './list-request.ts';

/** A list in SQL: which rows there are, how they are sorted, and how they are shown. */
export interface Listing<Found extends pg.QueryResultRow, Row> {
  /** The table whose rows are listed, with its schema; it has `id` and `created_at`. */
  readonly table: string;
  /** API field → columns to sort by, tie-breakers included; an index in this order serves each. */
  readonly sortable: Readonly<Record<string, readonly string[]>>;
  /** Columns and joins around `item`, the listed table's alias. */
  readonly select: { readonly columns: string; readonly joins: string };
  toRow(found: Found): Row;
}

const NEWEST_FIRST = ['created_at', 'id'];
const ROWS_PER_BATCH = 1_000;

/** How many rows a list has; not exact when counting stopped. */
export interface Total {
  readonly rows: number;
  readonly exact: boolean;
}

/** Counts the rows that meet the conditions, no further than `COUNT_LIMIT`. */
export async function countUpToLimit(pool: pg.Pool, table: string, where: Conditions): Promise<Total> {
  const { rows } = await pool.query<{ total: number }>(
    `select count(*)::integer as total from (select from ${table} where ${where.sql} limit ${COUNT_LIMIT}) as counted`,
    [...where.values],
  );
  const counted = rows[0]?.total ?? 0;
  return { rows: counted, exact: counted < COUNT_LIMIT };
}

/** SQL that answers a total which the read model keeps, as `total`; a list's has the values of the list's own conditions. */
export interface KeptTotal {
  readonly text: string;
}

export async function keptTotal(pool: pg.Pool, { text }: KeptTotal, values: readonly unknown[]): Promise<Total> {
  const { rows } = await pool.query<{ total: number }>(text, [...values]);
  return { rows: rows[0]?.total ?? 0, exact: true };
}

/** Totals of several read models in one statement, by their names; `$1` in their SQL is the moment. */
export async function keptTotals<Name extends string>(
  pool: pg.Pool,
  totals: Readonly<Record<Name, KeptTotal>>,
  now: Date,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(totals) as Name[];
  const { rows } = await pool.query<Record<Name, number>>(
    `select ${names.map((name) => `coalesce((${totals[name].text}), 0)::bigint as ${name}`).join(', ')} from (select $1::timestamptz) as moment`,
    [now],
  );
  if (!rows[0]) throw new Error('PostgreSQL answered no row of totals.');
  return rows[0];
}

export interface AskedPage {
  readonly request: ListRequest;
  readonly where: Conditions;
  /**
   * A function where rows are found quickly whichever there are, as those of one customer: it is not asked when the first page has all.
   * One that is kept comes with the rows of the first page, in one statement.
   */
  readonly total: Total | KeptTotal | (() => Promise<Total>);
}

/** One page. Beyond the middle of a list it is read from the other end, so that the last page costs what the first does. */
export async function readPage<Found extends pg.QueryResultRow, Row>(
  pool: pg.Pool,
  listing: Listing<Found, Row>,
  { request, where, total }: AskedPage,
): Promise<Page<Row>> {
  const { offset } = request;
  const columns = Object.hasOwn(listing.sortable, request.sort.field)
    ? listing.sortable[request.sort.field]
    : undefined;
  if (!columns) throw new InvalidListRequest(`The list cannot be sorted by '${request.sort.field}'.`);
  const limit = Math.min(request.limit, MAX_PAGE_SIZE);
  const { descending } = request.sort;
  if (typeof total === 'function' && offset === 0 && limit > 0) {
    const rows = await select(pool, listing, { where, columns, descending, size: limit, offset });
    return { rows, total: rows.length < limit ? rows.length : (await total()).rows };
  }
  if (isKept(total) && offset === 0 && limit > 0) {
    const selection = { where, columns, descending, size: limit, offset, total };
    const found = await query(pool, listing, selection);
    return { rows: found.map(listing.toRow), total: found[0]?.total_of_list ?? 0 };
  }
  const { rows: all, exact } = await totalOf(pool, total, where);
  const end = Math.min(all, offset + limit);
  const size = end - offset;
  if (size <= 0) return { rows: [], total: all };
  const fromEnd = exact && offset > all / 2;
  const rows = await select(pool, listing, {
    where,
    columns,
    descending: descending !== fromEnd,
    size,
    offset: fromEnd ? all - end : offset,
  });
  return { rows: fromEnd ? rows.reverse() : rows, total: all };
}

const isKept = (total: AskedPage['total']): total is KeptTotal => typeof total === 'object' && 'text' in total;

const totalOf = (pool: pg.Pool, total: AskedPage['total'], { values }: Conditions): Total | Promise<Total> => {
  if (typeof total === 'function') return total();
  return isKept(total) ? keptTotal(pool, total, values) : total;
};

/** All rows that meet the conditions, newest first, a thousand at a time; each batch is a query of its own. */
export async function* readAllRows<Found extends pg.QueryResultRow & { id: string; created_at: Date }, Row>(
  pool: pg.Pool,
  listing: Listing<Found, Row>,
  where: Conditions,
): AsyncIterable<readonly Row[]> {
  let page = where;
  for (;;) {
    const found = await query(pool, listing, {
      where: page,
      columns: NEWEST_FIRST,
      descending: true,
      size: ROWS_PER_BATCH,
      offset: 0,
    });
    if (found.length > 0) yield found.map(listing.toRow);
    const last = found.at(-1);
    if (!last || found.length < ROWS_PER_BATCH) return;
    page = {
      sql: `${where.sql} and (created_at, id) < ($${where.values.length + 1}, $${where.values.length + 2})`,
      values: [...where.values, last.created_at, last.id],
    };
  }
}

interface Selection {
  readonly where: Conditions;
  readonly columns: readonly string[];
  readonly descending: boolean;
  readonly size: number;
  readonly offset: number;
  /** Answered as `total_of_list` with each row. */
  readonly total?: KeptTotal;
}

async function select<Found extends pg.QueryResultRow, Row>(
  pool: pg.Pool,
  listing: Listing<Found, Row>,
  selection: Selection,
): Promise<Row[]> {
  return (await query(pool, listing, selection)).map(listing.toRow);
}

/** Finds the ids first: the rows skipped by an offset are then read in the index alone, and joins see one page only. */
async function query<Found extends pg.QueryResultRow, Row>(
  pool: pg.Pool,
  { table, select: { columns, joins } }: Listing<Found, Row>,
  selection: Selection,
): Promise<(Found & { readonly total_of_list?: number })[]> {
  const direction = selection.descending ? 'desc' : 'asc';
  const orderBy = (prefix: string) => selection.columns.map((column) => `${prefix}${column} ${direction}`).join(', ');
  const total = selection.total ? `, (${selection.total.text})::bigint as total_of_list` : '';
  const { rows } = await pool.query<Found & { readonly total_of_list?: number }>(
    `with page as materialized (
       select id from ${table} where ${selection.where.sql}
       order by ${orderBy('')} limit ${Number(selection.size)} offset ${Number(selection.offset)}
     )
     select ${columns}${total} from page join ${table} as item using (id) ${joins}
     order by ${orderBy('item.')}`,
    [...selection.where.values],
  );
  return rows;
}
