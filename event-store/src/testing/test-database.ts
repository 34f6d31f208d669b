import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import type pg from 'pg';
import { inject } from 'vitest';
import { openSession } from '../postgres/session.ts';

/** The PostgreSQL that the test run has started, and the migrated database that every test database is a copy of. */
export interface TestPostgres {
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly url: string;
  readonly template: string;
  /** The same with the empty tables of all read models, which a product would make one after another when it starts. */
  readonly templateWithReadModels: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testPostgres: TestPostgres;
  }
}

export interface TestDatabase {
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  /** Connects as the role the product runs as. */
  readonly url: string;
  /** Removes the database, also while connections to it are open. */
  drop(): Promise<void>;
}

/** A machine that is busy with something else fails no test. */
const CONNECTION_TIMEOUT_MS = 60_000;

/** A fresh database of a test's own: a copy of a migrated template, with both roles. */
export async function createTestDatabase({ withReadModels = false } = {}): Promise<TestDatabase> {
  const server = inject('testPostgres');
  const template = withReadModels ? server.templateWithReadModels : server.template;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = new URL(server.ownerUrl).username;
  const app = new URL(server.url).username;
  await asSuperuser(server, [
    `create database ${name} template ${template} strategy file_copy owner ${owner}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${app}`,
  ]);
  return {
    ownerUrl: withDatabase(server.ownerUrl, name),
    url: withDatabase(server.url, name),
    drop: () => asSuperuser(server, [`drop database if exists ${name} with (force)`]),
  };
}

/** One for all databases of a worker, which opens and drops hundreds: a connection costs more than what is asked of it. */
let opening: Promise<pg.Client> | null = null;

const openSuperuser = async ({ superuserUrl }: TestPostgres): Promise<pg.Client> => {
  const session = await openSession({
    url: superuserUrl,
    applicationName: 'sternklar-tests',
    connectionTimeoutMs: CONNECTION_TIMEOUT_MS,
  });
  session.once('end', () => {
    opening = null;
  });
  // A worker that is done ends with it still open.
  if (session.connection.stream instanceof Socket) session.connection.stream.unref();
  return session;
};

async function asSuperuser(server: TestPostgres, statements: readonly string[]): Promise<void> {
  opening ??= openSuperuser(server).catch((error) => {
    opening = null;
    throw error;
  });
  const session = await opening;
  for (const statement of statements) await session.query(statement);
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
