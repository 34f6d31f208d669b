import type { Gap, KeptGaps } from '@sternklar/event-store/eventstoredb/gaps';
import type { Pool } from 'pg';
import { isMissingTable } from './missing-table.ts';

/** As many as the adapter uses. */
const MOST = 1_000;

const loadFrom = async (pool: Pool): ReturnType<KeptGaps['load']> => {
  const { rows } = await pool.query<{ after: string; up_to: string }>(
    'select after, up_to from operations.log_gaps order by up_to - after desc limit $1',
    [MOST],
  );
  const marks = await pool.query<{ position: string; record: string }>(
    'select position, record from operations.log_mark',
  );
  const [mark] = marks.rows;
  return {
    gaps: rows.map(({ after, up_to }): Gap => ({ after: Number(after), upTo: Number(up_to) })),
    mark: mark ? { position: Number(mark.position), record: mark.record } : null,
  };
};

/** Remembers in PostgreSQL which stretches of an EventStoreDB's log hold nothing of ours; processes share what they find. */
export const createKeptGaps = (pool: Pool): KeptGaps => ({
  async load() {
    try {
      return await loadFrom(pool);
    } catch (error) {
      // A backup of a database that is not brought up to date yet: nothing is known, and nothing kept.
      if (isMissingTable(error)) return { gaps: [], mark: null };
      throw error;
    }
  },
  async keep(gaps, mark) {
    await pool.query(
      `with farther as (
         insert into operations.log_mark (position, record) values ($3, $4)
         on conflict (single) do update set position = excluded.position, record = excluded.record
           where log_mark.position < excluded.position
       )
       insert into operations.log_gaps (after, up_to)
       select * from unnest($1::bigint[], $2::bigint[])
       on conflict (after) do update set up_to = greatest(log_gaps.up_to, excluded.up_to)`,
      [gaps.map(({ after }) => after), gaps.map(({ upTo }) => upTo), mark.position, mark.record],
    );
  },
  async forget() {
    await pool.query('with mark as (delete from operations.log_mark) delete from operations.log_gaps');
  },
});
