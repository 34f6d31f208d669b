import { openSession } from '@sternklar/event-store/postgres/session';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import type { Queryable } from '../checkpoints.ts';

const REBUILD_LOCK = 7_384_102;

/** A rebuild that cannot be started because one runs. */
export class RebuildRunning extends StartRefused {
  constructor() {
    super(
      'Auf dieser Datenbank läuft schon ein Neuaufbau von Lesemodellen; warten Sie, bis er fertig ist, und versuchen Sie es dann noch einmal.',
    );
  }
}

/** Held by a connection, so that a rebuild that was killed holds it no longer. Throws RebuildRunning. */
export async function takeRebuildLock(ownerUrl: string): Promise<pg.Client> {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-rebuild' });
  const { rows } = await session.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [REBUILD_LOCK]);
  if (rows[0]?.free) return session;
  await session.end();
  throw new RebuildRunning();
}

/** Whether a rebuild runs on this database, in whatever process. */
export async function isRebuildRunning(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ running: boolean }>(
    `select exists(
       select from pg_locks
       where locktype = 'advisory' and classid = 0 and objid = $1 and granted
         and database = (select oid from pg_database where datname = current_database())
     ) as running`,
    [REBUILD_LOCK],
  );
  return rows[0]?.running ?? false;
}
