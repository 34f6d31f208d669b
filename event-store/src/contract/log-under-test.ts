import type { EventStore } from '../event-store.ts';

/** An empty log for one test. */
export interface LogUnderTest {
  readonly store: EventStore;
  /** The same log as another process has it; the same object where a log lives in one process. */
  readonly other: EventStore;
  /** Closes both stores and removes the log. */
  dispose(): Promise<void>;
}
