import type { Pool } from 'pg';
import type { ClockDoubt, OpenClockDoubt } from './clock-doubt.ts';

/** What the database says of clocks. */
export interface ClockState {
  /** Its own, in milliseconds. */
  readonly database: number;
  /** The last sign of life, likewise; null: the product never ran. */
  readonly seenAt: number | null;
  readonly open: OpenClockDoubt | null;
  /** Of the doubt that was confirmed last; 0: none ever was. */
  readonly confirmed: number;
}

/** The tables `operations.clock_life` and `operations.clock_doubts`, the same for all processes. */
export interface ClockTable {
  read(): Promise<ClockState>;
  /** Writes down that the product lives, by the database's clock. */
  live(): Promise<void>;
  /** Writes a doubt down unless one is open; the open one. */
  raise(doubt: ClockDoubt, found: { readonly at: Date; readonly by: string }): Promise<OpenClockDoubt | null>;
  /** Ends a doubt, and counts time from now on. False where it is over already. */
  confirm(id: number): Promise<boolean>;
}

const OPEN = `
  select id::int, kind, seconds, raised_at as "raisedAt", process_at as "processAt", raised_by as "raisedBy"
  from operations.clock_doubts where confirmed_at is null`;
const READ = `
  select (extract(epoch from clock_timestamp()) * 1000)::float8 as database,
         (select (extract(epoch from seen_at) * 1000)::float8 from operations.clock_life) as "seenAt",
         (select coalesce(max(id), 0)::int from operations.clock_doubts where confirmed_at is not null) as confirmed`;
const LIVE = `
  insert into operations.clock_life (seen_at) values (clock_timestamp())
  on conflict (single) do update set seen_at = excluded.seen_at`;
const RAISE = `
  insert into operations.clock_doubts (kind, seconds, raised_at, process_at, raised_by)
  values ($1, $2, clock_timestamp(), $3, $4) on conflict do nothing`;
const CONFIRM = `
  with confirmed as (
    update operations.clock_doubts set confirmed_at = clock_timestamp() where id = $1 and confirmed_at is null returning id
  )
  insert into operations.clock_life (seen_at) select clock_timestamp() from confirmed
  on conflict (single) do update set seen_at = excluded.seen_at`;

const UNDEFINED_TABLE = '42P01';

export const createClockTable = (pool: Pick<Pool, 'query'>): ClockTable => {
  const open = async (): Promise<OpenClockDoubt | null> => (await pool.query<OpenClockDoubt>(OPEN)).rows[0] ?? null;
  return {
    async read() {
      const found = await open();
      const { rows } = await pool.query<Omit<ClockState, 'open'>>(READ);
      const [row] = rows;
      if (!row) throw new Error('The database did not say what time it is.');
      return { ...row, open: found };
    },
    async live() {
      await pool.query(LIVE);
    },
    async raise({ kind, seconds }, { at, by }) {
      await pool.query(RAISE, [kind, seconds, at, by]);
      return open();
    },
    async confirm(id) {
      return (await pool.query(CONFIRM, [id])).rowCount === 1;
    },
  };
};

/** The open doubt, also of a database that is not brought up to date yet, which has none. */
export const openClockDoubt = async (pool: Pick<Pool, 'query'>): Promise<OpenClockDoubt | null> => {
  try {
    return (await pool.query<OpenClockDoubt>(OPEN)).rows[0] ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return null;
    throw error;
  }
};
