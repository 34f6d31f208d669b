import type { GiveWay } from '@sternklar/event-store/give-way';
import { sleepUntilAborted } from '@sternklar/event-store/retry-policy';
import type pg from 'pg';
import { LONGEST_PAUSE_MS, THERE_MS } from './people.ts';

/** The pool of connections that every process of the product answers people by. */
export const PEOPLES_POOL = 'api';

/** Whether one of them was used a moment ago; seen by the role that the product runs as, whose connections they are. */
const ARE_THERE = `
  select exists (
    select from pg_stat_activity
    where datname = current_database() and application_name = 'sternklar-${PEOPLES_POOL}'
      and greatest(query_start, state_change) > clock_timestamp() - $1 * interval '1 ms'
  ) as there`;

/**
 * For a process that nobody asks anything: pauses for so many times as long as the piece of work took while people are there
 * in other processes on this database; a second at most. Rejects when the database cannot be asked.
 */
export const giveWayElsewhere =
  (pool: Pick<pg.Pool, 'query'>, times: number, { sleep = sleepUntilAborted, thereMs = THERE_MS } = {}): GiveWay =>
  async (workedMs, signal) => {
    const { rows } = await pool.query<{ there: boolean }>(ARE_THERE, [thereMs]);
    if (rows[0]?.there) await sleep(Math.min(workedMs * times, LONGEST_PAUSE_MS), signal);
  };
