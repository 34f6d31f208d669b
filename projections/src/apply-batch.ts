import type { Projection, SqlStatement } from '@sternklar/event-store/projection';
import type pg from 'pg';
import { advanceCheckpoints, advanceFrom, positionsFrom, selectCheckpointsIn } from './checkpoints.ts';
import { dueEvents, type EventBatch } from './event-batch.ts';
import { type Part, PartLost, WHOLE_LOG } from './part.ts';
import { isDivisionByZero, together } from './pipeline.ts';
import { prepared } from './prepared.ts';
import { schemaOf } from './schema-names.ts';

type Positions = ReadonlyMap<string, number>;
type Query = string | pg.QueryConfig;

const BEGIN = 'begin isolation level read committed';

/**
 * Applies a batch to all given projections in one transaction, rows and checkpoints together, and answers where each
 * stands afterwards. The locked checkpoints decide what is still to be applied: what another process (or a rebuild) has
 * done already is skipped, and a projection that stands before the batch is left as it is. Rejects, having changed
 * nothing, when any of them fails; with `PartLost` when the part is another process's. The pool is one of
 * `createProjectionPool`.
 */
export async function applyBatch(
  pool: pg.Pool,
  projections: readonly Projection[],
  batch: EventBatch,
  part: Part = WHOLE_LOG,
): Promise<Positions> {
  if (projections.length === 0) return new Map();
  const work = { projections, batch, part };
  return (await applyInStep(pool, work)) ?? applyFromCheckpoints(pool, work);
}

interface Work {
  readonly projections: readonly Projection[];
  readonly batch: EventBatch;
  readonly part: Part;
}

/**
 * The usual case, in one message to the server and one back: all stand exactly where the batch begins. The statement
 * that moves the checkpoints fails when they do not, and everything after it with it; then the answer is null.
 */
const applyInStep = async (pool: pg.Pool, { projections, batch, part }: Work): Promise<Positions | null> => {
  const rows = projections.flatMap((projection) => rowsOf(projection, batch, batch.after));
  return inTransaction(pool, async (client) => {
    try {
      const { after, last } = batch;
      const moves = advanceFrom(projections, { partition: part.partition, after, last });
      await together(client, [BEGIN, ...part.guard(batch), ...moves, ...rows, 'commit']);
    } catch (error) {
      if (!isDivisionByZero(error)) throw error;
      await client.query('rollback');
      return null;
    }
    return new Map(projections.map(({ name }) => [name, batch.last]));
  });
};

/** Looks first, under lock, where each stands. */
const applyFromCheckpoints = (pool: pg.Pool, work: Work): Promise<Positions> =>
  inTransaction(pool, async (client) => {
    const { projections, batch, part } = work;
    const positions = await lockCheckpoints(client, work);
    const advancing = projections.filter(({ name }) => {
      const position = positions.get(name) ?? batch.last;
      return position >= batch.after && position < batch.last;
    });
    const rows = advancing.flatMap((projection) =>
      rowsOf(projection, batch, positions.get(projection.name) ?? batch.last),
    );
    const to = { partition: part.partition, position: batch.last };
    await together(client, [...rows, ...advanceCheckpoints(advancing, to), 'commit']);
    return new Map([...positions, ...advancing.map(({ name }) => [name, batch.last] as const)]);
  });

/** With a connection that begins a transaction; when it fails, nothing of it is left. */
const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    const rolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!rolledBack);
    throw error;
  }
};

/** Locks in the order of names, so that two processes never wait for each other crosswise. */
const lockCheckpoints = async (client: pg.PoolClient, { projections, batch, part }: Work): Promise<Positions> => {
  const locking = prepared('projections', `${selectCheckpointsIn(part.partition, projections)} for update`);
  const results = await together<{ projection: string; position: number }>(client, [
    BEGIN,
    ...part.guard(batch),
    locking,
  ]).catch((error) => {
    throw isDivisionByZero(error) ? new PartLost(part) : error;
  });
  return positionsFrom(results.at(-1)?.rows ?? [], projections);
};

/** What a projection that stands at `position` makes of a batch, and where its tables are. */
const rowsOf = (projection: Projection, batch: EventBatch, position: number): readonly Query[] => {
  const due = dueEvents(projection, batch, position);
  const changes = due.length > 0 ? projection.apply(due) : [];
  if (changes.length === 0) return [];
  const schema = schemaOf(projection);
  return [`set local search_path to ${schema}`, ...changes.map(({ text, values }) => prepared(schema, text, values))];
};

/** Runs what a projection says one after the other, on a connection whose search path leads to its tables. */
export const run = async (client: pg.ClientBase, statements: readonly SqlStatement[]): Promise<void> => {
  for (const { text, values } of statements) await client.query(text, [...values]);
};
