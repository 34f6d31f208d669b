import { createEventRegistry, defineEvent } from '@sternklar/contracts/event-registry';
import type { Pool } from 'pg';
import { v7 as nextId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createInMemoryEventStore } from '../in-memory/in-memory-event-store.ts';
import { createEventCodec } from '../personal-data/event-codec.ts';
import { createInMemorySubjectKeys } from '../personal-data/subject-keys.ts';
import { createPool } from '../postgres/pool.ts';
import type { Reactor } from '../reactor.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createParkedEvents } from './parked-events.ts';

const codec = createEventCodec({
  registry: createEventRegistry([defineEvent('Knocked', z.object({ times: z.number() }))]),
  keys: createInMemorySubjectKeys(),
});
const store = createInMemoryEventStore({ now: () => new Date('2025-03-03T09:00:00.000Z') });
const [one, two] = [nextId(), nextId()];
let database: TestDatabase;
let pool: Pool;
let jammed: boolean;
let opened: number;

const openDoor: Reactor = {
  name: 'open-door',
  handles: ['Knocked'],
  async react() {
    if (jammed) throw new RangeError('jammed');
    opened += 1;
  },
};
const parkedOf = (reactors: readonly Reactor[]) => createParkedEvents({ store, codec, reactors, pool });

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 2, applicationName: 'test' });
  const knocks = [1, 2].map((times) => ({ type: 'Knocked', data: { times } }));
  const events = await codec.encode(knocks, [one, two], {
    accountId: null,
    actor: { kind: 'operator' },
    correlationId: 'correlation-1',
    causationId: 'causation-1',
    commandId: 'command-1',
  });
  await store.append('door-1', 0, events);
});
beforeEach(async () => {
  jammed = false;
  opened = 0;
  await pool.query('delete from reactors.parked');
  await pool.query(
    `insert into reactors.parked (reactor, event_id, position, error, attempts, parked_at)
     values ('open-door', $2, 2, 'Error', 8, now()), ('open-door', $1, 1, 'Error', 8, now())`,
    [one, two],
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('parked events', () => {
  test('are listed in the order of the log, as many as asked for', async () => {
    const parked = parkedOf([openDoor]);
    expect((await parked.list()).map(({ eventId, position }) => [eventId, position])).toEqual([
      [one, 1],
      [two, 2],
    ]);
    expect(await parked.list(1)).toHaveLength(1);
  });

  test('leave the list when a retry succeeds', async () => {
    const parked = parkedOf([openDoor]);
    expect(await parked.retry('open-door', two)).toBe('done');
    expect(opened).toBe(1);
    expect((await parked.list()).map(({ eventId }) => eventId)).toEqual([one]);
  });

  test('stay with the new error when a retry fails', async () => {
    jammed = true;
    const parked = parkedOf([openDoor]);
    expect(await parked.retry('open-door', one)).toBe('failed');
    expect((await parked.list())[0]).toMatchObject({ attempts: 9, error: expect.stringMatching(/^RangeError at /) });
  });

  test('can be discarded, once', async () => {
    const parked = parkedOf([openDoor]);
    expect([await parked.discard('open-door', one), await parked.discard('open-door', one)]).toEqual([true, false]);
    expect(opened).toBe(0);
  });

  test('are not retried when they are not there, or their reactor is not', async () => {
    expect(await parkedOf([openDoor]).retry('open-door', nextId())).toBe('not-parked');
    expect(await parkedOf([]).retry('open-door', one)).toBe('unknown-reactor');
    expect(opened).toBe(0);
  });

  test('are not retried when the log holds another event at their position', async () => {
    await pool.query('update reactors.parked set position = 1 where event_id = $1', [two]);
    await expect(parkedOf([openDoor]).retry('open-door', two)).rejects.toThrow('is not at position 1 of the log');
    expect(opened).toBe(0);
  });
});
