import { expect, test } from 'vitest';
import { EventStoreUnavailable, type StoredEvent } from '../event-store.ts';
import { followLog, type LogSource } from './follow-log.ts';

const event = (position: number): StoredEvent => ({
  id: '00000000-0000-7000-8000-000000000001',
  type: 'SomethingHappened',
  data: '{}',
  metadata: '{}',
  streamId: 'stream-a',
  version: position,
  position,
  recordedAt: '2025-03-03T09:00:00.000Z',
});

/** Answers one page or error after the other, then waits for the signal. */
const scripted = (...script: (readonly StoredEvent[] | Error)[]) => {
  const reads: number[] = [];
  const waits: number[] = [];
  const source: LogSource = {
    async readAll(after) {
      reads.push(after);
      const next = script.shift() ?? [];
      if (next instanceof Error) throw next;
      return next;
    },
    endsAt: () => false,
    takePlace() {
      const left = Promise.withResolvers<void>();
      let isLeft = false;
      return {
        async beyond(position) {
          waits.push(position);
          if (script.length === 0) await left.promise;
        },
        leave() {
          isLeft = true;
          left.resolve();
        },
        isLeft: () => isLeft,
      };
    },
  };
  return { source, reads, waits };
};

test('A subscription waits while the store is unavailable, and goes on where it was', async () => {
  const { source, reads, waits } = scripted([event(1)], new EventStoreUnavailable(), new EventStoreUnavailable(), [
    event(2),
  ]);
  const stop = new AbortController();
  const seen: number[] = [];
  for await (const batch of followLog(source, { after: 0, signal: stop.signal })) {
    seen.push(...batch.map(({ position }) => position));
    if (seen.length === 2) stop.abort();
  }
  expect(seen).toEqual([1, 2]);
  expect(reads).toEqual([0, 1, 1, 1]);
  expect(waits).toEqual([1, 1]);
});

test('A subscription does not read on where the log is known to end', async () => {
  const { source, reads, waits } = scripted([event(1)], [event(2)], [event(3)]);
  const stop = new AbortController();
  for await (const [first] of followLog(
    { ...source, endsAt: (position) => position === 2 },
    { after: 0, signal: stop.signal },
  )) {
    if (first?.position === 3) stop.abort();
  }
  expect(reads).toEqual([0, 1, 2]);
  expect(waits).toEqual([2]);
});

test('A subscription does not hide other errors', async () => {
  const { source } = scripted(new TypeError('a bug'));
  const subscription = followLog(source, { after: 0, signal: new AbortController().signal });
  await expect(subscription.next()).rejects.toThrow('a bug');
});

test('A subscription that is aborted while it reads does not wait for the answer', async () => {
  const stop = new AbortController();
  const source: LogSource = { ...scripted().source, readAll: () => new Promise(() => {}) };
  const next = followLog(source, { after: 0, signal: stop.signal }).next();
  stop.abort();
  expect(await next).toEqual({ done: true, value: undefined });
});
