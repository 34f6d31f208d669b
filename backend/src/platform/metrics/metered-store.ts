import type { EventStore } from '@sternklar/event-store/event-store';
import type { Metrics } from './metrics.ts';

/** Appends in one batch, which holds 500 at most. */
const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** To be told how many appends are written together. */
export const observeBatches = (metrics: Metrics): ((appends: number) => void) => {
  const batches = metrics.histogram({
    name: 'event_store_append_batch_size',
    help: 'Appends that were written to the log together.',
    buckets: BATCH_SIZES,
  });
  return (appends) => batches.observe(appends);
};

/** The same store, counting what is appended, how long that takes and how often somebody else was faster. */
export const meteredStore = (store: EventStore, metrics: Metrics): EventStore => {
  const events = metrics.counter('event_store_events_appended_total', 'Events appended to the log by this process.');
  const conflicts = metrics.counter('event_store_append_conflicts_total', 'Appends that met a newer version.');
  const failures = metrics.counter('event_store_append_failures_total', 'Appends that the log could not take.');
  const durations = metrics.histogram({
    name: 'event_store_append_duration_seconds',
    help: 'Seconds from an append to its acknowledgement, waiting for its turn included.',
  });
  return {
    ...(store.storesKeys && { storesKeys: true }),
    ...(store.gapless && { gapless: true }),
    async append(streamId, expectedVersion, newEvents) {
      const started = performance.now();
      try {
        const outcome = await store.append(streamId, expectedVersion, newEvents);
        durations.observe((performance.now() - started) / 1_000);
        if (outcome.appended) events.inc(newEvents.length);
        else conflicts.inc();
        return outcome;
      } catch (error) {
        failures.inc();
        throw error;
      }
    },
    readStream: store.readStream,
    readAll: store.readAll,
    readAt: store.readAt,
    head: store.head,
    subscribe: store.subscribe,
    close: store.close,
  };
};
