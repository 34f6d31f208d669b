import type pg from 'pg';
import type { EventBatch, EventPlace } from '../batches/event-batch.ts';
import { isDivisionByZero } from '../batches/failure.ts';
import { positionsFrom, type Queryable, selectCheckpointsIn } from '../checkpoints/checkpoints.ts';
import { advanceCheckpoints, lockCheckpoints } from '../checkpoints/moving-checkpoints.ts';
import { type LogRange, type Segment, SegmentLost } from '../checkpoints/segment.ts';
import type { ReadModelVersion } from '../read-model/schema-names.ts';
import { inTransaction } from '../schemas/read-model-schemas.ts';

const MARK = `
  update projections.passed_over set missing_in_version = $3 where projection = $1 and position = $2`;

const ALLOWED = 'select from projections.passed_over where projection = $1 and position = $2';

const MARK_AS_BUILT = `
  update projections.passed_over
  set missing_in_version = case when position = any($3::bigint[]) then $2::integer end
  where projection = $1 and (missing_in_version = $2 or position = any($3::bigint[]))`;

/** The only event of a batch, which cannot be applied. */
export interface Passing {
  readonly only: EventPlace;
  readonly batch: Pick<EventBatch, 'after' | 'last'>;
}

/**
 * For a projection that cannot apply the only event of a batch: if an operator has allowed it, moves the projection past
 * the event and notes that its rows lack it. Answers whether the projection is past the event now.
 */
export const passOver = async (
  { pool, segment }: { readonly pool: pg.Pool; readonly segment: Segment },
  projection: ReadModelVersion,
  { only, batch }: Passing,
): Promise<boolean> => {
  const client = await pool.connect();
  let broken = true;
  try {
    const passed = await inTransaction(client, async () => {
      await holdOn(client, segment, batch);
      return passOverIn(client, projection, { partition: segment.partition, only, batch });
    });
    broken = false;
    return passed;
  } finally {
    client.release(broken);
  }
};

const holdOn = async (client: pg.ClientBase, segment: Segment, range: LogRange): Promise<void> => {
  for (const query of segment.guard(range)) {
    await client.query(query).catch((error) => {
      throw isDivisionByZero(error) ? new SegmentLost(segment) : error;
    });
  }
};

const passOverIn = async (
  client: pg.ClientBase,
  projection: ReadModelVersion,
  { partition, only, batch }: Passing & { readonly partition: number },
): Promise<boolean> => {
  const { name, version } = projection;
  const { position } = only;
  const { after, last } = batch;
  for (const query of lockCheckpoints([projection], partition)) await client.query(query);
  const { rows } = await client.query<{ projection: string; position: number }>(
    selectCheckpointsIn(partition, [projection]),
  );
  const standsAt = positionsFrom(rows, [projection]).get(name);
  // Another process was faster, or a restored backup set it back.
  if (standsAt !== after) return standsAt !== undefined && standsAt >= position;
  const { rowCount } = await client.query(MARK, [name, position, version]);
  if (rowCount !== 1) return false;
  for (const query of advanceCheckpoints([projection], { partition, position: last })) await client.query(query);
  return true;
};

/** Whether an operator has allowed the projection to go on without the event at a position. */
export const mayPassOver = async (
  database: Queryable,
  { name }: ReadModelVersion,
  { position }: EventPlace,
): Promise<boolean> => (await database.query(ALLOWED, [name, position])).rowCount === 1;

/** Notes which events are missing in the rows of a version that was just rebuilt. */
export const noteMissing = async (
  database: Queryable,
  { name, version }: ReadModelVersion,
  positions: readonly number[],
): Promise<void> => {
  await database.query(MARK_AS_BUILT, [name, version, [...positions]]);
};
