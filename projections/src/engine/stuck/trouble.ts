import type pg from 'pg';
import type { EventPlace } from '../batches/event-batch.ts';
import { loggableFailure } from '../batches/failure.ts';
import type { ReadModelVersion } from '../read-model/schema-names.ts';

/** An event that a projection fails to apply. */
export interface Trouble extends EventPlace {
  /** Of the checkpoint that it holds up. */
  readonly partition: number;
  readonly error: unknown;
  /** Failed tries in a row. */
  readonly attempts: number;
}

const WRITE = `
  insert into projections.troubles as known (projection, version, partition, position, event_id, event_type, failure, attempts)
  values ($1, $2, $8, $3, $4, $5, $6, $7)
  on conflict (projection, version, partition) do update
  set position = excluded.position, event_id = excluded.event_id, event_type = excluded.event_type,
      failure = excluded.failure, attempts = excluded.attempts, last_failed_at = excluded.last_failed_at,
      first_failed_at = case when known.position = excluded.position then known.first_failed_at
                             else excluded.first_failed_at end`;

/** Tells operators, in every process, which event a projection cannot get past. Never rejects: the failure is in the log. */
export const writeDownTrouble = async (
  pool: pg.Pool,
  { name, version }: ReadModelVersion,
  { partition, position, id, type, error, attempts }: Trouble,
): Promise<void> => {
  const { failure, reason = failure } = loggableFailure(error);
  await pool.query(WRITE, [name, version, position, id, type, reason, attempts, partition]).catch(() => undefined);
};
