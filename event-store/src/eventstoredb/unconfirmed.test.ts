import { expect, onTestFinished, test } from 'vitest';
import { appended, newEvent } from '../contract/log-for-each-test.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { DEFAULT_STREAM_PREFIX } from './stream-prefix.ts';
import { type Fault, startEventStoreDbDouble } from './testing/event-store-db-double.ts';
import { following } from './testing/store-on-double.ts';

const UNCONFIRMED = 3;
const LIMIT_MS = 400;

const withUnconfirmed = async (fault: Fault) => {
  const double = await startEventStoreDbDouble();
  const warnings: unknown[] = [];
  const logger = { warn: (facts: unknown) => void warnings.push(facts), error: () => {}, info: () => {} };
  const open = () =>
    createEventStoreDbEventStore({ url: double.url, callTimeoutMs: LIMIT_MS, safetyPollMs: 60_000, logger });
  double.log.append(`${DEFAULT_STREAM_PREFIX}stream-a`, 'no-stream', [
    { ...newEvent(), contentType: 'application/json', data: Buffer.from('{}'), metadata: Buffer.from('{}') },
  ]);
  for (let turn = 0; turn < UNCONFIRMED; turn += 1) double.breakNext('subscribe', fault);
  const store = open();
  onTestFinished(async () => {
    await store.close();
    await double.close();
  });
  return { store, warnings, subscribed: () => double.calls('subscribe') };
};

test('A subscription that the server never confirms is given up in time and asked for again, and nobody waits for it', {
  tags: 'long',
  timeout: 30_000,
}, async () => {
  const { store, warnings, subscribed } = await withUnconfirmed('no-answer');
  const all = [following(store), following(store)];
  await expect.poll(() => all.every((seen) => seen.length === 1), { timeout: 2 * LIMIT_MS }).toBe(true);
  expect(subscribed()).toBeLessThanOrEqual(2);
  await appended(store, 'stream-a', 1);
  await expect.poll(() => all.every((seen) => seen.length === 2), { timeout: LIMIT_MS }).toBe(true);
  expect(await store.head()).toBe(all[0]?.at(-1)?.position);

  await expect.poll(subscribed, { timeout: UNCONFIRMED * (LIMIT_MS + 2_000) }).toBe(UNCONFIRMED + 1);
  expect(warnings).toEqual(Array.from({ length: UNCONFIRMED }, () => ({ reason: 'deadline-exceeded' })));
  // Told by the server from now on.
  await appended(store, 'stream-a', 2);
  await expect.poll(() => all.every((seen) => seen.length === 3), { timeout: LIMIT_MS }).toBe(true);
});

test('A store is closed while its subscription is not confirmed', async () => {
  const { store } = await withUnconfirmed('no-answer');
  following(store);
  await store.close();
}, 5_000);
