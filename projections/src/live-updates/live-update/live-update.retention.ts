import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { liveUpdate } from './live-update.projection.ts';

const table = `${schemaOf(liveUpdate)}.live_update`;

/** Looks at no more rows than it may delete: positions and recorded times are in the same order. */
const FORGET = `
  delete from ${table} where position in (
    select position from (select position, recorded_at from ${table} order by position limit $2) as oldest
    where recorded_at < $1
  )`;

/**
 * Deletes at most `limit` of the oldest updates that were recorded before a moment, and answers how many it were. A screen
 * that has been away for longer cannot resume; it reads its lists anew.
 */
export const forgetLiveUpdates = async (pool: pg.Pool, before: Date, limit: number): Promise<number> => {
  const { rowCount } = await pool.query(FORGET, [before, limit]);
  return rowCount ?? 0;
};
