import { createHash } from 'node:crypto';
import type { Logger } from '@sternklar/event-store/logger';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { StartRefused } from '@sternklar/event-store/start-refused';
import pg from 'pg';
import { schemaOf } from './schema-names.ts';

export interface PrepareOptions {
  readonly ownerUrl: string;
  /** The role that applies and queries; it gets the rows, not the tables. */
  readonly runningRole: string;
  readonly projections: readonly Projection[];
  /** Leave living tables alone that were made from another definition: they are about to be rebuilt. */
  readonly acceptChangedTables?: boolean;
  readonly logger?: Logger;
}

const PREPARE_LOCK = 7_384_101;

/**
 * Makes the tables of every read model version that is not there yet, with a checkpoint at 0, once, however many
 * processes start together; older versions stay. Throws StartRefused when tables were changed without a new version.
 */
export async function prepareReadModels(options: PrepareOptions): Promise<void> {
  const session = await openSession({ url: options.ownerUrl, applicationName: 'sternklar-read-models' });
  try {
    await session.query("set lock_timeout = '60s'");
    await session.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const known = await definitionsOf(session);
    for (const projection of options.projections) {
      const definition = known.get(schemaOf(projection));
      if (definition === undefined) await create(session, projection, options);
      else if (definition !== fingerprintOf(projection) && !options.acceptChangedTables)
        throw changedTables(projection);
    }
  } finally {
    await session.end().catch(() => undefined);
  }
}

async function definitionsOf(session: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await session.query<{ projection: string; version: number; definition: string }>(
    'select projection, version, definition from projections.checkpoints where partition = 0',
  );
  return new Map(
    rows.map(({ projection, version, definition }) => [schemaOf({ name: projection, version }), definition]),
  );
}

const changedTables = ({ name, version }: Projection): StartRefused =>
  new StartRefused(
    `Die Tabellen des Lesemodells '${name}' wurden geändert, aber die Version ist noch ${version}; erhöhen Sie die Version oder bauen Sie es mit „npm run rebuild -- ${name}“ neu auf.`,
  );

async function create(session: pg.Client, projection: Projection, options: PrepareOptions): Promise<void> {
  const { name, version } = projection;
  await inTransaction(session, async () => {
    await createTables(session, projection, { schema: schemaOf(projection), runningRole: options.runningRole });
    await createIndexes(session, projection, schemaOf(projection));
    await session.query(
      'insert into projections.checkpoints (projection, version, position, definition) values ($1, $2, 0, $3)',
      [name, version, fingerprintOf(projection)],
    );
  });
  options.logger?.info({ projection: name, version }, 'read model tables created');
}

/** Makes a schema with the read model's empty tables. Call it in a transaction of the owner. */
export async function createTables(
  session: pg.Client,
  projection: Projection,
  { schema, runningRole }: { readonly schema: string; readonly runningRole: string },
): Promise<void> {
  const role = pg.escapeIdentifier(runningRole);
  await session.query(`create schema ${schema}`);
  await setSearchPath(session, schema);
  await session.query(projection.tables);
  await session.query(
    `grant usage on schema ${schema} to ${role};
     grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
  );
}

/** Makes the indexes that only queries need. Call it in a transaction of the owner. */
export async function createIndexes(session: pg.Client, projection: Projection, schema: string): Promise<void> {
  if (!projection.indexes) return;
  await setSearchPath(session, schema);
  await session.query(projection.indexes);
}

/** The trigram operators may live elsewhere when the extension was there before us. */
async function setSearchPath(session: pg.Client, schema: string): Promise<void> {
  await session.query(
    `select set_config('search_path', concat_ws(', ', $1::text, (
       select quote_ident(nspname) from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
       where extname = 'pg_trgm'
     )), true)`,
    [schema],
  );
}

/** Identifies a read model's DDL; comments and white space do not count. */
export function fingerprintOf({ tables, indexes = '' }: Projection): string {
  const ddl = `${tables}\n;\n${indexes}`.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(ddl).digest('hex');
}

/** The role a pool connects as. */
export async function roleOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

/** Runs `work` in a transaction of its own; nothing stays when it fails. */
export async function inTransaction<Result>(session: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await session.query('begin');
  try {
    const result = await work();
    await session.query('commit');
    return result;
  } catch (error) {
    await session.query('rollback').catch(() => undefined);
    throw error;
  }
}
