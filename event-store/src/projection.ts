import type { RecordedEvent } from '@sternklar/contracts/event-envelope';

/** A statement with its parameters, `$1` first. */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** One statement, to be spread beside others. */
export const statement = (text: string, values: readonly unknown[] = []): readonly SqlStatement[] => [{ text, values }];

/**
 * A read model's writer. Its tables live in a schema of their own per version; `tables` and statements use unqualified
 * names. `apply` gets the batch's events of the handled types in order and says what they change, as statements that
 * run in their order and commit together with the checkpoint. Together they are idempotent; `apply` reads nothing, not
 * even a clock.
 */
export interface Projection {
  readonly name: string;
  /** Raise it with every change of tables or meaning: the new version is built beside the old one. */
  readonly version: number;
  readonly tables: string;
  /** Indexes that only queries need. Living tables always have them; a rebuild makes them after loading, which is faster. */
  readonly indexes?: string;
  readonly handles: readonly string[];
  /** Events of its own capability that change nothing here, each with the reason; every one that there is must be in either. */
  readonly skips?: Readonly<Record<string, string>>;
  apply(events: readonly RecordedEvent[]): readonly SqlStatement[];
}
