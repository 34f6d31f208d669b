import type { Projection, SqlExecutor } from '@sternklar/event-store/projection';
import pg from 'pg';
import { advanceCheckpoints, positionsFrom, selectCheckpoints } from './checkpoints.ts';
import { dueEvents, type EventBatch } from './event-batch.ts';
import { prepared } from './prepared.ts';
import { schemaOf } from './schema-names.ts';

/**
 * Applies a batch to all given projections in one transaction, rows and checkpoints together, and answers where each
 * stands afterwards. The locked checkpoints decide what is still to be applied: what another process (or a rebuild) has
 * done already is skipped, and a projection that stands before the batch is left as it is. Rejects, having changed
 * nothing, when any of them fails. The pool is one of `createProjectionPool`.
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
    await all(
      advancing.map(async (projection) => {
        const due = dueEvents(projection, batch, positions.get(projection.name) ?? batch.last);
        if (due.length > 0) await projection.apply(due, executorIn(client, schemaOf(projection)));
      }),
    );
    await all([
      ...advanceCheckpoints(advancing, batch.last).map((query) => client.query(query)),
      client.query('commit'),
    ]);
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

/** Locks in the order of names, so that two processes never wait for each other crosswise. */
async function lockCheckpoints(
  client: pg.PoolClient,
  projections: readonly Projection[],
): Promise<ReadonlyMap<string, number>> {
  const begun = client.query('begin isolation level read committed');
  const locked = client.query<{ projection: string; position: number }>(
    prepared('projections', `${selectCheckpoints(projections)} for update`),
  );
  await all([begun, locked]);
  return positionsFrom((await locked).rows, projections);
}

/**
 * What is under way on one connection, which takes queries before it has answered earlier ones: all of them share the
 * way to the server and back. Everything has ended when it rejects.
 */
async function all(underWay: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(underWay);
  const failures: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // After the first failure the server refuses everything else, which says nothing.
  if (failures.length > 0) throw failures.find((failure) => !isRefusedAfterFailure(failure)) ?? failures[0];
}

const isRefusedAfterFailure = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25P02';

/** Says for each query anew where a projection's tables are, because those of other projections come in between. */
const executorIn = (client: pg.ClientBase, schema: string): SqlExecutor => ({
  query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
    const located = client.query(`set local search_path to ${schema}`);
    const answered = client.query<Row & pg.QueryResultRow>(prepared(schema, text, values));
    await all([located, answered]);
    const { rows, rowCount } = await answered;
    return { rows, rowCount };
  },
});

/** The only thing of a connection that a projection gets to see. */
export const executorOf = (client: pg.ClientBase): SqlExecutor => ({
  query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
    const { rows, rowCount } = await client.query<Row & pg.QueryResultRow>(text, values ? [...values] : undefined);
    return { rows, rowCount };
  },
});
