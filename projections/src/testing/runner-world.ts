import { randomUUID } from 'node:crypto';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import type { Logger } from '@sternklar/event-store/logger';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { createProjectionPool } from '../engine/projection-pool.ts';
import { schemaOf } from '../engine/read-model/schema-names.ts';
import { createProjectionRunner, type ProjectionRunner, type ProjectionRunnerOptions } from '../engine/run.ts';
import { createVisibility, type Visibility, type VisibilityOptions } from '../engine/visibility/visibility.ts';
import { type KnownEvent, recorded, recordedAt, streamOf } from './events.ts';
import { tablesOf } from './tables-of.ts';

export interface LoggedLine {
  readonly details: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A log, in memory unless one is given, a real database for the read models, and runners on both. */
export interface RunnerWorld {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly pool: pg.Pool;
  readonly owner: pg.Client;
  readonly ownerUrl: string;
  readonly url: string;
  /** What runners logged as errors. */
  readonly errors: readonly LoggedLine[];
  append(...events: readonly KnownEvent[]): Promise<void>;
  runner(projections: readonly Projection[], options?: Partial<ProjectionRunnerOptions>): ProjectionRunner;
  visibility(projections: readonly Projection[], options?: Partial<VisibilityOptions>): Visibility;
  tables(projection: Projection): Promise<Readonly<Record<string, unknown[]>>>;
  checkpoint(projection: Projection): Promise<number>;
  close(): Promise<void>;
}

export const createRunnerWorld = async (given: { readonly store?: EventStore } = {}): Promise<RunnerWorld> => {
  const database = await createTestDatabase();
  const pool = createProjectionPool({ url: database.url, max: 8, applicationName: 'sternklar-tests' });
  const owner = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
  let appended = 0;
  const store = given.store ?? createInMemoryEventStore({ now: () => new Date(recordedAt(appended + 1)) });
  const codec = createEventCodec({ registry: eventRegistry, keys: createInMemorySubjectKeys() });
  const errors: LoggedLine[] = [];
  const logger: Logger = {
    info: () => undefined,
    warn: () => undefined,
    error: (details, message) => void errors.push({ details: { ...details }, message }),
  };
  const closing: (() => Promise<void>)[] = [];

  return {
    store,
    codec,
    pool,
    owner,
    ownerUrl: database.ownerUrl,
    url: database.url,
    errors,
    async append(...events) {
      for (const event of recorded(events)) {
        const streamId = streamOf(event);
        const { schemaVersion: _, ...metadata } = event.metadata;
        const encoded = await codec.encode([event], [randomUUID()], metadata);
        const stream = await store.readStream(streamId);
        await store.append(streamId, stream.length, encoded);
        appended += 1;
      }
    },
    runner(projections, options = {}) {
      const runner = createProjectionRunner({
        store,
        codec,
        pool,
        ownerUrl: database.ownerUrl,
        projections,
        logger,
        backoff: { firstMs: 1, longestMs: 4 },
        ...options,
      });
      closing.push(() => runner.stop());
      return runner;
    },
    visibility(projections, options = {}) {
      const notifications = createNotifications({ url: database.url, applicationName: 'test-listener' });
      const visibility = createVisibility({ notifications, projections, ...options });
      closing.push(() => {
        visibility.close();
        return notifications.close();
      });
      return visibility;
    },
    tables: (projection) => tablesOf(owner, schemaOf(projection)),
    async checkpoint({ name, version }) {
      const { rows } = await owner.query<{ position: number }>(
        'select min(position) as position from projections.checkpoints where projection = $1 and version = $2',
        [name, version],
      );
      return rows[0]?.position ?? Number.NaN;
    },
    async close() {
      await Promise.all(closing.map((close) => close()));
      await store.close();
      await owner.end();
      await pool.end();
      await database.drop();
    },
  };
};
