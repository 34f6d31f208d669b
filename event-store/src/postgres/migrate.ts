import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { StartRefused } from '../start-refused.ts';
import { connectionRefusal } from './connection-refusal.ts';
import { openSession } from './session.ts';

/** One step of the schema's history. Once applied anywhere it is never edited: the next change is a new migration. */
export interface Migration {
  readonly id: string;
  /** Plain SQL for one transaction; `:running_role` stands for the quoted name of the role the product runs as. */
  readonly sql: string;
}

export interface MigrateOptions {
  /** Connects as the role that owns the schemas. */
  readonly ownerUrl: string;
  readonly migrations: readonly Migration[];
  /** The role the product runs as; the migrations grant it what it may do. */
  readonly runningRole: string;
  readonly logger?: Logger;
  /** How long to wait for another process that migrates (default 60 s). */
  readonly lockTimeoutMs?: number;
}

const LOCK_TIMEOUT_MS = 60_000;
const LOCK_KEY = 7_384_001;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies every migration that the database has not seen, in order, each in its own transaction, and only once, even
 * when many processes start together. Throws StartRefused when the database is unreachable, newer than this software, holds an
 * edited migration, or stays locked too long.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const session = await openSession({ url: options.ownerUrl, applicationName: 'sternklar-migrate' }).catch((error) => {
    throw connectionRefusal(error, options.ownerUrl);
  });
  try {
    await warnAboutSingleRole(session, options);
    await lock(session, options.lockTimeoutMs ?? LOCK_TIMEOUT_MS);
    for (const migration of await pendingMigrations(session, options.migrations)) {
      await apply(session, migration, options.runningRole);
      options.logger?.info({ migration: migration.id }, 'migration applied');
    }
  } finally {
    await session.end().catch(() => undefined);
  }
}

/** Ids of the migrations that the database has seen, in order; null for a database that was never migrated. Changes nothing. */
export async function appliedMigrations(ownerUrl: string): Promise<readonly string[] | null> {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-migrate' }).catch((error) => {
    throw connectionRefusal(error, ownerUrl);
  });
  try {
    const { rows } = await session.query(`select to_regclass('sternklar_meta.migrations') is not null as known`);
    if (!rows[0]?.known) return null;
    const applied = await session.query<{ id: string }>(
      'select id from sternklar_meta.migrations order by applied_at, id',
    );
    return applied.rows.map(({ id }) => id);
  } finally {
    await session.end().catch(() => undefined);
  }
}

async function warnAboutSingleRole(session: pg.Client, options: MigrateOptions): Promise<void> {
  const { rows } = await session.query('select current_user as owner, to_regrole($1) is not null as known', [
    pg.escapeIdentifier(options.runningRole),
  ]);
  if (!rows[0]?.known) {
    throw new StartRefused(
      `In der Datenbank fehlt die Rolle '${options.runningRole}', mit der Sternklar laufen soll; legen Sie sie an oder ändern Sie DATABASE_URL.`,
    );
  }
  if (rows[0].owner === options.runningRole) {
    options.logger?.warn(
      { role: options.runningRole },
      'one database role owns and runs everything; give DATABASE_OWNER_URL a role of its own, so that the running role cannot drop the guards',
    );
  }
}

async function lock(session: pg.Client, timeoutMs: number): Promise<void> {
  await session.query(`set lock_timeout = ${Math.ceil(timeoutMs)}`);
  try {
    await session.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
    throw new StartRefused(
      `Ein anderer Prozess stellt die Datenbank seit über ${Math.round(timeoutMs / 1000)} Sekunden um; warten Sie, bis er fertig ist, oder beenden Sie ihn.`,
      { cause: error },
    );
  }
}

const MAY_NOT_CREATE = '42501';

const mayNotCreate = ({ user, database }: pg.Client, cause: unknown) =>
  new StartRefused(
    `Die Rolle ${user} darf in der Datenbank ${database} nichts anlegen. Bitte erlauben Sie es ihr: GRANT CREATE ON DATABASE "${database}" TO "${user}";`,
    { cause },
  );

async function pendingMigrations(session: pg.Client, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  await session
    .query(`
    create schema if not exists sternklar_meta;
    create table if not exists sternklar_meta.migrations (
      id text primary key,
      sha256 text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`)
    .catch((error) => {
      throw error.code === MAY_NOT_CREATE ? mayNotCreate(session, error) : error;
    });
  const { rows } = await session.query<{ id: string; sha256: string }>(
    'select id, sha256 from sternklar_meta.migrations order by applied_at, id',
  );
  const known = new Map(migrations.map((migration) => [migration.id, fingerprint(migration)]));
  const unknown = rows.find((row) => !known.has(row.id));
  if (unknown) {
    throw new StartRefused(
      `Die Datenbank ist neuer als diese Software (Umstellung '${unknown.id}' ist hier unbekannt); starten Sie die neuere Version.`,
    );
  }
  const edited = rows.find((row) => known.get(row.id) !== row.sha256);
  if (edited) {
    throw new StartRefused(
      `Die Umstellung '${edited.id}' wurde geändert, nachdem sie auf diese Datenbank angewandt war; stellen Sie die Datei wieder her und legen Sie die Änderung als neue Umstellung an.`,
    );
  }
  const applied = new Set(rows.map((row) => row.id));
  return migrations.filter((migration) => !applied.has(migration.id));
}

async function apply(session: pg.Client, migration: Migration, runningRole: string): Promise<void> {
  const role = pg.escapeIdentifier(runningRole);
  try {
    await session.query('begin');
    await session.query(migration.sql.replaceAll(/(?<!:):running_role\b/g, () => role));
    await session.query('insert into sternklar_meta.migrations (id, sha256) values ($1, $2)', [
      migration.id,
      fingerprint(migration),
    ]);
    await session.query('commit');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`Die Umstellung '${migration.id}' der Datenbank ist gescheitert: ${reason}.`, {
      cause: error,
    });
  }
}

/** Line ends do not count: a checkout on Windows has different ones. */
function fingerprint(migration: Migration): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}
