import { existsSync } from 'node:fs';
import { createEventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { refuseUsedDatabase, startEngines, type WantedEngines } from './engines.ts';

let closers: AsyncDisposableStack;
let said: string[];
beforeEach(() => {
  closers = new AsyncDisposableStack();
  said = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await closers.disposeAsync();
});

const start = (wanted: Partial<WantedEngines>, env: Readonly<Record<string, string>> = {}) =>
  startEngines({ kafka: false, eventStore: false, ...wanted }, { env, closers, say: (line) => void said.push(line) });

describe('the engines of a cluster', () => {
  it('are those that the settings name, and PostgreSQL alone without being asked', async () => {
    const given = { KAFKA_BROKERS: 'broker:9092', EVENT_STORE_URL: 'esdb://server:2113' };
    expect(await start({ kafka: true, eventStore: true }, given)).toEqual({ env: {}, forgetsLog: false });
    expect(await start({})).toEqual({ env: {}, forgetsLog: false });
    expect(said).toEqual([]);
  });

  it('hold an event log in a process of its own, and say that it forgets', async () => {
    const { env, forgetsLog } = await start({ eventStore: true }, { DATA_DIR: 'elsewhere', EVENT_STORE_URL: ' ' });
    expect(forgetsLog).toBe(true);
    expect(Object.keys(env)).toEqual(['EVENT_STORE_URL']);
    const store = createEventStoreDbEventStore({ url: env.EVENT_STORE_URL ?? '' });
    const event = { id: v7(), type: 'Happened', data: '{}', metadata: '{}' };
    expect(await store.append('stream', 0, [event])).toMatchObject({ appended: true });
    expect(await store.readAll(0, 10)).toMatchObject([event]);
    await store.close();
    expect(said.join('\n')).toContain('vergisst sie am Ende');
  });

  it('end with the cluster, and their data with them', async () => {
    const { env } = await start({ eventStore: true });
    const pid = Number(/Prozess (\d+)/.exec(said.join('\n'))?.[1]);
    expect(existsSync(env.DATA_DIR ?? '')).toBe(true);
    expect(process.kill(pid, 0)).toBe(true);
    await closers.disposeAsync();
    expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('say what is missing where there is no Java', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(start({ kafka: true })).rejects.toThrow(/braucht es Java 17 oder neuer und Maven.*KAFKA_BROKERS/);
  });

  it('take no database that belongs to a log that is gone', async () => {
    const used = await createTestDatabase();
    await expect(refuseUsedDatabase(used.ownerUrl)).rejects.toThrow('beginnt jedes Mal leer');
    await expect(refuseUsedDatabase(inject('testPostgres').superuserUrl)).resolves.toBeUndefined();
    await used.drop();
  });
});
