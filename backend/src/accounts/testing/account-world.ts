import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { type AccountServices, createAccountServices } from '../account-services.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';

export class Crash extends Error {
  override readonly name = 'Crash';
}

/** The write at which a process dies: 1 is its first one. `after` dies when it was done, but nobody heard of it. */
export interface CrashPoint {
  readonly write: number;
  readonly moment: 'before' | 'after';
}

/** A write before which a process is so slow that other things happen. */
export interface SlowPoint {
  readonly write: number;
  readonly meanwhile: () => Promise<void>;
}

type Trouble = CrashPoint | SlowPoint;

/** Lets writes through until the crash; from then on the process is dead. */
const createFuse = (troubles: readonly Trouble[]) => {
  let writes = 0;
  let dead = false;
  return {
    writes: () => writes,
    async write<Result>(job: () => Promise<Result>): Promise<Result> {
      writes += 1;
      const now = troubles.filter(({ write }) => write === writes);
      for (const trouble of now) if ('meanwhile' in trouble) await trouble.meanwhile();
      dead ||= now.some((trouble) => 'moment' in trouble && trouble.moment === 'before');
      if (dead) throw new Crash('The process died.');
      const result = await job();
      dead ||= now.some((trouble) => 'moment' in trouble);
      if (dead) throw new Crash('The process died.');
      return result;
    },
  };
};

type Fuse = ReturnType<typeof createFuse>;

const fusedStore = (store: EventStore, fuse: Fuse): EventStore => ({
  ...store,
  append: (...append) => fuse.write(() => store.append(...append)),
});

const isReading = (query: unknown) =>
  (typeof query === 'string' ? query : (query as { text: string }).text).trimStart().startsWith('select');

/** Only `query`, as everything under test uses the pool. */
const fusedPool = (pool: Pool, fuse: Fuse): Pool =>
  ({
    query: (query: string, values: unknown[]) =>
      isReading(query) ? pool.query(query, values) : fuse.write(() => pool.query(query, values)),
  }) as unknown as Pool;

/** Cheap hashing: these tests are not about argon2. */
const passwords = createPasswordHasher(
  { memory: 64, passes: 1, parallelism: 1 },
  { atOnce: 2, waiting: 1_000, waitingKnown: 1_000 },
);

const FIRST_MOMENT = Date.parse('2026-03-01T09:00:00.000Z');
const TABLES = ['credentials', 'pending_credentials', 'sessions', 'code_tries', 'known_devices'] as const;

export interface AccountProcess extends AccountServices {
  /** Writes so far, to the log or a table. */
  readonly writes: () => number;
}

export interface AccountWorld {
  /** A process of the product on the same log and tables, which may be doomed to die. */
  process(...troubles: readonly Trouble[]): AccountProcess;
  advance(ms: number): void;
  /** The whole log, decoded. */
  log(): Promise<readonly RecordedEvent[]>;
  /** Starts over: an empty log, empty tables, the first moment. */
  reset(): Promise<void>;
  rows(sql: string): Promise<readonly object[]>;
  close(): Promise<void>;
}

export const createAccountWorld = async (): Promise<AccountWorld> => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 10, applicationName: 'account-world' });
  let time = FIRST_MOMENT;
  const now = () => new Date(time);
  let store = createInMemoryEventStore({ now });
  const codec = createEventCodec({ registry: eventRegistry, keys: createInMemorySubjectKeys() });
  const nextId = () => v7();
  const commandsOn = (log: EventStore) => createCommandHandler({ store: log, codec, nextId });
  return {
    process(...troubles) {
      const fuse = createFuse(troubles);
      const services = createAccountServices({
        commands: commandsOn(fusedStore(store, fuse)),
        pool: fusedPool(pool, fuse),
        rootKey: Buffer.alloc(32, 7),
        now,
        nextId,
        // Time passes while somebody waits.
        pause: async (ms) => {
          time += ms;
        },
        passwords,
      });
      return { ...services, writes: fuse.writes };
    },
    advance(ms) {
      time += ms;
    },
    async reset() {
      time = FIRST_MOMENT;
      await store.close();
      store = createInMemoryEventStore({ now });
      for (const table of TABLES) await pool.query(`delete from accounts.${table}`);
    },
    log: async () => codec.decode(await store.readAll(0, 10_000)),
    rows: async (sql) => (await pool.query(sql)).rows,
    async close() {
      await store.close();
      await pool.end();
      await database.drop();
    },
  };
};
