import pg from 'pg';
import type { Credentials } from './cluster.ts';

/** The product's database, the role that owns its tables, and the role it runs as. */
export const DATABASE = 'sternklar';
export const OWNER = 'sternklar_owner';
export const APP = 'sternklar_app';

const SETUP_LOCK = 7_384_012;

/** Creates what is missing of the two roles and the database. Killed in between, the next start goes on. */
export async function ensureDatabase(session: pg.Client, credentials: Credentials): Promise<void> {
  await session.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
  await ensureRole(session, OWNER, credentials.owner);
  await ensureRole(session, APP, credentials.app);
  const { rows } = await session.query<{ guarded: boolean }>(
    'select datacl is not null as guarded from pg_database where datname = $1',
    [DATABASE],
  );
  if (!rows[0]) await session.query(`create database ${DATABASE} owner ${OWNER}`);
  if (!rows[0]?.guarded) {
    await session.query(
      `revoke all on database ${DATABASE} from public; grant connect on database ${DATABASE} to ${APP}`,
    );
  }
  await session.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
}

async function ensureRole(session: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await session.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await session.query(`create role ${role} login password ${pg.escapeLiteral(password)}`);
}

/** The address of the embedded PostgreSQL for each of its roles. */
export function urlsOf(port: number, credentials: Credentials) {
  const url = (role: string, password: string, database: string) =>
    `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return {
    superuserUrl: url('postgres', credentials.superuser, 'postgres'),
    ownerUrl: url(OWNER, credentials.owner, DATABASE),
    url: url(APP, credentials.app, DATABASE),
  };
}
