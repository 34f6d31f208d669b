import type { RecordedEvent } from '@sternklar/contracts/event-envelope';

/** The little of a database client that projections use, so that they cannot commit or wait on their own. */
export interface SqlExecutor {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/**
 * A read model's writer. Its tables live in a schema of their own per version; `tables` and `apply` use unqualified
 * names. `apply` gets the batch's events of the handled types in order and commits together with the checkpoint. It
 * is idempotent and reads no clock.
 */
export interface Projection {
  readonly name: string;
  /** Raise it with every change of tables or meaning: the new version is built beside the old one. */
  readonly version: number;
  readonly tables: string;
  /** Indexes that only queries need. Living tables always have them; a rebuild makes them after loading, which is faster. */
  readonly indexes?: string;
  readonly handles: readonly string[];
  apply(events: readonly RecordedEvent[], sql: SqlExecutor): Promise<void>;
}
