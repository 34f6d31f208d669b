import type { RebuildProgress } from '@sternklar/projections/engine/rebuild/rebuild';
import type { Pool } from 'pg';

export interface RebuildRow extends RebuildProgress {
  readonly id: string;
  readonly readModels: readonly string[];
  readonly startedAt: Date;
  /** The database's number of the connection that held the lock. */
  readonly lockHolder: number;
  readonly finishedAt: Date | null;
  readonly failure: string | null;
}

/** What is known of rebuilds that the back office started, in all processes. */
export interface RebuildTable {
  /** The newest few, newest first. */
  newest(): Promise<readonly RebuildRow[]>;
  has(id: string): Promise<boolean>;
  /** Writes a beginning down, and forgets all but the newest few. */
  begin(rebuild: Pick<RebuildRow, 'id' | 'readModels' | 'startedAt' | 'lockHolder'>): Promise<void>;
  advance(id: string, progress: RebuildProgress): Promise<void>;
  finish(id: string, finishedAt: Date, failure: string | null): Promise<void>;
}

const KEPT = 5;

const NEWEST = `
  select id, read_models as "readModels", started_at as "startedAt", lock_holder as "lockHolder", phase, position, head,
         finished_at as "finishedAt", failure
  from operations.rebuilds order by started_at desc, id desc limit ${KEPT}`;

const BEGIN = `
  insert into operations.rebuilds (id, read_models, started_at, lock_holder, phase, position, head)
  values ($1, $2, $3, $4, 'reading', 0, 0)`;

const FORGET = `
  delete from operations.rebuilds
  where id in (select id from operations.rebuilds order by started_at desc, id desc offset ${KEPT})`;

export const createRebuildTable = (pool: Pool): RebuildTable => ({
  async newest() {
    return (await pool.query<RebuildRow>(NEWEST)).rows;
  },
  async has(id) {
    return (await pool.query('select from operations.rebuilds where id = $1', [id])).rowCount === 1;
  },
  async begin({ id, readModels, startedAt, lockHolder }) {
    await pool.query(BEGIN, [id, readModels, startedAt, lockHolder]);
    await pool.query(FORGET);
  },
  async advance(id, { phase, position, head }) {
    await pool.query(
      'update operations.rebuilds set phase = $2, position = $3, head = $4 where id = $1 and finished_at is null',
      [id, phase, position, head],
    );
  },
  async finish(id, finishedAt, failure) {
    await pool.query('update operations.rebuilds set finished_at = $2, failure = $3 where id = $1', [
      id,
      finishedAt,
      failure,
    ]);
  },
});
