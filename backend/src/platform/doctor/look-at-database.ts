import { NEWEST_MASTER_KEY } from '@sternklar/event-store/personal-data/master-key';
import { connectionRefusal } from '@sternklar/event-store/postgres/connection-refusal';
import { appliedMigrations } from '@sternklar/event-store/postgres/migrate';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { OpenClockDoubt } from '../clock/clock-doubt.ts';
import { openClockDoubt } from '../clock/clock-table.ts';
import { otherLogHome } from '../log/log-home.ts';
import type { DatabaseUrls } from '../log/open-database.ts';
import { listenerName } from '../log/open-log.ts';

/** What is asked of a database, in its own words. */
export interface DatabaseFacts {
  readonly version: string;
  /** Ids of the migrations that it has seen; null: it is empty. Undefined: the owner may not look, so the tables are somebody else's. */
  readonly applied: readonly string[] | null | undefined;
  /** Whether one role owns and runs everything. */
  readonly oneRole: boolean;
  readonly ownerMayCreate: boolean;
  /** Whether both addresses lead to one database. */
  readonly oneDatabase: boolean;
  /** Whether the running role may read and append events; null: there are no tables yet. */
  readonly mayRun: boolean | null;
  /** Why nothing can be written; null: it can. */
  readonly takesNothing: 'standby' | 'setting' | null;
  /** A sentence where the log of this installation is not where the settings say; null: it is, or there is none yet. */
  readonly otherLogHome: string | null;
  readonly connections: { readonly used: number; readonly max: number };
  /** Processes of the product that are connected. */
  readonly processes: number;
}

const CONNECT_WITHIN_MS = 4_000;

const open = (url: string) =>
  openSession({ url, applicationName: 'sternklar-doctor', connectionTimeoutMs: CONNECT_WITHIN_MS }).catch(
    (error: unknown) => {
      throw connectionRefusal(error, url);
    },
  );

const askedAll = async <Row extends object>(url: string, sql: string): Promise<readonly Row[]> => {
  const session = await open(url);
  try {
    return (await session.query<Row>(sql)).rows;
  } finally {
    await session.end().catch(() => undefined);
  }
};

const asked = async <Row extends object>(url: string, sql: string): Promise<Row | undefined> =>
  (await askedAll<Row>(url, sql))[0];

const OF_OWNER = `
  select current_setting('server_version') as version, current_user as role,
         (select oid::bigint from pg_database where datname = current_database()) as id,
         has_database_privilege(current_database(), 'create') as may_create,
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
         (select sum(numbackends)::int from pg_stat_database) as used`;

/** By the catalogue, which may also be read where the schema itself may not. Each role sees the names of its own connections. */
const OF_RUNNING_ROLE = `
  select current_user as role,
         (select oid::bigint from pg_database where datname = current_database()) as id,
         case when pg_is_in_recovery() then 'standby'
              when current_setting('transaction_read_only')::bool then 'setting' end as takes_nothing,
         (select has_schema_privilege(s.oid, 'usage') and has_table_privilege(t.oid, 'select')
                 and has_table_privilege(t.oid, 'insert')
          from pg_class t join pg_namespace s on s.oid = t.relnamespace
          where s.nspname = 'event_log' and t.relname = 'events') as may_run,
         (select count(*)::int from pg_stat_activity
          where application_name = '${listenerName('server')}' and datname = current_database()) as processes`;

interface OwnerRow {
  readonly version: string;
  readonly role: string;
  readonly id: number;
  readonly may_create: boolean;
  readonly max: number;
  readonly used: number;
}

interface RunningRow {
  readonly role: string;
  readonly id: number;
  readonly may_run: boolean | null;
  readonly takes_nothing: DatabaseFacts['takesNothing'];
  readonly processes: number;
}

const CLOCK = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at';

const missing = (): never => {
  throw new Error('The database answered nothing.');
};

const FORBIDDEN = '42501';

const undefinedWhereForbidden = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === FORBIDDEN) return undefined;
  throw error;
};

const logHomeOf = async (url: string, inEventStoreDb: boolean): Promise<string | null> => {
  const session = await open(url);
  try {
    return await otherLogHome(session, inEventStoreDb);
  } finally {
    await session.end().catch(() => undefined);
  }
};

/** Asks a database as both of its roles. Throws `StartRefused` when it cannot be reached. */
export const lookAtDatabase = async ({ url, ownerUrl, eventStoreUrl }: DatabaseUrls): Promise<DatabaseFacts> => {
  const [owner = missing(), running = missing()] = await Promise.all([
    asked<OwnerRow>(ownerUrl, OF_OWNER),
    asked<RunningRow>(url, OF_RUNNING_ROLE),
  ]);
  return {
    version: owner.version,
    applied: await appliedMigrations(ownerUrl).catch(undefinedWhereForbidden),
    oneRole: owner.role === running.role,
    ownerMayCreate: owner.may_create,
    oneDatabase: owner.id === running.id,
    mayRun: running.may_run,
    takesNothing: running.takes_nothing,
    otherLogHome: running.may_run === true ? await logHomeOf(url, Boolean(eventStoreUrl)) : null,
    connections: { used: owner.used, max: owner.max },
    processes: running.processes,
  };
};

/** By how many milliseconds the database's clock is ahead of this machine's; negative: behind. */
export const clockOf = async ({ url }: DatabaseUrls): Promise<number> => {
  const session = await open(url);
  try {
    const before = Date.now();
    const { rows } = await session.query<{ at: number }>(CLOCK);
    return (rows[0]?.at ?? missing()) - (before + Date.now()) / 2;
  } finally {
    await session.end().catch(() => undefined);
  }
};

/** What the product doubts of clocks; null: nothing, or it never ran on this database. */
export const clockDoubtOf = async ({ url }: DatabaseUrls): Promise<OpenClockDoubt | null> => {
  const session = await open(url);
  try {
    return await openClockDoubt(session);
  } finally {
    await session.end().catch(() => undefined);
  }
};

/** By which a master key proves that it is the right one. */
export interface KeyCheck {
  readonly version: number;
  readonly check_value: Buffer;
  /** Since when it is the newest. */
  readonly created_at: Date;
  /** Of all there ever were. */
  readonly all: readonly { readonly version: number; readonly check_value: Buffer }[];
}

const ALL_MASTER_KEYS = 'select version, check_value from personal_data.master_keys';

/** The check value of the newest master key; null where nothing is stored under any yet. */
export const keyCheckOf = async ({ url }: DatabaseUrls): Promise<KeyCheck | null> => {
  const there = await asked<{ known: boolean }>(
    url,
    "select to_regclass('personal_data.master_keys') is not null as known",
  );
  if (!there?.known) return null;
  const newest = await asked<Omit<KeyCheck, 'all'>>(url, NEWEST_MASTER_KEY);
  return newest ? { ...newest, all: await askedAll<KeyCheck['all'][number]>(url, ALL_MASTER_KEYS) } : null;
};
