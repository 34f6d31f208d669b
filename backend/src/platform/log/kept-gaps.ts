import type { Gap, KeptGaps } from '@sternklar/event-store/eventstoredb/gaps';
import type { Pool } from 'pg';

/** As many as the adapter uses. */
const MOST = 1_000;

/** Remembers in PostgreSQL which stretches of an EventStoreDB's log hold nothing of ours; processes share what they find. */
export const createKeptGaps = (pool: Pool): KeptGaps => ({
  async load() {
    const { rows } = await pool.query<{ after: string; up_to: string }>(
      'select after, up_to from operations.log_gaps order by up_to - after desc limit $1',
      [MOST],
    );
    return rows.map(({ after, up_to }): Gap => ({ after: Number(after), upTo: Number(up_to) }));
  },
  async keep(gaps) {
    await pool.query(
      `insert into operations.log_gaps (after, up_to)
       select * from unnest($1::bigint[], $2::bigint[])
       on conflict (after) do update set up_to = greatest(log_gaps.up_to, excluded.up_to)`,
      [gaps.map(({ after }) => after), gaps.map(({ upTo }) => upTo)],
    );
  },
});
