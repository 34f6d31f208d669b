import { hostname } from 'node:os';
import type { EventStore } from '@sternklar/event-store/event-store';
import { eventsBehind } from '@sternklar/event-store/log-distance';
import { createTopicFeed } from '@sternklar/projections/engine/kafka/feed';
import { readFeedStatus } from '@sternklar/projections/engine/kafka/feed-tables';
import { createRelay, type Relay } from '@sternklar/projections/engine/kafka/relay';
import { createSegmentMemory, type SegmentMemory } from '@sternklar/projections/engine/kafka/segment-memory';
import type { PartitionedFeed } from '@sternklar/projections/engine/lanes/partitioned-feed';
import { allProjections } from '@sternklar/projections/projections';
import type { Pool } from 'pg';
import type { CompositionOptions } from './composition-options.ts';

export interface KafkaFeedPools {
  /** The read models'. */
  readonly projections: Pool;
  readonly background: Pool;
}

/** How far the brokers and the read models are behind the log, in events. */
export interface FeedLags {
  readonly relay: number;
  /** Of each partition, from 0 on. */
  readonly partitions: readonly number[];
}

/** How the log reaches the read models through Kafka. */
export interface KafkaFeed {
  readonly feed: PartitionedFeed;
  readonly memory: SegmentMemory;
  relayOf(store: EventStore): Relay;
  lags(): Promise<FeedLags>;
}

/** Null without Kafka, which then is not even loaded. */
export const createKafkaFeed = async (
  { config, secrets, logger, tracing }: Pick<CompositionOptions, 'config' | 'secrets' | 'logger' | 'tracing'>,
  store: EventStore,
  pools: KafkaFeedPools,
): Promise<KafkaFeed | null> => {
  const { kafka } = config;
  if (kafka === null) return null;
  const { createKafkaTopic } = await import('@sternklar/projections/engine/kafka/kafka-topic');
  const clientId = `sternklar-${hostname()}-${process.pid}`;
  const topic = createKafkaTopic({ settings: kafka, login: secrets.kafkaLogin, clientId, logger });
  const feed = createTopicFeed({ topic, pool: pools.projections, logger });
  return {
    feed,
    memory: createSegmentMemory(store, feed),
    relayOf: (log) => createRelay({ store: log, topic, pool: pools.background, logger, tracing }),
    async lags() {
      const { position, applied } = await readFeedStatus(pools.background, topic.name, allProjections);
      // After the checkpoints, so that it is never behind them.
      const head = await store.head();
      const behind = (at: number) => eventsBehind(store, { position: at, head });
      return { relay: await behind(position), partitions: await Promise.all(applied.map(behind)) };
    },
  };
};
