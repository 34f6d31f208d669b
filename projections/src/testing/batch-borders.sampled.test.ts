import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { sampleSize } from '@sternklar/event-store/testing/sample-size';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderingKeyOf } from '../engine/kafka/partition-of.ts';
import { allProjections } from '../projections.ts';
import { applyBatches } from './apply-batches.ts';
import { recorded } from './events.ts';
import { randomHistory } from './random-history.ts';

const HISTORIES = sampleSize({ some: 1, all: 10 });
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

  const partsOf = (events: readonly RecordedEvent[]) => [
    ...Map.groupBy(events, ({ metadata, streamId }) =>
      orderingKeyOf({ metadata: JSON.stringify(metadata), streamId }),
    ).values(),
  ];

  it.each(allProjections.map((projection) => [projection.name, projection] as const))(
    'leaves the same in %s, however it is cut into batches, and whichever account’s part of it arrives first',
    async (_name, projection) => {
      for (let seed = 1; seed <= HISTORIES; seed += 1) {
        const events = recorded(randomHistory(EVENTS, { seed }));
        const atOnce = await tablesAfter(projection, [events]);
        const singly = events.map((event) => [event]);
        expect(await tablesAfter(projection, singly), `history ${seed}, cut`).toEqual(atOnce);
        const lastFirst = partsOf(events).toReversed();
        expect(await tablesAfter(projection, lastFirst), `history ${seed}, turned`).toEqual(atOnce);
      }
    },
  );
});
