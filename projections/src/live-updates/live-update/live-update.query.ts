import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { liveUpdate } from './live-update.projection.ts';

/** One update, ready to send: `payload` is the JSON text of a `LiveUpdate`. */
export interface LiveUpdateRow {
  readonly position: number;
  /** The customer it is for; null for what only admins are told. */
  readonly accountId: string | null;
  readonly payload: string;
}

export interface LiveUpdateRequest {
  /** Position of the last update already sent. */
  readonly position: number;
  /** Whose updates; null for everybody's. */
  readonly accountId: string | null;
  /** Most updates to answer, 1000 at most. */
  readonly limit: number;
}

export interface LiveUpdateQueries {
  /** The updates after a position, in order. */
  after(request: LiveUpdateRequest): Promise<readonly LiveUpdateRow[]>;
  /** Position of the oldest update that was not forgotten; null when there is none. */
  oldest(): Promise<number | null>;
}

const table = `${schemaOf(liveUpdate)}.live_update`;
const columns = 'position, account_id as "accountId", payload';
const MAX_UPDATES = 1_000;

/** Where several partitions fill it, one may be further than another: a cursor must not pass what is still to come. */
const complete = `position <= (
  select min(position) from projections.checkpoints
  where projection = '${liveUpdate.name}' and version = ${liveUpdate.version})`;

export const createLiveUpdateQueries = (pool: pg.Pool): LiveUpdateQueries => ({
  async after({ position, accountId, limit }) {
    const size = Math.min(limit, MAX_UPDATES);
    const { rows } = await pool.query<LiveUpdateRow>(
      accountId === null
        ? {
            name: 'liveUpdates.ofAll',
            text: `select ${columns} from ${table} where position > $1 and ${complete} order by position limit $2`,
            values: [position, size],
          }
        : {
            name: 'liveUpdates.ofAccount',
            text: `select ${columns} from ${table} where account_id = $3 and position > $1 and ${complete} order by position limit $2`,
            values: [position, size, accountId],
          },
    );
    return rows;
  },
  async oldest() {
    const { rows } = await pool.query<{ position: number }>({
      name: 'liveUpdates.oldest',
      text: `select position from ${table} order by position limit 1`,
    });
    return rows[0]?.position ?? null;
  },
});
