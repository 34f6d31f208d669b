import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import type { Projection } from '@sternklar/event-store/projection';

/** A stretch of the log without holes, decoded: everything above `after` up to `last`. */
export interface EventBatch {
  readonly after: number;
  readonly last: number;
  readonly events: readonly RecordedEvent[];
}

/** Where batches come from. */
export interface EventSource {
  readonly store: EventStore;
  readonly codec: EventCodec;
}

/** Decodes what the log holds directly above `after`. */
export const decodeBatch = async (
  codec: EventCodec,
  after: number,
  stored: readonly StoredEvent[],
): Promise<EventBatch> => ({ after, last: stored.at(-1)?.position ?? after, events: await codec.decode(stored) });

/** The next `size` events above `after`; its `last` is `after` when there are none. */
export const readBatch = async (source: EventSource, after: number, size: number): Promise<EventBatch> =>
  decodeBatch(source.codec, after, await source.store.readAll(after, size));

/** What of a batch is still to be applied by a projection that stands at `position`. */
export const dueEvents = (projection: Projection, batch: EventBatch, position: number): readonly RecordedEvent[] => {
  const handled = new Set(projection.handles);
  return batch.events.filter((event) => event.position > position && handled.has(event.type));
};
