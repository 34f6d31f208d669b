import { openSession } from '@sternklar/event-store/postgres/session';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import type { Queryable } from '../checkpoints/checkpoints.ts';

const REBUILD_LOCK = 7_384_102;

/** A rebuild that cannot be started because one runs. */
export class RebuildRunning extends StartRefused {
  constructor() {
    super(
      'Auf dieser Datenbank läuft schon ein Neuaufbau von Lesemodellen; warten Sie, bis er fertig ist, und versuchen Sie es dann noch einmal.',
    );
  }
}

/** The right to rebuild read models of a database; there is one for all processes. */
export interface RebuildLock {
  /** Connected as the role that makes tables. */
  readonly session: pg.Client;
  /** The database's number of the connection that holds it. */
  readonly holder: number;
  release(): Promise<void>;
}

/** Held by a connection, so that a rebuild that was killed holds it no longer. Throws RebuildRunning. */
export async function takeRebuildLock(ownerUrl: string): Promise<RebuildLock> {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-rebuild' });
  const release = () => session.end().catch(() => undefined);
  try {
    const { rows } = await session.query<{ free: boolean; holder: number }>(
      'select pg_try_advisory_lock($1) as free, pg_backend_pid() as holder',
      [REBUILD_LOCK],
    );
    if (!rows[0]?.free) throw new RebuildRunning();
    return { session, holder: rows[0].holder, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Which connection rebuilds read models of this database now, in any process; null when none does. */
export async function rebuildLockHolder(database: Queryable): Promise<number | null> {
  const { rows } = await database.query<{ holder: number }>(
    `select pid as holder from pg_locks
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [REBUILD_LOCK],
  );
  return rows[0]?.holder ?? null;
}
