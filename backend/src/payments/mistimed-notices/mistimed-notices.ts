import type { Pool } from 'pg';

/** A payment provider's signed notices that are refused, since their time is too far from ours. */
export interface Mistimed {
  readonly provider: string;
  /** By how much our clock was ahead of the newest one, behind below zero. */
  readonly secondsAhead: number;
  readonly refused: number;
}

/** The table `payments.mistimed_notices`. */
export interface MistimedNotices {
  /** One more was refused. True: the first since one came in time. */
  add(provider: string, secondsAhead: number): Promise<boolean>;
  /** One came in time. True: some were refused before. */
  end(provider: string): Promise<boolean>;
  list(): Promise<readonly Mistimed[]>;
}

export const createMistimedNotices = (pool: Pool): MistimedNotices => ({
  async add(provider, secondsAhead) {
    const { rows } = await pool.query<{ refused: number }>(
      `insert into payments.mistimed_notices as known (provider, seconds_ahead, refused) values ($1, $2, 1)
       on conflict (provider) do update set seconds_ahead = excluded.seconds_ahead, refused = known.refused + 1
       returning refused`,
      [provider, Math.round(secondsAhead)],
    );
    return rows[0]?.refused === 1;
  },
  async end(provider) {
    const { rowCount } = await pool.query('delete from payments.mistimed_notices where provider = $1', [provider]);
    return rowCount === 1;
  },
  async list() {
    const { rows } = await pool.query<Mistimed>(
      `select provider, seconds_ahead as "secondsAhead", refused from payments.mistimed_notices order by provider`,
    );
    return rows;
  },
});
