import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { Projection } from '@sternklar/event-store/projection';
import type pg from 'pg';
import { run } from '../engine/batches/apply-batch.ts';
import { statementsIn } from '../engine/batches/statements-in.ts';
import { createIndexes, createTables } from '../engine/schemas/read-model-schemas.ts';
import { tablesOf } from './tables-of.ts';

const SCHEMA = 'rm_spec';

interface Batches {
  readonly projection: Projection;
  readonly batches: readonly (readonly RecordedEvent[])[];
  readonly runningRole: string;
}

/** What stands in a projection's tables after these batches, one after the other; nothing of it stays. */
export const applyBatches = async (session: pg.Client, { projection, batches, runningRole }: Batches) => {
  await session.query('begin');
  try {
    await createTables(session, projection, { schema: SCHEMA, runningRole });
    await createIndexes(session, projection, SCHEMA);
    // Statements find their tables by schema alone.
    await session.query("set local search_path to ''");
    for (const batch of batches) {
      const handled = batch.filter(({ type }) => projection.handles.includes(type));
      if (handled.length > 0) await run(session, statementsIn(SCHEMA, projection, projection.apply(handled)));
    }
    return await tablesOf(session, SCHEMA);
  } finally {
    await session.query('rollback');
  }
};
