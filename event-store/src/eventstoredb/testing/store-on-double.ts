import { onTestFinished } from 'vitest';
import type { EventStore, StoredEvent } from '../../event-store.ts';
import { createEventStoreDbEventStore, type EventStoreDbOptions } from '../eventstoredb-event-store.ts';
import { type DoubleOptions, startEventStoreDbDouble } from './event-store-db-double.ts';

/** Asks again soon and often. */
export const QUICK = { attempts: 20, firstMs: 5, longestMs: 50, withinMs: 20_000 };

/** A stand-in and a store on it that asks again soon; both are closed when the test is over. */
export const storeOn = async (doubleOptions: DoubleOptions = {}, options: Partial<EventStoreDbOptions> = {}) => {
  const double = await startEventStoreDbDouble(doubleOptions);
  const store = createEventStoreDbEventStore({ url: double.url, retry: QUICK, ...options });
  onTestFinished(async () => {
    await store.close();
    await double.close();
  });
  return { double, store };
};

/** Follows from a position on, by default from the beginning, until the test is over; what it returns grows. */
export const following = (store: EventStore, after = 0): readonly StoredEvent[] => {
  const seen: StoredEvent[] = [];
  const stop = new AbortController();
  const ended = (async () => {
    for await (const batch of store.subscribe({ after, signal: stop.signal })) seen.push(...batch);
  })();
  onTestFinished(async () => {
    stop.abort();
    await ended;
  });
  return seen;
};
