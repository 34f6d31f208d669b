import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderingKeyOf } from '../engine/kafka/partition-of.ts';
import { allProjections } from '../projections.ts';
import { applyBatches } from './apply-batches.ts';
import { recorded } from './events.ts';
import { randomHistory } from './random-history.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const EVENTS = 120;

/** Where a batch ends is chance: a rebuild's holds hundreds of events, one of a quiet night a single one. */
describe('a history', () => {
  let database: TestDatabase;
  let session: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    session = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
  });
  afterAll(async () => {
    await session.end();
    await database.drop();
  });

  const tablesAfter = (projection: Projection, batches: readonly (readonly RecordedEvent[])[]) =>
    applyBatches(session, { projection, batches, runningRole: new URL(database.url).username });

  it.each(allProjections.map((projection) => [projection.name, projection] as const))(
    'leaves the same in %s, however it is cut into batches',
    async (_name, projection) => {
      for (const seed of SEEDS) {
        const events = recorded(randomHistory(EVENTS, { seed }));
        const single = await tablesAfter(
          projection,
          events.map((event) => [event]),
        );
        expect(await tablesAfter(projection, [events]), `history ${seed}`).toEqual(single);
      }
    },
  );

  it.each(allProjections.map((projection) => [projection.name, projection] as const))(
    'leaves the same in %s, whichever account’s part of it arrives first',
    async (_name, projection) => {
      for (const seed of SEEDS) {
        const events = recorded(randomHistory(EVENTS, { seed }));
        const parts = Map.groupBy(events, ({ metadata, streamId }) =>
          orderingKeyOf({ metadata: JSON.stringify(metadata), streamId }),
        );
        const lastFirst = [...parts.values()].toReversed();
        expect(await tablesAfter(projection, lastFirst), `history ${seed}`).toEqual(
          await tablesAfter(projection, [events]),
        );
      }
    },
  );
});
