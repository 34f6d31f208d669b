import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { createEventRegistry, defineEvent } from '@sternklar/contracts/event-registry';
import type { Pool } from 'pg';
import { v7 as nextId } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { z } from 'zod';
import type { EventCodec } from '../../event-codec.ts';
import type { EventStore, NewEvent } from '../../event-store.ts';
import { createInMemoryEventStore } from '../../in-memory/in-memory-event-store.ts';
import { createEventCodec } from '../../personal-data/event-codec.ts';
import { createInMemorySubjectKeys } from '../../personal-data/subject-keys.ts';
import { createPool } from '../../postgres/pool.ts';
import type { Reactor } from '../../reactor.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createParkedEvents } from '../parked-events.ts';
import { createReactorRunner, type ReactorRunner, type ReactorRunnerOptions } from '../reactor-runner.ts';

export const now = () => new Date('2025-03-03T09:00:00.000Z');
/** Longest that something may take that another process or connection does. */
export const soon = { timeout: 10_000 };

const knocked = defineEvent('Knocked', z.object({ times: z.number() }));
const rang = defineEvent('Rang', z.object({ times: z.number() }));
const codecOf = (...definitions: (typeof knocked | typeof rang)[]) =>
  createEventCodec({ registry: createEventRegistry(definitions), keys: createInMemorySubjectKeys() });

/** Knows a second version of 'Knocked'. */
export const newerCodec = codecOf(defineEvent('Knocked', knocked.schema, [(data) => data]));

const METADATA = {
  accountId: null,
  actor: { kind: 'system', name: 'test' },
  correlationId: 'correlation-1',
  causationId: 'causation-1',
  commandId: 'command-1',
} as const;

const timesOf = (event: RecordedEvent) => (event.data as { times: number }).times;

/** A reactor that notes what it saw, after whatever `effect` does. */
export const noting = (name: string, effect: (times: number) => unknown = () => undefined, handles = ['Knocked']) => {
  const seen: number[] = [];
  const reactor: Reactor = {
    name,
    handles,
    async react(event) {
      await effect(timesOf(event));
      seen.push(timesOf(event));
    },
  };
  return { reactor, seen };
};

export const newLogger = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

/** A log in memory and the reactors' tables in Postgres, empty before each test; what tests open is closed after them. */
export const useReactorWorld = () => {
  const codec: EventCodec = codecOf(knocked, rang);
  const runners: ReactorRunner[] = [];
  const pools: Pool[] = [];
  let database: TestDatabase;
  let ownerPool: Pool;
  let store: EventStore;

  beforeAll(async () => {
    database = await createTestDatabase();
    ownerPool = createPool({ url: database.ownerUrl, max: 1, applicationName: 'test-owner' });
  });
  beforeEach(async () => {
    await ownerPool.query('truncate reactors.checkpoints, reactors.parked');
    store = createInMemoryEventStore({ now });
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
  });
  afterAll(async () => {
    await ownerPool.end();
    await database.drop();
  });

  const newPool = (applicationName = 'test', url = database.url) => {
    const pool = createPool({ url, max: 4, applicationName });
    pools.push(pool);
    return pool;
  };

  const encoded = (type: 'Knocked' | 'Rang', times: number, encoder = codec): Promise<readonly NewEvent[]> =>
    encoder.encode([{ type, data: { times } }], [nextId()], METADATA);

  const appendEncoded = async (events: readonly NewEvent[]) => {
    await store.append(`door-${nextId()}`, 0, events);
  };

  return {
    newPool,
    encoded,
    appendEncoded,
    async append(type: 'Knocked' | 'Rang', ...times: number[]) {
      for (const count of times) await appendEncoded(await encoded(type, count));
    },
    store: () => store,
    firstEvent: async () => (await store.readAll(0, 1))[0],
    /** As a process of its own would: with its own pool. Pauses take no time. */
    newRunner(reactors: readonly Reactor[], options: Partial<ReactorRunnerOptions> = {}): ReactorRunner {
      const runner = createReactorRunner({
        ...{ store, codec, reactors, now, logger: newLogger() },
        pool: options.pool ?? newPool(),
        random: () => 1,
        sleep: () => new Promise((resolve) => setImmediate(resolve)),
        ...options,
      });
      runners.push(runner);
      return runner;
    },
    async checkpoint(reactor: string): Promise<number | undefined> {
      const { rows } = await ownerPool.query('select position from reactors.checkpoints where reactor = $1', [reactor]);
      return rows[0]?.position;
    },
    parked: () => createParkedEvents({ store, codec, reactors: [], pool: newPool() }).list(),
    /** Ends every connection of the pools with that name, as a restart of the database would. */
    async cutConnections(applicationName: string): Promise<void> {
      await newPool().query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = $1 and datname = current_database()`,
        [applicationName],
      );
    },
  };
};
