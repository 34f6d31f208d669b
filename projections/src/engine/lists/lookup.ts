import type pg from 'pg';
import { searchableText } from '../read-model/stored-text.ts';
import { beginning, containing } from './conditions.ts';
import type { Listing } from './listing.ts';

/** A few rows that a text finds. */
export interface Lookup {
  readonly text: string;
  readonly limit: number;
}

/** Shorter texts are in no trigram but those of a word's beginning. */
const TRIGRAM = 3;
/** So many of those that were found are put in order: whoever looks for one of more types another letter. */
const CANDIDATES = 200;

/**
 * The pattern of `like` for what is looked up in a column with a trigram index: three letters are found anywhere, fewer where
 * the column begins; undefined when there are none.
 */
const patternOf = (text: string): string | undefined =>
  searchableText(text).length < TRIGRAM ? beginning(text) : containing(text);

/**
 * What a text finds by a column of searchable text (`key`), soon instead of completely: what begins with it comes first,
 * then the newest. Nothing is counted, and only so many rows are looked at as a person could choose among.
 */
export async function lookUp<Found extends pg.QueryResultRow, Row>(
  pool: pg.Pool,
  { table, select: { columns, joins }, toRow }: Listing<Found, Row>,
  { key, text, limit }: Lookup & { readonly key: string },
): Promise<readonly Row[]> {
  const pattern = patternOf(text);
  if (pattern === undefined) return [];
  const { rows } = await pool.query<Found>(
    `with candidates as materialized (
       select id, created_at, ${key} like $2 as begins from ${table} where ${key} like $1 limit ${CANDIDATES}
     ), found as materialized (
       select id, begins from candidates order by begins desc, created_at desc, id desc limit $3
     )
     select ${columns} from found join ${table} as item using (id) ${joins}
     order by found.begins desc, item.created_at desc, item.id desc`,
    [pattern, beginning(text), limit],
  );
  return rows.map(toRow);
}
