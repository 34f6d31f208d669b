import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventStoreContract } from '../event-store.contract.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { startEventStoreDbDouble } from './testing/event-store-db-double.ts';

/** A real server, when there is one: every test has a prefix of its own in it and leaves its streams behind. */
const realServer = process.env.EVENT_STORE_URL;

describe(`On EventStoreDB, ${realServer ? 'a real server' : 'a stand-in that speaks its protocol'}`, () => {
  eventStoreContract('the event store', async () => {
    const double = realServer ? null : await startEventStoreDbDouble();
    const options = { url: realServer ?? double?.url ?? '', streamPrefix: `contract-${randomUUID()}.` };
    const store = createEventStoreDbEventStore(options);
    const other = createEventStoreDbEventStore(options);
    return {
      store,
      other,
      async dispose() {
        await Promise.all([store.close(), other.close()]);
        await double?.close();
      },
    };
  });
});

test('A connection string that is none is refused at once', () => {
  expect(() => createEventStoreDbEventStore({ url: 'https://example.de' })).toThrow(/esdb/);
});
