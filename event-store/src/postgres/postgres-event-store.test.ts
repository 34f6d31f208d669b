import { afterAll, beforeAll, describe } from 'vitest';
import { eventStoreContract } from '../event-store.contract.ts';
import { emptyEventLog } from '../testing/empty-event-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

describe('On PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  eventStoreContract('the event store', async () => {
    await emptyEventLog(database);
    const store = createPostgresEventStore({ url: database.url });
    const other = createPostgresEventStore({ url: database.url });
    return {
      store,
      other,
      async dispose() {
        await Promise.all([store.close(), other.close()]);
      },
    };
  });
});
