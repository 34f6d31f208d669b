import type { Pool } from 'pg';
import type { ReactorLease } from '../reactors/reactor-leases.ts';
import { type Edge, edgeOf, type Tile, type TileAddress } from './tiles.ts';

export type Query = ReactorLease['query'];

/** How far the tree is. */
export interface TreeState {
  readonly origin: string;
  readonly size: number;
  /** Of the newest event in the tree. */
  readonly position: number;
  /** The newest checkpoint, signed; null before there is one. */
  readonly note: string | null;
}

export interface Leaf {
  readonly index: number;
  readonly position: number;
  readonly eventId: string;
}

/** Everything one step adds: leaves with their tiles, and the checkpoint over them. */
export interface Growth {
  readonly leaves: readonly Leaf[];
  readonly tiles: readonly Tile[];
  readonly size: number;
  readonly position: number;
  readonly note: string;
  /** The time in the note; null for one without. */
  readonly time: Date | null;
}

/** A checkpoint of its own is kept when the last one is this old, in seconds. */
const KEPT_EVERY_S = 3_600;
/** One that carries no time bounds nothing, and would keep one that does from being kept. */
const UNTIMED_EVERY_S = 86_400;

export const queryOf =
  (pool: Pool): Query =>
  async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await pool.query<Row>(text, [...values])).rows;

/** Names the log for good; later callers get the name that it has. */
export const nameLog = async (query: Query, origin: string): Promise<string> => {
  await query('insert into transparency_log.log (origin) values ($1) on conflict do nothing', [origin]);
  return (await readState(query)).origin;
};

export const readState = async (query: Query): Promise<TreeState> => {
  const [state] = await query<TreeState>('select origin, size, position, note from transparency_log.log', []);
  if (!state) throw new Error('The transparency log has no name yet.');
  return state;
};

/** All at once; tiles that are not there are missing in the answer. */
export const readTiles = async (query: Query, addresses: readonly TileAddress[]): Promise<readonly Tile[]> =>
  query<Tile>(
    `select level, index, hashes from transparency_log.tiles
     join unnest($1::smallint[], $2::bigint[]) as wanted (level, index) using (level, index)`,
    [addresses.map(({ level }) => level), addresses.map(({ index }) => index)],
  );

export const readEdge = async (query: Query, size: number): Promise<Edge> => {
  const addresses = edgeOf(size);
  const stored = await readTiles(query, addresses);
  return addresses.map(
    (address) =>
      stored.find(({ level, index }) => level === address.level && index === address.index) ?? {
        ...address,
        hashes: Buffer.alloc(0),
      },
  );
};

/** One statement, so all of it or nothing. */
export const writeGrowth = async (
  query: Query,
  { leaves, tiles, size, position, note, time }: Growth,
): Promise<void> => {
  await query(
    `with new_leaves as (
       insert into transparency_log.leaves (index, position, event_id)
       select * from unnest($1::bigint[], $2::bigint[], $3::uuid[])
     ), new_tiles as (
       insert into transparency_log.tiles (level, index, hashes)
       select * from unnest($4::smallint[], $5::bigint[], $6::bytea[])
       on conflict (level, index) do update set hashes = excluded.hashes
     ), kept as (${KEEP_NOW_AND_THEN})
     update transparency_log.log set size = $7, position = $9, note = $8`,
    [
      leaves.map(({ index }) => index),
      leaves.map((leaf) => leaf.position),
      leaves.map(({ eventId }) => eventId),
      tiles.map(({ level }) => level),
      tiles.map(({ index }) => index),
      tiles.map(({ hashes }) => hashes),
      ...[size, note, position, time],
    ],
  );
};

const KEEP_NOW_AND_THEN = `
  insert into transparency_log.checkpoints (size, note, signed_at, stated_at)
  select $7, $8, now(), $10::timestamptz
  where case when $10::timestamptz is null
    then now() - make_interval(secs => ${UNTIMED_EVERY_S}) >= coalesce(
      (select signed_at from transparency_log.checkpoints order by size desc limit 1), '-infinity')
    -- Whatever others had kept without a time keeps none that has one from being kept.
    else now() - make_interval(secs => ${KEPT_EVERY_S}) >= coalesce(
      (select signed_at from transparency_log.checkpoints where stated_at is not null order by stated_at desc, size desc limit 1),
      '-infinity') end
  on conflict (size) do nothing`;

/** Replaces the newest checkpoint by the same one with other signatures, as long as it is of that size. */
export const writeNote = async (query: Query, { size, note }: Pick<Growth, 'size' | 'note'>): Promise<void> => {
  await query('update transparency_log.log set note = $1 where size = $2', [note, size]);
};

/** What the database's clock says. */
export const readClock = async (query: Query): Promise<Date> => {
  const [row] = await query<{ time: Date }>('select pg_catalog.clock_timestamp() as time', []);
  if (!row) throw new Error('The database did not tell the time.');
  return row.time;
};

/** Adds the keys that sign from now on, and marks all others as retired. */
export const writeKeys = async (query: Query, keys: readonly string[]): Promise<void> => {
  await query(
    `with added as (
       insert into transparency_log.keys (key, added_at) select key, now() from unnest($1::text[]) as key
       on conflict (key) do update set retired_at = null
     )
     update transparency_log.keys set retired_at = now() where key <> all($1) and retired_at is null`,
    [keys],
  );
};
