import { describe } from 'vitest';
import { appendingContract } from './contract/appending.contract.ts';
import { orderContract } from './contract/order.contract.ts';
import { readingContract } from './contract/reading.contract.ts';
import { subscribingContract } from './contract/subscribing.contract.ts';
import type { EventStore } from './event-store.ts';

/** An empty log for one test. */
export interface LogUnderTest {
  readonly store: EventStore;
  /** The same log as another process has it; the same object where a log lives in one process. */
  readonly other: EventStore;
  /** Closes both stores and removes the log. */
  dispose(): Promise<void>;
}

/** What every adapter of `EventStore` must do; each adapter's test file runs it. */
export const eventStoreContract = (name: string, createLog: () => Promise<LogUnderTest>): void => {
  describe(`${name}, as every event store`, () => {
    appendingContract(createLog);
    orderContract(createLog);
    readingContract(createLog);
    subscribingContract(createLog);
  });
};
