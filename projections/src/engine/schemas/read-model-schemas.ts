import { createHash } from 'node:crypto';
import type { Logger } from '@sternklar/event-store/logger';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { StartRefused } from '@sternklar/event-store/start-refused';
import pg from 'pg';
import { unshareAllCheckpoints } from '../checkpoints/moving-checkpoints.ts';
import { segmentNumbers } from '../checkpoints/segment.ts';
import { schemaOf } from '../read-model/schema-names.ts';

export interface PrepareOptions {
  readonly ownerUrl: string;
  /** The role that applies and queries; it gets the rows, not the tables. */
  readonly runningRole: string;
  readonly projections: readonly Projection[];
  /** Leave living tables and checkpoints alone that were made otherwise: they are about to be rebuilt. */
  readonly acceptChangedTables?: boolean;
  /** Partitions of the feed that fills them; 0, the default: they follow the log itself. */
  readonly feedPartitions?: number;
  readonly logger?: Logger;
}

const PREPARE_LOCK = 7_384_101;

/**
 * Makes the tables of every read model version that is not there yet, with a checkpoint at 0, once, however many
 * processes start together; older versions stay. Read models that followed the log itself go on by the feed. Throws
 * StartRefused when tables were changed without a new version, or were filled by another number of partitions.
 */
export async function prepareReadModels(options: PrepareOptions): Promise<void> {
  const session = await openSession({ url: options.ownerUrl, applicationName: 'sternklar-read-models' });
  try {
    await session.query("set lock_timeout = '60s'");
    await session.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const known = await checkpointsOf(session);
    for (const projection of options.projections) {
      const found = known.get(schemaOf(projection));
      if (found === undefined) await create(session, projection, options);
      else if (!options.acceptChangedTables) {
        if (found.definition !== fingerprintOf(projection)) throw changedTables(projection);
        await fitToFeed(session, projection, { found: found.segments, feedPartitions: options.feedPartitions ?? 0 });
      }
    }
  } finally {
    await session.end().catch(() => undefined);
  }
}

interface Known {
  readonly projection: string;
  readonly version: number;
  readonly definition: string;
  /** The numbers of its checkpoints. */
  readonly segments: readonly number[];
}

async function checkpointsOf(session: pg.Client): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await session.query<Known>(
    `select projection, version, min(definition) as definition, array_agg(partition order by partition) as segments
     from projections.checkpoints group by projection, version`,
  );
  return new Map(rows.map((known) => [schemaOf({ name: known.projection, version: known.version }), known]));
}

/** A process that still follows the log itself finds its checkpoint gone, and applies nothing any more. */
async function fitToFeed(
  session: pg.Client,
  projection: Projection,
  { found, feedPartitions }: { readonly found: readonly number[]; readonly feedPartitions: number },
): Promise<void> {
  const wanted = segmentNumbers(feedPartitions);
  if (found.join() === wanted.join()) return;
  if (found.join() !== segmentNumbers(0).join()) throw otherPartitions(projection, found.length, feedPartitions);
  await inTransaction(session, async () => {
    await unshareAllCheckpoints(session);
    await session.query(
      `with former as (
         delete from projections.own_checkpoints where projection = $1 and version = $2 returning *
       )
       insert into projections.own_checkpoints (projection, version, partition, position, definition)
       select projection, version, wanted, position, definition from former, unnest($3::integer[]) as wanted`,
      [projection.name, projection.version, wanted],
    );
  });
}

const otherPartitions = ({ name }: Projection, found: number, wanted: number): StartRefused =>
  new StartRefused(
    wanted === 0
      ? `Das Lesemodell '${name}' wurde über Kafka gefüllt (${found} Partitionen), aber KAFKA_BROKERS ist nicht gesetzt. Soll es ohne Kafka weitergehen, beenden Sie alle Prozesse und bauen Sie die Lesemodelle mit „npm run rebuild“ neu auf.`
      : `Das Lesemodell '${name}' wurde mit ${found} Partitionen gefüllt, KAFKA_PARTITIONS sagt ${wanted}. Beenden Sie alle Prozesse und bauen Sie die Lesemodelle mit „npm run rebuild“ neu auf.`,
  );

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
      `insert into projections.own_checkpoints (projection, version, partition, position, definition)
       select $1, $2, partition, 0, $3 from unnest($4::integer[]) as partition`,
      [name, version, fingerprintOf(projection), segmentNumbers(options.feedPartitions ?? 0)],
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
