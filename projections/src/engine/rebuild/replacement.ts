import { describeFailure } from '@sternklar/event-store/failure';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import { run } from '../batches/apply-batch.ts';
import { dueEvents, type EventBatch, type EventPlace, halvesOf, onlyEventOf } from '../batches/event-batch.ts';
import { isDatabaseUnavailable } from '../batches/failure.ts';
import { rebuildSchemaOf } from '../read-model/schema-names.ts';
import { createIndexes, createTables, inTransaction } from '../schemas/read-model-schemas.ts';
import { mayPassOver } from '../stuck/passing-over.ts';
import { createRowAdder } from './add-rows.ts';

/** New tables of a read model that are being filled beside the living ones, on a connection of their own. */
export interface Replacement {
  readonly projection: Projection;
  readonly session: pg.Client;
  /** Position of the last event in the new tables. */
  readonly position: number;
  /** Positions of events that could not be applied and were passed over, as an operator had allowed. */
  readonly passedOver: readonly number[];
  /** Applies what the new tables do not have yet. Call it in a transaction, or let `applyAndCommit` make one. */
  apply(batch: EventBatch): Promise<void>;
  applyAndCommit(batch: EventBatch): Promise<void>;
  /** Makes the indexes that were left out while loading, and tells the planner what the tables hold. */
  finishTables(): Promise<void>;
  close(): Promise<void>;
}

/** Says which event it is, and nothing of what it says. */
const notApplied = ({ name }: Projection, { position, type }: EventPlace, error: unknown): StartRefused =>
  new StartRefused(
    `Das Lesemodell ${name} kann das Ereignis ${position} (${type}) nicht anwenden (${describeFailure(error)}); seine bisherigen Tabellen sind unverändert.`,
    { cause: error },
  );

/**
 * What is filled here is thrown away if anything goes wrong, so no commit waits for the disk; indexes get room to sort. The
 * planner knows nothing of tables that grow, and would read all of them for each batch: statements keep one plan, by index, as
 * where they fill living tables.
 */
export const SESSION = `
  set synchronous_commit = off; set maintenance_work_mem = '256MB'; set lock_timeout = '60s';
  set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off`;

/** Makes the empty tables. */
export async function createReplacement(
  projection: Projection,
  { ownerUrl, runningRole }: { readonly ownerUrl: string; readonly runningRole: string },
): Promise<Replacement> {
  const schema = rebuildSchemaOf(projection);
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-rebuild' });
  const rows = createRowAdder(session);
  const passedOver: number[] = [];
  let position = 0;

  const apply = async (batch: EventBatch, write = rows.run) => {
    const due = dueEvents(projection, batch, position);
    if (due.length > 0) {
      await session.query(`set local search_path to ${schema}`);
      await write(projection.apply(due));
    }
    position = Math.max(position, batch.last);
  };

  const applyAndCommit = async (batch: EventBatch): Promise<void> => {
    try {
      await inTransaction(session, () => apply(batch));
    } catch (error) {
      if (rows.tookAmiss(error)) await applyAndCommit(batch);
      else await applyInParts(batch, error);
    }
  };

  /** Looks for the one event that fails, and passes it over if that was allowed. */
  const applyInParts = async (batch: EventBatch, error: unknown): Promise<void> => {
    if (isDatabaseUnavailable(error)) throw error;
    const only = onlyEventOf(batch);
    if (only === null) {
      for (const half of halvesOf(batch)) await applyAndCommit(half);
    } else if (await mayPassOver(session, projection, only)) {
      passedOver.push(only.position);
      position = Math.max(position, only.position);
    } else {
      throw notApplied(projection, only, error);
    }
  };

  const close = () => session.end().catch(() => undefined);

  try {
    await session.query(SESSION);
    await inTransaction(session, () => createTables(session, projection, { schema, runningRole }));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    projection,
    session,
    get position() {
      return position;
    },
    // Whoever has a transaction of their own cannot begin again.
    apply: (batch) => apply(batch, (statements) => run(session, statements)),
    passedOver,
    applyAndCommit,
    async finishTables() {
      await inTransaction(session, () => createIndexes(session, projection, schema));
      const tables = await session.query<{ name: string }>(
        'select quote_ident(tablename) as name from pg_tables where schemaname = $1',
        [schema],
      );
      for (const { name } of tables.rows) await session.query(`vacuum (analyze) ${schema}.${name}`);
    },
    close,
  };
}
