import { createHmac, hkdfSync } from 'node:crypto';
import type { Logger } from '@sternklar/event-store/logger';
import type { Pool, QueryConfig } from 'pg';
import type { Counted, SharedCounts } from '../../counts.port.ts';
import { describeError } from '../../describe-error.port.ts';

export interface SharedCountsDeps {
  readonly pool: Pool;
  readonly rootKey: Buffer;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** pg gives a statement up after so many milliseconds, wherever the database stands; its types do not know. */
type TimedQuery = QueryConfig & { readonly query_timeout: number };

const KEY_BYTES = 16;
const MAY_TAKE_MS = 1_000;
const WARN_EVERY_MS = 60_000;

/**
 * A span that ends later than any can end is over, too: the clock it came from was set back since. Twice the length, so
 * that clocks of two processes may differ a little.
 */
const IS_OVER = 'known.ends_at not between $2 and $4';
const COUNT = `
  insert into http.rate_limits as known (key, count, ends_at) values ($1, 1, $3)
  on conflict (key) do update set
    count = case when ${IS_OVER} then 1 else least(known.count, 1000000000) + 1 end,
    ends_at = case when ${IS_OVER} then excluded.ends_at else known.ends_at end
  returning count, ends_at`;
/** In the order of their keys, so that two processes never wait for each other. */
const ADD_ALL = `
  insert into http.rate_limits as known (key, count, ends_at)
  select key, added, $3 from unnest($1::bytea[], $2::int[]) as one (key, added) order by key
  on conflict (key) do update set count = least(known.count, 1000000000) + excluded.count
  returning key, count`;
const FORGET_OLD = `
  delete from http.rate_limits where key = any(array(
    select key from http.rate_limits where ends_at < $1 limit $2 for update skip locked))`;

export const createSharedCounts = ({ pool, rootKey, now, logger }: SharedCountsDeps): SharedCounts => {
  const secret = Buffer.from(hkdfSync('sha256', rootKey, '', 'sternklar http rate-limits', 32));
  const keyOf = ({ what, whom }: Pick<Counted, 'what' | 'whom'>) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([what, whom]))
      .digest()
      .subarray(0, KEY_BYTES);

  let warnedAt = Number.NEGATIVE_INFINITY;
  const warn = (error: unknown): void => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    logger.warn(describeError(error), 'requests cannot be counted; shared rate limits let everything pass');
  };

  return {
    async count(counted) {
      const time = now().getTime();
      const after = (ms: number) => new Date(time + ms);
      const values = [keyOf(counted), new Date(time), after(counted.spanMs), after(2 * counted.spanMs)];
      const statement: TimedQuery = { name: 'shared-count', text: COUNT, values, query_timeout: MAY_TAKE_MS };
      try {
        const { rows } = await pool.query<{ count: number; ends_at: Date }>(statement);
        const [row] = rows;
        return row ? { count: row.count, endsInMs: row.ends_at.getTime() - time } : null;
      } catch (error) {
        warn(error);
        return null;
      }
    },
    async addAll({ what, endsAt }, added) {
      const keys = added.map(({ whom }) => keyOf({ what, whom }));
      const values = [keys, added.map(({ by }) => by), endsAt];
      const statement: TimedQuery = { name: 'shared-counts-add', text: ADD_ALL, values, query_timeout: MAY_TAKE_MS };
      try {
        const { rows } = await pool.query<{ key: Buffer; count: number }>(statement);
        const counts = new Map(rows.map(({ key, count }) => [key.toString('hex'), count]));
        return keys.map((key) => counts.get(key.toString('hex')) ?? 0);
      } catch (error) {
        warn(error);
        return null;
      }
    },
    async forget(counted) {
      await pool.query('delete from http.rate_limits where key = $1', [keyOf(counted)]).catch(warn);
    },
    async forgetOld(limit) {
      const { rowCount } = await pool.query(FORGET_OLD, [now(), limit]);
      return rowCount ?? 0;
    },
  };
};
