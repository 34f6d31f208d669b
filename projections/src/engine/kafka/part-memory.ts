import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import type { PartitionedFeed } from '../lanes/partitioned-feed.ts';

const MOST_POSITIONS = 10_000;

/** In which part of the feed this process's newest events are. */
export interface PartMemory {
  /** The same store, whose appends are remembered. */
  readonly store: EventStore;
  /** Undefined for other processes' events, and long after. */
  partAt(position: number): number | undefined;
}

/** For whoever waits for what was just recorded: one part tells sooner than all. */
export const createPartMemory = (store: EventStore, { partOf }: Pick<PartitionedFeed, 'partOf'>): PartMemory => {
  const parts = new Map<number, number>();

  const remember = (events: readonly StoredEvent[]) => {
    for (const event of events) parts.set(event.position, partOf(event));
    for (const position of parts.keys()) {
      if (parts.size <= MOST_POSITIONS) return;
      parts.delete(position);
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
    partAt: (position) => parts.get(position),
  };
};
