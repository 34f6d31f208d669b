import type { StoredEvent } from './event-store.ts';
import type { NamedQuery } from './postgres/one-message.ts';

/** The newest event of the log. */
export interface LogEnd {
  readonly position: number;
  readonly recordedAt: string;
}

/** Appends that are about to be written, all in one transaction. */
export interface UpcomingAppends {
  /** Their events as they will be stored if the log ends there. */
  eventsBehind(end: LogEnd): readonly StoredEvent[];
  /**
   * Writes them behind that end, in one transaction with what the queries do. False when nothing was written, since the
   * log or a stream ended elsewhere or a query failed, or when nobody knows.
   */
  commit(end: LogEnd, queries: readonly NamedQuery[]): Promise<boolean>;
}

/** Read models that can be written with appends, so that nobody has to wait for them afterwards: an inline projection. */
export interface InlineProjection {
  /** Writes appends together with their rows; false when they have to go without. */
  write(appends: UpcomingAppends): Promise<boolean>;
}
