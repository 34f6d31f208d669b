import type { EventStore } from '../event-store.ts';
import { streamCategory, type Tracing } from './tracing.ts';

/** The same store, whose appends are spans. */
export const tracedEventStore = (store: EventStore, tracing: Tracing, system: string): EventStore => ({
  ...store,
  append: (streamId, expectedVersion, events) =>
    tracing.span(
      {
        name: `append ${streamCategory(streamId)}`,
        kind: 'client',
        attributes: {
          'db.system.name': system,
          'db.operation.name': 'append',
          'db.operation.batch.size': events.length,
          'sternklar.stream.category': streamCategory(streamId),
          'sternklar.stream.expected_version': expectedVersion,
          'sternklar.event.types': typesOf(events),
        },
      },
      async (span) => {
        const outcome = await store.append(streamId, expectedVersion, events);
        span.set({ 'sternklar.append.conflict': !outcome.appended });
        const position = outcome.appended ? outcome.events.at(-1)?.position : undefined;
        if (position !== undefined) span.set({ 'sternklar.log.position': position });
        return outcome;
      },
    ),
});

const typesOf = (events: readonly { readonly type: string }[]): string[] => [
  ...new Set(events.map(({ type }) => type)),
];
