import { expect, test } from 'vitest';
import { newEvents } from './contract/log-for-each-test.ts';
import { createInMemoryEventStore } from './in-memory/in-memory-event-store.ts';
import { eventsBehind } from './log-distance.ts';

const logOf = async (events: number) => {
  const store = createInMemoryEventStore({ now: () => new Date() });
  await store.append('stream-a', 0, newEvents(events));
  return store;
};

test('Where positions count the events, those behind somebody are their difference', async () => {
  const store = await logOf(900);
  expect(await eventsBehind(store, { position: 100, head: 900 })).toBe(800);
  expect(await eventsBehind(store, { position: 950, head: 900 })).toBe(0);
});

test('Elsewhere they are counted, up to 500', async () => {
  const { readAll } = await logOf(900);
  expect(await eventsBehind({ readAll }, { position: 890, head: 900 })).toBe(10);
  expect(await eventsBehind({ readAll }, { position: 100, head: 900 })).toBe(500);
});
