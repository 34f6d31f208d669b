import { storedOrigins } from '@sternklar/event-store/tracing/command-origins';
import type { Tracing } from '@sternklar/event-store/tracing/tracing';
import type { StoredRange } from '../batches/event-batch.ts';
import type { Topic } from './topic.ts';

/** Publishes a piece of the log within a span of its own. */
export const tracedPublishing = (
  tracing: Tracing | undefined,
  { topic, piece }: { readonly topic: Pick<Topic, 'name'>; readonly piece: StoredRange },
  publish: () => Promise<void>,
): Promise<void> => {
  if (tracing === undefined || piece.stored.length === 0) return publish();
  return tracing.span(
    {
      name: `send ${topic.name}`,
      kind: 'producer',
      attributes: {
        'messaging.system': 'kafka',
        'messaging.operation.name': 'send',
        'messaging.operation.type': 'send',
        'messaging.destination.name': topic.name,
        'messaging.batch.message_count': piece.stored.length,
        'sternklar.log.position': piece.last,
      },
      causes: storedOrigins(piece.stored),
    },
    publish,
  );
};
