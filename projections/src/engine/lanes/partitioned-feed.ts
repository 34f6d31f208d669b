import type { StoredEvent } from '@sternklar/event-store/event-store';
import type { StoredRange } from '../batches/event-batch.ts';
import type { Segment } from '../checkpoints/segment.ts';

/** One partition that was assigned to this process. */
export interface AssignedPartition {
  readonly segment: Segment;
  /** Everything in the partition above a position, range by range; may overlap, and may have holes. */
  ranges(signal: AbortSignal): AsyncIterable<StoredRange>;
  /** Says that another process was given the partition. */
  lost(): void;
}

/** What goes on until the partition is given away. */
export interface Following {
  stop(): Promise<void>;
}

/** The log as several processes share it among them: by partitions, each given to one process at a time. */
export interface PartitionedFeed {
  /** How many partitions there are; the numbers of their segments begin at 1. */
  readonly partitions: number;
  /** The number of the segment that an event is in. */
  segmentOf(event: StoredEvent): number;
  /** Makes sure that the settings fit what was published so far. Throws StartRefused. */
  prepare(): Promise<void>;
  /**
   * Takes part; `begin` is called for each partition that is assigned to this process, and what it answers is stopped before
   * another process gets the partition.
   */
  start(begin: (share: AssignedPartition) => Promise<Following>): Promise<void>;
  /** Gives everything back. */
  stop(): Promise<void>;
}
