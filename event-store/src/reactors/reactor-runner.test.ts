import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { createEventRegistry, defineEvent } from '@sternklar/contracts/event-registry';
import type { Pool } from 'pg';
import { v7 as nextId } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { EventCodec } from '../event-codec.ts';
import type { EventStore } from '../event-store.ts';
import { createInMemoryEventStore } from '../in-memory/in-memory-event-store.ts';
import { createEventCodec } from '../personal-data/event-codec.ts';
import { createInMemorySubjectKeys } from '../personal-data/subject-keys.ts';
import { createPool } from '../postgres/pool.ts';
import type { Reactor } from '../reactor.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createParkedEvents } from './parked-events.ts';
import { createReactorRunner, type ReactorRunner, type ReactorRunnerOptions } from './reactor-runner.ts';

/** Longest that something may take that another process or connection does. */
const soon = { timeout: 10_000 };
const now = () => new Date('2025-03-03T09:00:00.000Z');
const knocked = defineEvent('Knocked', z.object({ times: z.number() }));
const rang = defineEvent('Rang', z.object({ times: z.number() }));
const registry = createEventRegistry([knocked, rang]);
const metadata = {
  accountId: null,
  actor: { kind: 'system', name: 'test' },
  correlationId: 'correlation-1',
  causationId: 'causation-1',
  commandId: 'command-1',
} as const;

let database: TestDatabase;
let ownerPool: Pool;
let store: EventStore;
let codec: EventCodec;
const runners: ReactorRunner[] = [];
const pools: Pool[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  ownerPool = createPool({ url: database.ownerUrl, max: 1, applicationName: 'test-owner' });
});
beforeEach(async () => {
  await ownerPool.query('truncate reactors.checkpoints, reactors.parked');
  store = createInMemoryEventStore({ now });
  codec = createEventCodec({ registry, keys: createInMemorySubjectKeys() });
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});
afterAll(async () => {
  await ownerPool.end();
  await database.drop();
});

const append = async (type: 'Knocked' | 'Rang', ...times: number[]) => {
  for (const count of times) {
    const [event] = await codec.encode([{ type, data: { times: count } }], [nextId()], metadata);
    if (event) await store.append(`door-${event.id}`, 0, [event]);
  }
};

const newPool = (applicationName = 'test', url = database.url) => {
  const pool = createPool({ url, max: 4, applicationName });
  pools.push(pool);
  return pool;
};

const logger = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

/** As a process of its own would: with its own pool. Pauses take no time. */
const newRunner = (reactors: readonly Reactor[], options: Partial<ReactorRunnerOptions> = {}) => {
  const runner = createReactorRunner({
    ...{ store, codec, reactors, now, logger: logger() },
    pool: options.pool ?? newPool(),
    random: () => 1,
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
    ...options,
  });
  runners.push(runner);
  return runner;
};

const timesOf = (event: RecordedEvent) => (event.data as { times: number }).times;

/** A reactor that notes what it saw, after whatever `effect` does. */
const noting = (name: string, effect: (times: number) => unknown = () => undefined, handles = ['Knocked']) => {
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

const checkpoint = async (reactor: string) => {
  const { rows } = await ownerPool.query('select position from reactors.checkpoints where reactor = $1', [reactor]);
  return rows[0]?.position;
};

const parked = (reactors: readonly Reactor[] = []) => createParkedEvents({ store, codec, reactors, pool: newPool() });

describe('reactors', () => {
  test('get the events they handle, in order, once', async () => {
    const { reactor, seen } = noting('open-door');
    await append('Knocked', 1, 2);
    const runner = newRunner([reactor]);
    await runner.start();
    await append('Rang', 7);
    await append('Knocked', 3);
    await runner.catchUp();
    expect(seen).toEqual([1, 2, 3]);
  });

  test('go on after a restart where they were', async () => {
    const first = noting('open-door');
    await append('Knocked', 1, 2);
    const runner = newRunner([first.reactor]);
    await runner.start();
    await runner.catchUp();
    await runner.stop();

    await append('Knocked', 3);
    const second = noting('open-door');
    const restarted = newRunner([second.reactor]);
    await restarted.start();
    await restarted.catchUp();
    expect([first.seen, second.seen]).toEqual([[1, 2], [3]]);
  });

  test('write no checkpoint for a few unhandled events, before they stop', async () => {
    const { reactor } = noting('open-door');
    const runner = newRunner([reactor]);
    await runner.start();
    await append('Rang', 1, 2, 3);
    await runner.catchUp();
    expect(await checkpoint('open-door')).toBe(0);
    await runner.stop();
    expect(await checkpoint('open-door')).toBe(3);
  });

  test('write a checkpoint for many unhandled events', async () => {
    const { reactor } = noting('open-door');
    const runner = newRunner([reactor]);
    await append('Rang', ...Array.from({ length: 1_001 }, (_, index) => index));
    await runner.start();
    await runner.catchUp();
    await vi.waitFor(async () => expect(await checkpoint('open-door')).toBeGreaterThanOrEqual(1_000), soon);
  });

  test('are caught up when they are done with what they caused, too', async () => {
    const opener = noting('open-door', (times) => append('Rang', times * 10));
    const greeter = noting('greet', () => undefined, ['Rang']);
    const runner = newRunner([opener.reactor, greeter.reactor]);
    await runner.start();
    await append('Knocked', 1, 2);
    await runner.catchUp();
    expect(greeter.seen).toEqual([10, 20]);
  });

  test('start at the beginning of the log in a new installation, and at its head when added later', async () => {
    const old = noting('open-door');
    await append('Knocked', 1);
    const before = newRunner([old.reactor]);
    await before.start();
    await before.catchUp();
    await before.stop();

    await append('Knocked', 2);
    const added = noting('greet');
    const after = newRunner([old.reactor, added.reactor]);
    await after.start();
    await append('Knocked', 3);
    await after.catchUp();
    expect([old.seen, added.seen]).toEqual([[1, 2, 3], [3]]);
  });

  test('cannot share a name', () => {
    expect(() => newRunner([noting('greet').reactor, noting('greet').reactor])).toThrow('share one name');
  });

  test('do not start without their database', async () => {
    const pool = newPool('test', 'postgres://nobody@127.0.0.1:1/nowhere');
    await expect(newRunner([noting('greet').reactor], { pool }).start()).rejects.toThrow();
  });
});

describe('a reactor that fails', () => {
  test('tries again after growing pauses, and keeps the order', async () => {
    const pauses: number[] = [];
    let failures = 3;
    const { reactor, seen } = noting('open-door', () => {
      failures -= 1;
      if (failures >= 0) throw new Error('jammed');
    });
    const sleep = async (milliseconds: number) => {
      pauses.push(milliseconds);
    };
    const runner = newRunner([reactor], { sleep });
    await append('Knocked', 1, 2);
    await runner.start();
    await runner.catchUp();
    expect(seen).toEqual([1, 2]);
    expect(pauses).toEqual([500, 1_000, 2_000]);
    expect(await parked().list()).toEqual([]);
  });

  test('parks the event after eight attempts and goes on, and others are not held up', async () => {
    let attempts = 0;
    const failing = noting('open-door', (times) => {
      if (times !== 1) return;
      attempts += 1;
      throw new TypeError('no mailbox erika@example.org');
    });
    const fine = noting('greet');
    const log = logger();
    const runner = newRunner([failing.reactor, fine.reactor], { logger: log });
    await append('Knocked', 1, 2);
    await runner.start();
    await runner.catchUp();

    expect([attempts, failing.seen, fine.seen]).toEqual([8, [2], [1, 2]]);
    const [first] = await store.readAll(0, 1);
    expect(await parked().list()).toEqual([
      {
        reactor: 'open-door',
        eventId: first?.id,
        position: 1,
        error: expect.stringMatching(/^TypeError at reactors\/reactor-runner\.test\.ts:\d+$/),
        attempts: 8,
        parkedAt: now(),
      },
    ]);
    expect(await checkpoint('open-door')).toBe(2);
    expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toContain('erika');
  });

  test('parks an event that cannot be read', async () => {
    const { reactor, seen } = noting('open-door');
    const [event] = await codec.encode([{ type: 'Knocked', data: { times: 1 } }], [nextId()], metadata);
    if (event) await store.append('door-1', 0, [{ ...event, data: 'broken' }]);
    await append('Knocked', 2);
    const runner = newRunner([reactor]);
    await runner.start();
    await runner.catchUp();
    expect(seen).toEqual([2]);
    expect(await parked().list()).toMatchObject([{ error: expect.stringContaining('UnreadableEvent') }]);
  });

  test('is given up when it never ends', async () => {
    const { reactor, seen } = noting('open-door', (times) => (times === 1 ? new Promise(() => {}) : undefined));
    const runner = newRunner([reactor], { maxAttempts: 2, timeLimitMs: 5 });
    await append('Knocked', 1, 2);
    await runner.start();
    await runner.catchUp();
    expect(seen).toEqual([2]);
    expect(await parked().list()).toMatchObject([{ attempts: 2, error: expect.stringContaining('TimeLimitExceeded') }]);
  });

  test('leaves an event of a newer schema version to a newer process instead of parking it', async () => {
    const newer = createEventRegistry([defineEvent('Knocked', knocked.schema, [(data) => data])]);
    const newerCodec = createEventCodec({ registry: newer, keys: createInMemorySubjectKeys() });
    const [event] = await newerCodec.encode([{ type: 'Knocked', data: { times: 1 } }], [nextId()], metadata);
    if (event) await store.append('door-1', 0, [event]);

    const old = noting('open-door');
    const log = logger();
    await newRunner([old.reactor], { logger: log }).start();
    await vi.waitFor(() => expect(JSON.stringify(log.warn.mock.calls)).toContain('NewerSchemaVersion'), soon);

    const updated = noting('open-door');
    const runner = newRunner([updated.reactor], { codec: newerCodec });
    await runner.start();
    await runner.catchUp();
    expect([old.seen, updated.seen]).toEqual([[], [1]]);
    expect(await parked().list()).toEqual([]);
  });
});

describe('stopping', () => {
  test('waits for the event in hand, and it counts as done', async () => {
    const entered = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { reactor, seen } = noting('open-door', () => {
      entered.resolve();
      return finish.promise;
    });
    const runner = newRunner([reactor]);
    await append('Knocked', 1, 2);
    await runner.start();
    await entered.promise;
    const stopped = runner.stop();
    expect(seen).toEqual([]);
    finish.resolve();
    await stopped;
    expect(seen).toEqual([1]);
    expect(await checkpoint('open-door')).toBe(1);
  });

  test('does not wait for another attempt, and leaves the event for the next start', async () => {
    const asleep = Promise.withResolvers<void>();
    const { reactor } = noting('open-door', () => Promise.reject(new Error('jammed')));
    const sleep = (_milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve());
        asleep.resolve();
      });
    const runner = newRunner([reactor], { sleep });
    await append('Knocked', 1);
    await runner.start();
    await asleep.promise;
    await runner.stop();
    expect([await checkpoint('open-door'), await parked().list()]).toEqual([0, []]);
  });

  test('gives the connection back', async () => {
    const pool = newPool();
    const runner = newRunner([noting('open-door').reactor], { pool });
    await runner.start();
    await runner.catchUp();
    await runner.stop();
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});

describe('several processes with the same reactor', () => {
  test('react once, and another takes over when the active one stops', async () => {
    const one = noting('open-door');
    const other = noting('open-door');
    const [active, standby] = [newRunner([one.reactor]), newRunner([other.reactor])];
    await append('Knocked', 1);
    await active.start();
    await active.catchUp();
    await standby.start();
    await append('Knocked', 2, 3);
    await active.catchUp();
    expect([one.seen, other.seen]).toEqual([[1, 2, 3], []]);

    await active.stop();
    await append('Knocked', 4);
    await standby.catchUp();
    expect([one.seen, other.seen]).toEqual([[1, 2, 3], [4]]);
  });

  test('another takes over when the active one loses its connection, and the loser cannot move the checkpoint', async () => {
    const entered = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const stuck = noting('open-door', () => {
      entered.resolve();
      return finish.promise;
    });
    const other = noting('open-door');
    const log = logger();
    await newRunner([stuck.reactor], { pool: newPool('holder'), logger: log }).start();
    await append('Knocked', 1, 2);
    await entered.promise;

    const standby = newRunner([other.reactor]);
    await standby.start();
    await newPool().query(`select pg_terminate_backend(pid) from pg_stat_activity
                           where application_name = 'holder' and datname = current_database()`);
    await standby.catchUp();
    expect(other.seen).toEqual([1, 2]);

    finish.resolve();
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
    expect(await checkpoint('open-door')).toBe(2);
    await append('Knocked', 3);
    await standby.catchUp();
    expect([stuck.seen, other.seen]).toEqual([[1], [1, 2, 3]]);
  });

  test('a lone process that lost its connection while nothing happened gets its reactors back', async () => {
    const { reactor, seen } = noting('open-door');
    const log = logger();
    const runner = newRunner([reactor], { pool: newPool('holder'), logger: log });
    await runner.start();
    await append('Knocked', 1);
    await runner.catchUp();
    await newPool().query(`select pg_terminate_backend(pid) from pg_stat_activity
                           where application_name = 'holder' and datname = current_database()`);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
    await append('Knocked', 2);
    await runner.catchUp();
    expect(seen).toEqual([1, 2]);
    expect(await checkpoint('open-door')).toBe(2);
  });
});
