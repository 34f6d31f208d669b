import { expect, test } from 'vitest';
import { newEvents } from '../contract/log-for-each-test.ts';
import { eventStoreContract } from '../event-store.contract.ts';
import { createInMemoryEventStore } from '../in-memory/in-memory-event-store.ts';
import { noteSpans } from '../testing/noted-spans.ts';
import { tracedEventStore } from './traced-event-store.ts';

const traced = () => {
  const tracing = noteSpans();
  return { tracing, store: tracedEventStore(createInMemoryEventStore({ now: () => new Date() }), tracing, 'memory') };
};

eventStoreContract('The traced event store', async () => {
  const { store } = traced();
  return { store, other: store, dispose: () => store.close() };
});

test('Each append is a span that names the category, never the stream, and says what became of it', async () => {
  const { store, tracing } = traced();
  await store.append('review-4711', 0, newEvents(2));
  await store.append('review-4711', 0, newEvents(1));
  expect(tracing.spans).toMatchObject([
    {
      name: 'append review',
      kind: 'client',
      attributes: {
        'db.operation.batch.size': 2,
        'sternklar.stream.category': 'review',
        'sternklar.append.conflict': false,
        'sternklar.log.position': 2,
      },
    },
    { attributes: { 'db.operation.batch.size': 1, 'sternklar.append.conflict': true } },
  ]);
  expect(JSON.stringify(tracing.spans)).not.toContain('4711');
});
