import type { StoredEvent } from '@sternklar/event-store/event-store';
import type { StoredStretch } from '../batches/event-batch.ts';
import type { Part } from '../checkpoints/part.ts';

/** One partition that this process was given. */
export interface FeedShare {
  readonly part: Part;
  /** Everything in the partition above a position, stretch by stretch; may overlap, and may have holes. */
  stretches(signal: AbortSignal): AsyncIterable<StoredStretch>;
  /** Says that another process was given the partition. */
  lost(): void;
}

/** What goes on until the partition is given away. */
export interface Following {
  stop(): Promise<void>;
}

/** The log as several processes share it among them: by partitions, each given to one process at a time. */
export interface PartitionedFeed {
  /** How many partitions there are; their parts count from 1 on. */
  readonly partitions: number;
  /** In which part an event is. */
  partOf(event: StoredEvent): number;
  /** Makes sure that the settings fit what was published so far. Throws StartRefused. */
  prepare(): Promise<void>;
  /** Takes part; `begin` is called for each partition that this process is given, and what it answers stopped before another's turn. */
  start(begin: (share: FeedShare) => Promise<Following>): Promise<void>;
  /** Gives everything back. */
  stop(): Promise<void>;
}
