import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import type { PartitionedFeed } from '../lanes/partitioned-feed.ts';

const MOST_POSITIONS = 10_000;

/** Remembers which segment this process's newest events are in. */
export interface SegmentMemory {
  /** The same store, whose appends are remembered. */
  readonly store: EventStore;
  /** Undefined for other processes' events, and long after. */
  segmentAt(position: number): number | undefined;
}

/** Who waits for an event that was just recorded waits for its segment only: that is faster than waiting for all. */
export const createSegmentMemory = (
  store: EventStore,
  { segmentOf }: Pick<PartitionedFeed, 'segmentOf'>,
): SegmentMemory => {
  const segments = new Map<number, number>();

  const remember = (events: readonly StoredEvent[]) => {
    for (const event of events) segments.set(event.position, segmentOf(event));
    for (const position of segments.keys()) {
      if (segments.size <= MOST_POSITIONS) return;
      segments.delete(position);
    }
  };

  return {
    store: {
      ...store,
      async append(streamId, expectedVersion, newEvents) {
        const outcome = await store.append(streamId, expectedVersion, newEvents);
        if (outcome.appended) remember(outcome.events);
        return outcome;
      },
    },
    segmentAt: (position) => segments.get(position),
  };
};
