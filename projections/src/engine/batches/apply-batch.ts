import { arrayText } from '@sternklar/event-store/postgres/array-text';
import { inOneMessage, type NamedQuery } from '@sternklar/event-store/postgres/one-message';
import type { Projection, SqlStatement } from '@sternklar/event-store/projection';
import type pg from 'pg';
import { positionsFrom, selectCheckpointsIn } from '../checkpoints/checkpoints.ts';
import { advanceCheckpoints, advanceFrom, lockCheckpoints } from '../checkpoints/moving-checkpoints.ts';
import { prepared } from '../checkpoints/prepared.ts';
import { type Segment, SegmentLost, WHOLE_LOG } from '../checkpoints/segment.ts';
import { schemaOf } from '../read-model/schema-names.ts';
import { dueEvents, type EventBatch } from './event-batch.ts';
import { isDivisionByZero } from './failure.ts';
import { statementsIn } from './statements-in.ts';

type Positions = ReadonlyMap<string, number>;

const BEGIN = prepared('begin isolation level read committed');
const COMMIT = prepared('commit');

/**
 * Applies a batch to all given projections in one transaction, rows and checkpoints together, and answers where each
 * stands afterwards. The locked checkpoints decide what is still to be applied: what another process (or a rebuild) has
 * done already is skipped, and a projection that stands before the batch is left as it is. Rejects, having changed
 * nothing, when any of them fails; with `SegmentLost` when the segment is another process's. The pool is one of
 * `createProjectionPool`.
 */
export async function applyBatch(
  pool: pg.Pool,
  projections: readonly Projection[],
  batch: EventBatch,
  segment: Segment = WHOLE_LOG,
): Promise<Positions> {
  if (projections.length === 0) return new Map();
  const work = { projections, batch, segment };
  return (await applyInStep(pool, work)) ?? applyFromCheckpoints(pool, work);
}

interface Work {
  readonly projections: readonly Projection[];
  readonly batch: EventBatch;
  readonly segment: Segment;
}

/**
 * The usual case, in one message to the server and one back: all stand exactly where the batch begins. The statement
 * that moves the checkpoints fails when they do not, and everything with it; then the answer is null.
 */
const applyInStep = (pool: pg.Pool, { projections, batch, segment }: Work): Promise<Positions | null> =>
  withClient(pool, async (client) => {
    try {
      await inOneMessage(client, [...segment.guard(batch), ...stepOf(projections, batch, segment)]);
    } catch (error) {
      if (isDivisionByZero(error)) return null;
      throw error;
    }
    return new Map(projections.map(({ name }) => [name, batch.last]));
  });

/**
 * What takes projections from the beginning of a batch to its end, for one transaction: it fails with a division by zero
 * when one of them stands elsewhere. Throws what a projection throws.
 */
export const stepOf = (
  projections: readonly Projection[],
  batch: EventBatch,
  { partition }: Segment,
): readonly NamedQuery[] => {
  const { after, last } = batch;
  const rows = projections.flatMap((projection) => rowsOf(projection, batch, after));
  return [advanceFrom(projections, { partition, after, last }), ...rows];
};

/** Looks first, under lock, where each stands. */
const applyFromCheckpoints = (pool: pg.Pool, work: Work): Promise<Positions> =>
  withClient(pool, async (client) => {
    const { projections, batch, segment } = work;
    const positions = await lockedPositions(client, work);
    const advancing = projections.filter(({ name }) => {
      const position = positions.get(name) ?? batch.last;
      return position >= batch.after && position < batch.last;
    });
    const rows = advancing.flatMap((projection) =>
      rowsOf(projection, batch, positions.get(projection.name) ?? batch.last),
    );
    const to = { partition: segment.partition, position: batch.last };
    await inOneMessage(client, [...rows, ...advanceCheckpoints(advancing, to), COMMIT]);
    return new Map([...positions, ...advancing.map(({ name }) => [name, batch.last] as const)]);
  });

/** With a connection on which, when the work fails, nothing of a transaction is left. */
const withClient = async <Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
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

const lockedPositions = async (client: pg.PoolClient, { projections, batch, segment }: Work): Promise<Positions> => {
  const rows = await inOneMessage<{ projection: string; position: number }>(client, [
    BEGIN,
    ...segment.guard(batch),
    ...lockCheckpoints(projections, segment.partition),
    prepared(selectCheckpointsIn(segment.partition, projections)),
  ]).catch((error) => {
    throw isDivisionByZero(error) ? new SegmentLost(segment) : error;
  });
  return positionsFrom(rows, projections);
};

/** What a projection that stands at `position` makes of a batch, and where its tables are. */
const rowsOf = (projection: Projection, batch: EventBatch, position: number): readonly NamedQuery[] => {
  const due = dueEvents(projection, batch, position);
  return due.length > 0 ? statementsIn(schemaOf(projection), projection, projection.apply(due)) : [];
};

/**
 * Runs what a projection says one after the other, on a connection whose search path leads to its tables. It prepares them: of one
 * schema's tables only.
 */
export const run = async (client: pg.ClientBase, statements: readonly SqlStatement[]): Promise<void> => {
  for (const { text, values } of statements) await client.query(prepared(text, values.map(asParameter)));
};

const asParameter = (value: unknown): unknown => (Array.isArray(value) ? (arrayText(value) ?? value) : value);
