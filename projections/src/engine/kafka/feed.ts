import { backoffMs } from '@sternklar/contracts/backoff';
import type { Logger } from '@sternklar/event-store/logger';
import type pg from 'pg';
import { loggableFailure } from '../batches/failure.ts';
import { DEFAULT_BACKOFF, pause } from '../lanes/pacing.ts';
import type { AssignedPartition, Following, PartitionedFeed } from '../lanes/partitioned-feed.ts';
import { type Claim, claimPartition, prepareFeed } from './feed-tables.ts';
import { rangesIn } from './messages.ts';
import { partitionOf } from './partition-of.ts';
import { createRangeQueue, type RangeQueue } from './range-queue.ts';
import type { Membership, Topic, TopicMember } from './topic.ts';

const MOST_EVENTS = 500;
/**
 * A process that lost a partition does not take it back at once: most likely it was asleep and will soon learn that the
 * group gave it to another. Only if it still gets its messages after that does the partition belong to it.
 */
const STILL_ITS_OWN_AFTER_MS = 15_000;

export interface TopicFeedOptions {
  readonly topic: Topic;
  readonly pool: pg.Pool;
  readonly logger: Logger;
}

/** A partition while it is this process's. */
interface Held {
  readonly queue: RangeQueue;
  /** Null when it was given away before it could be claimed. */
  readonly claimed: Promise<Claim | null>;
  readonly releasing: AbortController;
  /** Where the next message is that was not taken yet; null before the first one. */
  nextOffset: string | null;
  /** When another process got it, by this process's monotonic clock; null while this process has it. */
  lostAt: number | null;
}

/** The log from a topic whose partitions the processes of a group share. */
export const createTopicFeed = ({ topic, pool, logger }: TopicFeedOptions): PartitionedFeed => {
  const held = new Map<number, Held>();
  const ending = new Set<Promise<void>>();
  let feedId = '';
  let begin: ((share: AssignedPartition) => Promise<Following>) | null = null;
  let membership: Membership | null = null;

  /** Tries until it works: without the database there is nothing else to do. */
  const untilDone = async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | null> => {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        logger.warn(loggableFailure(error), 'a partition could not be taken over and will be tried again');
        await pause(backoffMs(DEFAULT_BACKOFF, attempt), signal);
      }
    }
    return null;
  };

  const hold = (partition: number): Held => {
    const releasing = new AbortController();
    const queue = createRangeQueue();
    const { signal } = releasing;
    const following = untilDone(async () => {
      const claim = await claimPartition(pool, topic.name, partition);
      const { segment } = claim;
      const lost = () => {
        taken.lostAt = performance.now();
        logger.warn({ partition }, 'another process was given this partition');
        queue.close();
      };
      return { claim, following: await begin?.({ segment, ranges: queue.ranges, lost }) };
    }, signal);
    const taken: Held = {
      queue,
      claimed: following.then((begun) => begun?.claim ?? null),
      releasing,
      nextOffset: null,
      lostAt: null,
    };
    const end = async () => {
      queue.close();
      await (await following)?.following?.stop();
    };
    signal.addEventListener('abort', () => {
      const ended = end();
      ending.add(ended);
      void ended.finally(() => ending.delete(ended));
    });
    held.set(partition, taken);
    return taken;
  };

  const release = (partition: number) => {
    held.get(partition)?.releasing.abort();
    held.delete(partition);
  };

  const current = (partition: number): Held | undefined => {
    const known = held.get(partition);
    if (!known || known.lostAt === null) return known;
    if (performance.now() - known.lostAt < STILL_ITS_OWN_AFTER_MS) return undefined;
    release(partition);
    return hold(partition);
  };

  const member: TopicMember = {
    assigned(partitions) {
      if (begin === null) return;
      for (const [partition, { lostAt }] of [...held]) {
        if (lostAt !== null || !partitions.includes(partition)) release(partition);
      }
      for (const partition of partitions) if (!held.has(partition)) hold(partition);
      logger.info({ partitions }, 'partitions of the feed were assigned');
    },
    async offsetOf(partition) {
      const share = current(partition);
      return share?.nextOffset ?? (await share?.claimed)?.nextOffset ?? null;
    },
    async take(partition, messages) {
      const share = current(partition);
      const newest = messages.at(-1);
      if (!share || !newest) return;
      const { ranges, unknown } = rangesIn(messages, { id: feedId, most: MOST_EVENTS });
      if (unknown > 0)
        logger.warn({ partition, messages: unknown }, 'messages that the relay did not publish were left out');
      share.nextOffset = String(BigInt(newest.offset) + 1n);
      await share.queue.put(ranges);
    },
  };

  return {
    partitions: topic.partitions,
    segmentOf: (event) => partitionOf(event, topic.partitions) + 1,
    async prepare() {
      feedId = await prepareFeed(pool, topic);
    },
    async start(toBegin) {
      begin = toBegin;
      membership = await topic.join(member);
    },
    async stop() {
      begin = null;
      for (const partition of [...held.keys()]) release(partition);
      await Promise.all(ending);
      await membership?.leave();
      membership = null;
    },
  };
};
