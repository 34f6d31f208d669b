import type { EventStore } from '@sternklar/event-store/event-store';
import type { Metrics } from './http/metrics.ts';

/** The same store, counting what is appended and how often somebody else was faster. */
export const meteredStore = (store: EventStore, metrics: Metrics): EventStore => {
  const events = metrics.counter('event_store_events_appended_total', 'Events appended to the log by this process.');
  const conflicts = metrics.counter('event_store_append_conflicts_total', 'Appends that met a newer version.');
  return {
    async append(streamId, expectedVersion, newEvents) {
      const outcome = await store.append(streamId, expectedVersion, newEvents);
      if (outcome.appended) events.inc(newEvents.length);
      else conflicts.inc();
      return outcome;
    },
    readStream: store.readStream,
    readAll: store.readAll,
    head: store.head,
    subscribe: store.subscribe,
    close: store.close,
  };
};
