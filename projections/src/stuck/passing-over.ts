import type pg from 'pg';
import { advanceCheckpoints, positionsFrom, type Queryable, selectCheckpoints } from '../checkpoints.ts';
import type { EventPlace } from '../event-batch.ts';
import { inTransaction } from '../read-model-schemas.ts';
import type { ReadModelVersion } from '../schema-names.ts';

const MARK = `
  update projections.passed_over set missing_in_version = $3 where projection = $1 and position = $2`;

const ALLOWED = 'select from projections.passed_over where projection = $1 and position = $2';

const MARK_AS_BUILT = `
  update projections.passed_over
  set missing_in_version = case when position = any($3::bigint[]) then $2::integer end
  where projection = $1 and (missing_in_version = $2 or position = any($3::bigint[]))`;

/**
 * Moves a projection that stands at `after`, and cannot apply the event next to it, beyond that, if an operator has allowed
 * it, and notes that its rows lack the event. Answers whether it stands behind the event now.
 */
export const passOver = async (
  pool: pg.Pool,
  projection: ReadModelVersion,
  { position, after }: EventPlace & { readonly after: number },
): Promise<boolean> => {
  const client = await pool.connect();
  let broken = true;
  try {
    const passed = await inTransaction(client, () => passOverIn(client, projection, { position, after }));
    broken = false;
    return passed;
  } finally {
    client.release(broken);
  }
};

const passOverIn = async (
  client: pg.ClientBase,
  projection: ReadModelVersion,
  { position, after }: { readonly position: number; readonly after: number },
): Promise<boolean> => {
  const { name, version } = projection;
  const { rows } = await client.query<{ projection: string; position: number }>(
    `${selectCheckpoints([projection])} for update`,
  );
  const standsAt = positionsFrom(rows, [projection]).get(name);
  // Another process was faster, or a restored backup set it back.
  if (standsAt !== after) return standsAt !== undefined && standsAt >= position;
  const { rowCount } = await client.query(MARK, [name, position, version]);
  if (rowCount !== 1) return false;
  for (const query of advanceCheckpoints([projection], position)) await client.query(query);
  return true;
};

/** Whether an operator has allowed the projection to go on without the event at a position. */
export const mayPassOver = async (
  database: Queryable,
  { name }: ReadModelVersion,
  { position }: EventPlace,
): Promise<boolean> => (await database.query(ALLOWED, [name, position])).rowCount === 1;

/** Notes which events the rows of a version lack that were just built anew. */
export const noteMissing = async (
  database: Queryable,
  { name, version }: ReadModelVersion,
  positions: readonly number[],
): Promise<void> => {
  await database.query(MARK_AS_BUILT, [name, version, [...positions]]);
};
