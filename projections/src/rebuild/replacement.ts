import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import type pg from 'pg';
import { executorOf } from '../apply-batch.ts';
import { dueEvents, type EventBatch } from '../event-batch.ts';
import { createIndexes, createTables, inTransaction } from '../read-model-schemas.ts';
import { rebuildSchemaOf } from '../schema-names.ts';

/** New tables of a read model that are being filled beside the living ones, on a connection of their own. */
export interface Replacement {
  readonly projection: Projection;
  readonly session: pg.Client;
  /** Position of the last event in the new tables. */
  readonly position: number;
  /** Applies what the new tables do not have yet. Call it in a transaction, or let `applyAndCommit` make one. */
  apply(batch: EventBatch): Promise<void>;
  applyAndCommit(batch: EventBatch): Promise<void>;
  /** Makes the indexes that were left out while loading, and tells the planner what the tables hold. */
  finishTables(): Promise<void>;
  close(): Promise<void>;
}

/** What is filled here is thrown away if anything goes wrong, so no commit waits for the disk; indexes get room to sort. */
const SESSION = "set synchronous_commit = off; set maintenance_work_mem = '256MB'; set lock_timeout = '60s'";

/** Makes the empty tables. */
export async function createReplacement(
  projection: Projection,
  { ownerUrl, runningRole }: { readonly ownerUrl: string; readonly runningRole: string },
): Promise<Replacement> {
  const schema = rebuildSchemaOf(projection);
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-rebuild' });
  const executor = executorOf(session);
  let position = 0;

  const apply = async (batch: EventBatch) => {
    const due = dueEvents(projection, batch, position);
    if (due.length > 0) {
      await session.query(`set local search_path to ${schema}`);
      await projection.apply(due, executor);
    }
    position = Math.max(position, batch.last);
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
    apply,
    applyAndCommit: (batch) => inTransaction(session, () => apply(batch)),
    async finishTables() {
      await inTransaction(session, () => createIndexes(session, projection, schema));
      const { rows } = await session.query<{ name: string }>(
        'select quote_ident(tablename) as name from pg_tables where schemaname = $1',
        [schema],
      );
      for (const { name } of rows) await session.query(`vacuum (analyze) ${schema}.${name}`);
    },
    close,
  };
}
