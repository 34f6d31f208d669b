import { randomUUID } from 'node:crypto';
import type { Notifications } from '@sternklar/event-store/notifications';
import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCredentialsStore } from '../credentials/credentials.ts';
import { followSessionChanges } from './session-changes.ts';
import { createSessions } from './sessions.ts';

const EVERYTHING = 'everything';
let database: TestDatabase;
let pool: pg.Pool;
let heard: string[];
let onHeard: (id: string) => void;
let notifications: Notifications;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  notifications = createNotifications({ url: database.url, applicationName: 'test-listener' });
});
afterAll(async () => {
  await notifications.close();
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  heard = [];
  onHeard = () => undefined;
});

const hear = (id: string) => {
  heard.push(id);
  onHeard(id);
};
/** Resolves as soon as this was heard. */
const until = (id: string): Promise<void> =>
  new Promise((resolve) => {
    if (heard.includes(id)) resolve();
    onHeard = (each) => {
      if (each === id) resolve();
    };
  });
const listening = async () => {
  const listener = followSessionChanges(notifications, { forget: hear, forgetAll: () => hear(EVERYTHING) });
  await until(EVERYTHING);
  return listener;
};

const sessionOf = (accountId: string) => {
  const sessions = createSessions({ pool, now: () => new Date(), nextId: () => v7() });
  const credentials = createCredentialsStore(pool);
  const setPassword = (version: number) =>
    credentials.confirm(
      { id: randomUUID(), accountId, addressHash: accountId, passwordHash: 'hash', createdAt: new Date() },
      version,
    );
  return { sessions, credentials, setPassword };
};

describe('changes of sessions', () => {
  it('are heard of in every process: an end, a debt, a new password, new roles', async () => {
    const accountId = randomUUID();
    const { sessions, credentials, setPassword } = sessionOf(accountId);
    await setPassword(1);
    const sessionId = (await sessions.start({ accountId, version: 1 })) ?? '';
    const listener = await listening();
    for (const [change, id] of [
      [() => sessions.keepReadPosition(sessionId, 7), sessionId],
      [() => credentials.setRoles({ accountId, roles: ['admin'], version: 2 }), accountId],
      [() => setPassword(3), accountId],
      [() => sessions.end(sessionId), sessionId],
    ] as const) {
      heard = [];
      await change();
      await until(id);
    }
    listener.stop();
  });

  it('that change nothing are not told', async () => {
    const accountId = randomUUID();
    const { sessions, credentials, setPassword } = sessionOf(accountId);
    await setPassword(5);
    const listener = await listening();
    heard = [];
    await sessions.end(randomUUID());
    await setPassword(4);
    await credentials.setRoles({ accountId: randomUUID(), roles: [], version: 9 });
    await pool.query(`select pg_notify('accounts_sessions', 'the last one')`);
    await until('the last one');
    expect(heard).toEqual(['the last one']);
    listener.stop();
  });
});
