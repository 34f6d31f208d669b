import type { Projection, SqlExecutor } from '@sternklar/event-store/projection';
import type pg from 'pg';
import { advanceCheckpoints, positionsFrom, selectCheckpoints } from './checkpoints.ts';
import { dueEvents, type EventBatch } from './event-batch.ts';
import { schemaOf } from './schema-names.ts';

/**
 * Read models can be derived again and their rows commit together with the checkpoint, so a commit that a crash of the
 * server takes back is simply applied again: nothing needs to wait for the disk. The time limits keep a process that
 * hangs from holding the checkpoints' locks for ever.
 */
const BEGIN = `begin isolation level read committed;
  set local synchronous_commit = off;
  set local lock_timeout = '30s';
  set local idle_in_transaction_session_timeout = '30s'`;

/**
 * Applies a batch to all given projections in one transaction, rows and checkpoints together, and answers where each
 * stands afterwards. The locked checkpoints decide what is still to be applied: what another process (or a rebuild) has
 * done already is skipped, and a projection that stands before the batch is left as it is. Rejects, having changed
 * nothing, when any of them fails.
 */
export async function applyBatch(
  pool: pg.Pool,
  projections: readonly Projection[],
  batch: EventBatch,
): Promise<ReadonlyMap<string, number>> {
  if (projections.length === 0) return new Map();
  const client = await pool.connect();
  try {
    const positions = await lockCheckpoints(client, projections);
    const advancing = projections.filter((projection) => {
      const position = positions.get(projection.name) ?? batch.last;
      return position >= batch.after && position < batch.last;
    });
    for (const projection of advancing) {
      await applyDue(client, projection, dueEvents(projection, batch, positions.get(projection.name) ?? batch.last));
    }
    await client.query(advancing.length > 0 ? `${advanceCheckpoints(advancing, batch.last)}; commit` : 'commit');
    client.release();
    return new Map([...positions, ...advancing.map(({ name }) => [name, batch.last] as const)]);
  } catch (error) {
    const rolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!rolledBack);
    throw error;
  }
}

/** One message to the server; locks in the order of names, so that two processes never wait for each other crosswise. */
async function lockCheckpoints(
  client: pg.PoolClient,
  projections: readonly Projection[],
): Promise<ReadonlyMap<string, number>> {
  // Several statements in one message answer with one result each, which pg's types do not know.
  const results: unknown = await client.query(`${BEGIN}; ${selectCheckpoints(projections)} for update`);
  const [locked] = (results as pg.QueryResult<{ projection: string; position: number }>[]).slice(-1);
  return positionsFrom(locked?.rows ?? [], projections);
}

async function applyDue(
  client: pg.PoolClient,
  projection: Projection,
  due: ReturnType<typeof dueEvents>,
): Promise<void> {
  if (due.length === 0) return;
  await client.query(`set local search_path to ${schemaOf(projection)}`);
  await projection.apply(due, executorOf(client));
}

/** The only thing of a connection that a projection gets to see. */
export const executorOf = (client: pg.ClientBase): SqlExecutor => ({
  query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
    const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>(text, values ? [...values] : undefined);
    return { rows, rowCount };
  },
});
