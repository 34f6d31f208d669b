import { expect, test } from 'vitest';
import { newEvents, recordedBy } from '../contract/log-for-each-test.ts';
import { eventStoreContract } from '../event-store.contract.ts';
import { createInMemoryEventStore } from './in-memory-event-store.ts';

eventStoreContract('The in-memory event store', async () => {
  const store = createInMemoryEventStore({ now: () => new Date() });
  return { store, other: store, dispose: () => store.close() };
});

test('The in-memory event store records the injected time, which never runs backwards', async () => {
  const clock = ['2025-03-03T09:00:00.500Z', '2025-03-03T08:00:00.000Z', '2025-03-03T10:00:00.000Z'];
  const store = createInMemoryEventStore({ now: () => new Date(clock.shift() ?? '') });
  const recordedAt = [];
  for (const streamId of ['a', 'b', 'c']) {
    recordedAt.push(recordedBy(await store.append(streamId, 0, newEvents(1)))[0]?.recordedAt);
  }
  expect(recordedAt).toEqual(['2025-03-03T09:00:00.500Z', '2025-03-03T09:00:00.500Z', '2025-03-03T10:00:00.000Z']);
});
