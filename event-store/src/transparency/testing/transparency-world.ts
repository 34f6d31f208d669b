import { v7 as nextId } from 'uuid';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { EventStore } from '../../event-store.ts';
import { createInMemoryEventStore } from '../../in-memory/in-memory-event-store.ts';
import { createPool } from '../../postgres/pool.ts';
import { createPostgresEventStore } from '../../postgres/postgres-event-store.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLogBuilder } from '../log-builder.ts';
import { createTransparencyLog } from '../transparency-log.ts';

export const ORIGIN = 'sternklar.example/audit';
export const KEY = Buffer.alloc(32, 5);
export const now = () => new Date('2025-03-03T09:00:00.000Z');

const silent = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** Where events lie that the tree is built over. */
export const STORES = {
  'in memory': () => createInMemoryEventStore({ now }),
  'in PostgreSQL': (url: string) => createPostgresEventStore({ url }),
} as const;

/** A database of its own with an empty transparency log, and a store of that kind beside it. */
export const useTransparencyWorld = (kind: keyof typeof STORES) => {
  const closers = new AsyncDisposableStack();
  const built = { ownerUrl: '', url: '' };
  let store: EventStore;

  const newPool = (url = built.url) => {
    const pool = createPool({ url, max: 3, applicationName: 'test-transparency' });
    closers.defer(() => pool.end());
    return pool;
  };
  const logOf = (pool: ReturnType<typeof newPool>, signingKeys = [KEY]) =>
    createTransparencyLog({ pool, store, signingKeys });

  beforeAll(async () => {
    const database = await createTestDatabase();
    closers.defer(() => database.drop());
    Object.assign(built, database);
    store = STORES[kind](database.url);
    closers.defer(() => store.close());
    await logOf(newPool()).prepare(ORIGIN);
  });
  afterAll(() => closers.disposeAsync());

  return {
    newPool,
    ownerPool: () => newPool(built.ownerUrl),
    store: () => store,
    log: (signingKeys = [KEY]) => logOf(newPool(), signingKeys),
    /** Events of one stream each; answers their ids. */
    async append(count: number): Promise<readonly string[]> {
      const ids = Array.from({ length: count }, () => nextId());
      for (const id of ids) {
        await store.append(`door-${id}`, 0, [{ id, type: 'Knocked', data: '{"times":1}', metadata: '{}' }]);
      }
      return ids;
    },
    /** Runs a process that builds, until `size` leaves are signed. */
    async build(size: number, signingKeys = [KEY]): Promise<void> {
      const builder = createLogBuilder({ store, pool: newPool(), signingKeys, logger: silent });
      builder.start();
      try {
        await vi.waitFor(async () => expect((await logOf(newPool()).latest())?.size).toBe(size), {
          timeout: 10_000,
          interval: 20,
        });
      } finally {
        await builder.stop();
      }
    },
  };
};
