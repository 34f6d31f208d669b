import { describe } from 'vitest';
import { appendingContract } from './contract/appending.contract.ts';
import type { LogUnderTest } from './contract/log-under-test.ts';
import { orderContract } from './contract/order.contract.ts';
import { readingContract } from './contract/reading.contract.ts';
import { subscribingContract } from './contract/subscribing.contract.ts';

/** What every adapter of `EventStore` must do; each adapter's test file runs it. */
export const eventStoreContract = (name: string, createLog: () => Promise<LogUnderTest>): void => {
  describe(`${name}, as every event store`, () => {
    appendingContract(createLog);
    orderContract(createLog);
    readingContract(createLog);
    subscribingContract(createLog);
  });
};
