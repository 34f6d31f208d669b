import pg from 'pg';
import type { Logger } from '../logger.ts';
import { createStatementNames, preparingClient } from './statement-names.ts';

export interface PoolOptions {
  readonly url: string;
  /** Most connections open at once. */
  readonly max: number;
  /** Shown in pg_stat_activity, so that an operator sees who holds what. */
  readonly applicationName: string;
  /** Schemas in which unqualified names are looked up, first one first. */
  readonly searchPath?: readonly string[];
  /** PostgreSQL's settings in every session. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A statement that runs longer is cancelled by the server (default 30 s). */
  readonly statementTimeoutMs?: number;
  /** Statements with values that are asked often are prepared by themselves; not so by default. */
  readonly prepares?: boolean;
  /** Told when an idle connection is lost; the pool replaces it by itself. */
  readonly logger?: Logger;
}

const CONNECTION_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_TIMEOUT_MS = 30_000;
const INT8 = 20;

/**
 * A bounded connection pool. Rows carry int8 as number (positions stay below 2^53) and timestamptz as Date. Losing
 * connections never crashes the process: the query that needed one fails instead.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    application_name: options.applicationName,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    types: numericPositions,
    options: sessionOptions(options),
    ...(options.prepares && { Client: preparingClient(createStatementNames()) }),
  });
  pool.on('error', (error) => {
    options.logger?.warn({ reason: error.message, pool: options.applicationName }, 'idle database connection lost');
  });
  // While a client is checked out the pool does not listen to it, and an unheard 'error' would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

/** How busy a pool is at this moment. */
export interface PoolUsage {
  readonly used: number;
  readonly max: number;
  /** Queries for which no connection is free. */
  readonly waiting: number;
}

export const poolUsage = (pool: pg.Pool): PoolUsage => ({
  used: pool.totalCount - pool.idleCount,
  max: pool.options.max,
  waiting: pool.waitingCount,
});

/** pg's own parsers, but int8 as number instead of string; a value beyond 2^53 is an error, never a rounded number. */
export const numericPositions: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 && format !== 'binary' ? parseInt8 : pg.types.getTypeParser(oid, format),
};

const TIMESTAMPTZ = 1184;
/** As PostgreSQL writes moments where the session's time zone is UTC. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/** The same, but timestamptz as ISO 8601 UTC with milliseconds, for rows of which there are many: a Date costs several times as much. */
export const textualMoments: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === TIMESTAMPTZ && format !== 'binary' ? isoMoment : numericPositions.getTypeParser(oid, format),
};

function isoMoment(text: string): string {
  if (!IN_UTC.test(text)) return (pg.types.getTypeParser(TIMESTAMPTZ)(text) as Date).toISOString();
  const milliseconds = text.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database returned ${text}, more than a number can hold.`);
  return value;
}

function sessionOptions({ settings, searchPath }: PoolOptions): string {
  const all = { ...settings, ...(searchPath && { search_path: searchPathSetting(searchPath) }) };
  return Object.entries(all)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', String.raw`\ `)}`)
    .join(' ');
}

function searchPathSetting(schemas: readonly string[]): string {
  for (const schema of schemas) {
    if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`'${schema}' is no plain schema name.`);
  }
  return schemas.join(',');
}
