import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { appended, newEvents, wholeLog } from '../contract/log-for-each-test.ts';
import { EventStoreUnavailable, type StoredEvent } from '../event-store.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { startEventStoreDbDouble } from './testing/event-store-db-double.ts';

// What the client rejects where nobody waits for it ends a test run, as it ends a process.
test('Without its majority a cluster is unavailable, ends nothing, and goes on by itself when it is back', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const double = await startEventStoreDbDouble({ nodes: 3 });
  const retry = { attempts: 3, firstMs: 5, longestMs: 50, withinMs: 2_000 };
  const store = createEventStoreDbEventStore({ url: double.url, retry });
  onTestFinished(async () => {
    await store.close();
    await double.close();
  });
  const seen: StoredEvent[] = [];
  const stop = new AbortController();
  const following = (async () => {
    for await (const batch of store.subscribe({ after: 0, signal: stop.signal })) seen.push(...batch);
  })();
  await appended(store, 'stream-a', 0, newEvents(3));

  double.loseMajority();
  const events = newEvents(1);
  await expect(store.append('stream-a', 3, events)).rejects.toThrow(EventStoreUnavailable);
  await Promise.all([
    expect(store.head()).rejects.toThrow(EventStoreUnavailable),
    expect(store.readStream('stream-a')).rejects.toThrow(EventStoreUnavailable),
    expect(store.readAll(0, 10)).rejects.toThrow(EventStoreUnavailable),
    ...Array.from({ length: 20 }, async (_, turn) => {
      await delay(turn * 7);
      await expect(store.readAt(1)).rejects.toThrow(EventStoreUnavailable);
    }),
    delay(3_000),
  ]);

  await double.bringBack();
  const begin = performance.now();
  let outcome: unknown = null;
  while (outcome === null) outcome = await store.append('stream-a', 3, events).catch(() => null);
  expect(performance.now() - begin).toBeLessThan(5_000);
  const log = await wholeLog(store);
  expect(log).toHaveLength(4);
  while (seen.length < 4) await delay(10);
  expect(seen).toEqual(log);
  stop.abort();
  await following;
});

test('A call that fails while another one looks for a leader in vain ends nothing', {
  tags: 'long',
  timeout: 30_000,
}, async () => {
  const double = await startEventStoreDbDouble({ nodes: 3 });
  const retry = { attempts: 2, firstMs: 5, longestMs: 50, withinMs: 2_000 };
  const store = createEventStoreDbEventStore({ url: double.url, retry });
  await appended(store, 'stream-a', 0, newEvents(3));
  for (let call = 0; call < 3; call += 1) double.breakNext('read', 'no-answer');
  const hanging = [1, 2, 3].map(() => store.readStream('stream-a').catch((error: unknown) => error));
  await delay(50);
  double.loseMajority();
  const looking = store.readStream('stream-a').catch((error: unknown) => error);
  await delay(300);
  await double.close();
  for (const failure of await Promise.all([...hanging, looking])) expect(failure).toBeInstanceOf(EventStoreUnavailable);
  await store.close();
});

test('Members that take connections and never answer keep nobody waiting longer than a call may last', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const servers = await Promise.all([1, 2, 3].map(() => silentServer()));
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const retry = { attempts: 2, firstMs: 5, longestMs: 50, withinMs: 2_000 };
  const store = createEventStoreDbEventStore({ url: `esdb://${hosts}?tls=false`, retry, callTimeoutMs: 300 });
  const begin = performance.now();
  await Promise.all([
    expect(store.readStream('stream-a')).rejects.toThrow(EventStoreUnavailable),
    expect(store.head()).rejects.toThrow(EventStoreUnavailable),
    expect(store.append('stream-a', 0, newEvents(1))).rejects.toThrow(EventStoreUnavailable),
  ]);
  expect(performance.now() - begin).toBeLessThan(3_000);
  await store.close();
});

test('Once it is known to be away, each call is tried once; the first that succeeds is followed by patient ones again', {
  tags: 'long',
  timeout: 30_000,
}, async () => {
  const double = await startEventStoreDbDouble();
  const retry = { attempts: 4, firstMs: 300, longestMs: 300, withinMs: 10_000 };
  const store = createEventStoreDbEventStore({ url: double.url, retry });
  onTestFinished(async () => {
    await store.close();
    await double.close();
  });
  const read = () => store.readStream('stream-a');
  const breakNext = (times: number) => {
    for (let time = 0; time < times; time += 1) double.breakNext('read', 'refused');
  };
  breakNext(4);
  await expect(read()).rejects.toThrow(EventStoreUnavailable);
  breakNext(1);
  await expect(read()).rejects.toThrow(EventStoreUnavailable);
  expect(await read()).toEqual([]);
  breakNext(2);
  expect(await read()).toEqual([]);
});

const silentServer = async (): Promise<{ readonly port: number }> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port };
};
