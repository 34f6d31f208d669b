import { createEventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '@sternklar/event-store/eventstoredb/testing/event-store-db-double';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type { Pool } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allMigrations } from '../../composition/migrations.ts';
import { createKeptGaps } from './kept-gaps.ts';
import { rememberLogHome } from './log-home.ts';
import { openEventStoreDb } from './open-event-store-db.ts';
import { migrateDatabase } from './open-log.ts';

const logger = { info: () => undefined, warn: vi.fn(), error: () => undefined };

const migratedDatabase = async (): Promise<Pool> => {
  const database = await createTestDatabase();
  await migrateDatabase(database, allMigrations, logger);
  const pool = createPool({ url: database.url, max: 2, applicationName: 'test' });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
};

const serverOf = async (options = {}): Promise<EventStoreDbDouble> => {
  const double = await startEventStoreDbDouble(options);
  onTestFinished(() => double.close());
  return double;
};

const start = async (pool: Pool, url: string, prefix = 'sternklar.') => {
  const store = await openEventStoreDb({ address: { url, prefix }, pool, logger, majorityWithinMs: 3_000 });
  onTestFinished(() => store.close());
  return store;
};

const refused = (words: string) => ({ name: 'StartRefused', message: expect.stringContaining(words) });
const event = (id: string) => ({ id, type: 'SomethingHappened', data: '{}', metadata: '{}' });
const FIRST = '00000000-0000-4000-8000-000000000001';

let pool: Pool;
beforeEach(async () => {
  pool = await migratedDatabase();
});

describe('Whose log it is', () => {
  it('is written down by the first start, beside the log, and known by every later one', async () => {
    const { url } = await serverOf();
    const store = await start(pool, url);
    expect(await store.head()).toBe(0);
    await store.append('stream-a', 0, [event(FIRST)]);
    expect(await (await start(pool, url)).readAll(0, 10)).toMatchObject([{ id: FIRST }]);
  });

  it('is told to another database that names the same log: it is refused, whoever has written', async () => {
    const { url } = await serverOf();
    await start(pool, url);
    await expect(start(await migratedDatabase(), url)).rejects.toMatchObject(
      refused('gehört zu einer anderen Installation'),
    );
  });

  it('is another one with another prefix: two installations share a server and read nothing of each other', async () => {
    const { url } = await serverOf();
    const one = await start(pool, url);
    const other = await start(await migratedDatabase(), url, 'zweite.');
    await one.append('stream-a', 0, [event(FIRST)]);
    expect(await other.head()).toBe(0);
    expect(await other.readAll(0, 10)).toEqual([]);
  });

  it('is not guessed: a new database beside a log with events is refused, and nothing is written', async () => {
    const double = await serverOf();
    const earlier = createEventStoreDbEventStore({ url: double.url });
    await earlier.append('stream-a', 0, [event(FIRST)]);
    await earlier.close();
    const before = double.log.records.length;
    await expect(start(pool, double.url)).rejects.toMatchObject(refused('diese Datenbank ist aber neu'));
    expect(double.log.records.length).toBe(before);
  });

  describe('that was put back to an earlier state beside a database that was not', () => {
    plainFirst(1, [
      ['and holds nothing there', 0],
      ['and has gone on otherwise, so that another event stands there', 1],
      ['and has gone on otherwise, so that no event begins there', 2],
    ])('%s, is refused: what is recorded in it would never be seen', async (_, later) => {
      const double = await serverOf();
      const store = await start(pool, double.url);
      await store.append('stream-a', 0, [event(FIRST)]);
      const saved = double.log.save();
      const last = '00000000-0000-4000-8000-000000000002';
      await store.append('stream-a', 1, [event(last)]);
      await withLeaf(await store.head(), last);
      await (await start(pool, double.url)).close();

      const putBack = await serverOf({ saved });
      const other = createEventStoreDbEventStore({ url: putBack.url });
      const name = later === 2 ? 'x' : 'stream-a';
      for (let version = 0; version < later; version += 1) {
        const id = `00000000-0000-4000-8000-00000000010${version}`;
        await other.append(name, name === 'x' ? version : version + 1, [
          { ...event(id), type: 'S'.repeat(20 - later) },
        ]);
      }
      await other.close();
      await expect(start(pool, putBack.url)).rejects.toMatchObject(refused('auf einen früheren Stand zurückgesetzt'));
    });
  });

  const withLeaf = async (position: number, id = FIRST) => {
    await rememberLogHome(pool);
    await pool.query('insert into transparency_log.leaves (index, position, event_id) values (0, $1, $2)', [
      position,
      id,
    ]);
  };

  describe('of an installation from before', { tags: 'long' }, () => {
    it('is taken up once, where its first signed event stands in the log', async () => {
      const { url } = await serverOf();
      const earlier = createEventStoreDbEventStore({ url });
      await earlier.append('stream-a', 0, [event(FIRST)]);
      await withLeaf(await earlier.head());
      await earlier.close();
      await start(pool, url);
      await expect(start(await migratedDatabase(), url)).rejects.toMatchObject(refused('gehört zu einer anderen'));
    });

    it('is not the log of somebody else, nor an empty one', async () => {
      const { url } = await serverOf();
      const others = createEventStoreDbEventStore({ url });
      await others.append('stream-a', 0, [event('00000000-0000-4000-8000-000000000002')]);
      await withLeaf(await others.head());
      await others.close();
      await expect(start(pool, url)).rejects.toMatchObject(refused('gehört zu einer anderen Installation'));
      await expect(start(pool, (await serverOf()).url)).rejects.toMatchObject(refused('ist leer'));
    });
  });
});

describe('A start', () => {
  it('says that nobody listens, with the setting and without user and password', async () => {
    const failure = await start(pool, 'esdb://nutzer:geheim@127.0.0.1:1?tls=false').catch((error: unknown) => error);
    expect(failure).toMatchObject(
      refused('EVENT_STORE_URL (127.0.0.1:1) ist nicht erreichbar: dort antwortet niemand.'),
    );
    expect(String(failure)).not.toMatch(/nutzer|geheim/);
  });

  it('waits for a cluster without a majority, says so, and goes on when it has one', { tags: 'long' }, async () => {
    const double = await serverOf({ nodes: 3 });
    double.loseMajority();
    await expect(start(pool, double.url)).rejects.toMatchObject(refused('keine Mehrheit'));
    logger.warn.mockClear();
    const starting = openEventStoreDb({ address: { url: double.url, prefix: 'sternklar.' }, pool, logger });
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalled(), { timeout: 10_000 });
    await double.bringBack();
    await (await starting).close();
  });
});

describe('Gaps that one process has found', () => {
  const mark = { position: 17_000_000, record: FIRST };

  it('are known to the next one, and only grow', async () => {
    const kept = createKeptGaps(pool);
    expect(await kept.load()).toEqual({ gaps: [], mark: null });
    await kept.keep([{ after: 6_000_000, upTo: 17_000_000 }], mark);
    const earlier = { position: 16_000_000, record: '00000000-0000-4000-8000-000000000009' };
    await kept.keep(
      [
        { after: 10, upTo: 5_000_000 },
        { after: 6_000_000, upTo: 16_000_000 },
      ],
      earlier,
    );
    expect(await kept.load()).toEqual({
      gaps: [
        { after: 6_000_000, upTo: 17_000_000 },
        { after: 10, upTo: 5_000_000 },
      ],
      mark,
    });
    await kept.forget();
    expect(await kept.load()).toEqual({ gaps: [], mark: null });
  });

  plainFirst(1, [
    ['another record stands', 0],
    ['no record begins', 1],
  ])('are forgotten when the log was put back to an earlier state, so that %s where they end', async (_, beside) => {
    const double = await serverOf();
    const writer = createEventStoreDbEventStore({ url: double.url });
    await writer.append('stream-a', 0, [event(FIRST)]);
    const first = await writer.head();
    double.log.writeOthers(100_000);
    await writer.append('stream-b', 0, [event('00000000-0000-4000-8000-000000000002')]);
    await writer.close();
    const kept = createKeptGaps(pool);
    await kept.keep([{ after: first, upTo: await endOf(double) }], {
      position: first + beside,
      record: '00000000-0000-4000-8000-000000000003',
    });
    const store = createEventStoreDbEventStore({ url: double.url, keptGaps: kept });
    onTestFinished(() => store.close());
    expect(await store.readAll(first, 10)).toHaveLength(1);
    expect(await kept.load()).toEqual({ gaps: [], mark: null });
  });
});

const endOf = async ({ log }: EventStoreDbDouble) => log.records.at(-1)?.position ?? 0;
