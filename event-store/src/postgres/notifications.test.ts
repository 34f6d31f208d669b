import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notifications } from '../notifications.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createNotifications } from './notifications.ts';
import { openSession } from './session.ts';

const soon = { timeout: 10_000 };
const retry = { firstMs: 1, longestMs: 20 };
const warn = vi.fn();
const logger = { info: () => undefined, warn, error: () => undefined };
let database: TestDatabase;
let notifications: Notifications;

beforeEach(async () => {
  warn.mockClear();
  database = await createTestDatabase();
  notifications = createNotifications({ url: database.url, applicationName: 'test-listener', logger, retry });
});
afterEach(async () => {
  await notifications.close();
  await database.drop();
});

const run = async (sql: string) => {
  const session = await openSession({ url: database.url, applicationName: 'test' });
  try {
    return await session.query(sql);
  } finally {
    await session.end();
  }
};
const connections = `select pid from pg_stat_activity
                     where application_name = 'test-listener' and datname = current_database()`;
const cutConnection = () => run(`select pg_terminate_backend(pid) from (${connections}) as listening`);
const listenerOn = (channel: string) => ({ channel, hear: vi.fn(), begins: vi.fn(), ends: vi.fn() });

describe('notifications', () => {
  test('of each channel reach those who listen to it, over one connection', async () => {
    const [stars, clouds] = [listenerOn('stars'), listenerOn('clouds')];
    await notifications.listen(stars).first;
    await notifications.listen(clouds).first;
    await run(`notify stars, 'clear'; notify clouds, 'grey'; notify nobody, 'lost'`);
    await vi.waitFor(() => expect(clouds.hear.mock.calls).toEqual([['grey']]), soon);
    expect(stars.hear.mock.calls).toEqual([['clear']]);
    expect((await run(connections)).rowCount).toBe(1);
  });

  test('are no longer heard by one who stopped', async () => {
    const [gone, there] = [listenerOn('stars'), listenerOn('stars')];
    const listening = notifications.listen(gone);
    await Promise.all([listening.first, notifications.listen(there).first]);
    listening.stop();
    await run(`notify stars, 'clear'`);
    await vi.waitFor(() => expect(there.hear).toHaveBeenCalledTimes(1), soon);
    expect(gone.hear).not.toHaveBeenCalled();
  });

  test('may be missed while the connection is lost, which everybody is told, and told again when it is replaced', async () => {
    const [stars, clouds] = [listenerOn('stars'), listenerOn('clouds')];
    await Promise.all([notifications.listen(stars).first, notifications.listen(clouds).first]);
    await cutConnection();
    for (const { begins, ends } of [stars, clouds]) {
      await vi.waitFor(() => expect([begins.mock.calls.length, ends.mock.calls.length]).toEqual([2, 1]), soon);
    }
    await run(`notify stars, 'clear'`);
    await vi.waitFor(() => expect(stars.hear.mock.calls).toEqual([['clear']]), soon);
    expect(warn).toHaveBeenCalled();
  });

  test('are tried to be heard again when somebody who listens could not begin', async () => {
    const stars = listenerOn('stars');
    stars.begins.mockRejectedValueOnce(new Error('not yet'));
    await expect(notifications.listen(stars).first).rejects.toThrow('not yet');
    await vi.waitFor(() => expect(stars.begins).toHaveBeenCalledTimes(2), soon);
    await run(`notify stars, 'clear'`);
    await vi.waitFor(() => expect(stars.hear).toHaveBeenCalledTimes(1), soon);
  });

  test('that can never be heard are no reason to wait at the end', async () => {
    const nowhere = createNotifications({ url: 'postgres://nobody@127.0.0.1:1/none', applicationName: 'test', retry });
    const stars = listenerOn('stars');
    await expect(nowhere.listen(stars).first).rejects.toThrow('ECONNREFUSED');
    await nowhere.close();
    expect(stars.begins).not.toHaveBeenCalled();
  });
});
