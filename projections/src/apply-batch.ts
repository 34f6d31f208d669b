import type { Projection, SqlExecutor } from '@sternklar/event-store/projection';
import pg from 'pg';
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
  const pipelined = pool.options.pipeline === true;
  try {
    const positions = await lockCheckpoints(client, projections);
    const advancing = projections.filter((projection) => {
      const position = positions.get(projection.name) ?? batch.last;
      return position >= batch.after && position < batch.last;
    });
    await all(
      pipelined,
      advancing.map((projection) => {
        const due = dueEvents(projection, batch, positions.get(projection.name) ?? batch.last);
        return async () => {
          if (due.length > 0) await projection.apply(due, executorIn({ client, pipelined }, schemaOf(projection)));
        };
      }),
    );
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

interface Connection {
  readonly client: pg.ClientBase;
  /** Whether it takes queries before it has answered earlier ones. */
  readonly pipelined: boolean;
}

/**
 * Does what is to be done on one connection: one after the other, or pipelined together, so that all share the way to
 * the server and back. Whatever was begun has ended when it rejects.
 */
async function all(pipelined: boolean, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  if (!pipelined) {
    for (const task of tasks) await task();
    return;
  }
  const results = await Promise.allSettled(tasks.map((task) => task()));
  const failures: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // After the first failure the server refuses everything else, which says nothing.
  if (failures.length > 0) throw failures.find((failure) => !isRefusedAfterFailure(failure)) ?? failures[0];
}

const isRefusedAfterFailure = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25P02';

/** Names a projection's tables for each of its queries anew, because those of other projections come in between. */
const executorIn = ({ client, pipelined }: Connection, schema: string): SqlExecutor => {
  const executor = executorOf(client);
  return {
    query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
      const located = client.query(`set local search_path to ${schema}`);
      if (!pipelined) await located;
      const [result] = await Promise.all([executor.query<Row>(text, values), located]);
      return result;
    },
  };
};

/** The only thing of a connection that a projection gets to see. */
export const executorOf = (client: pg.ClientBase): SqlExecutor => ({
  query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
    const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>(text, values ? [...values] : undefined);
    return { rows, rowCount };
  },
});
