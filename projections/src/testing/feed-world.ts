import type { Projection } from '@sternklar/event-store/projection';
import { createTopicFeed } from '../engine/kafka/feed.ts';
import { createRelay, type Relay, type RelayOptions } from '../engine/kafka/relay.ts';
import { rebuildProjections } from '../engine/rebuild/rebuild.ts';
import type { ProjectionRunner, ProjectionRunnerOptions } from '../engine/run.ts';
import { createInMemoryTopic, type InMemoryTopic } from './in-memory-topic.ts';
import { createRunnerWorld, type RunnerWorld } from './runner-world.ts';

/** A runner world whose log reaches the read models through a topic in memory. */
export interface FeedWorld extends RunnerWorld {
  readonly topic: InMemoryTopic;
  /** What was logged beside errors. */
  readonly notices: readonly string[];
  relay(options?: Pick<RelayOptions, 'tracing'>): Relay;
  feedRunner(projections: readonly Projection[], options?: Partial<ProjectionRunnerOptions>): ProjectionRunner;
  /** Resolves when all of the log up to a position was applied. */
  untilApplied(projections: readonly Projection[], position: number): Promise<void>;
  rebuild(projections: readonly Projection[], feedPartitions?: number): Promise<unknown>;
}

const WITHIN_MS = 20_000;

export const createFeedWorld = async (topic = createInMemoryTopic()): Promise<FeedWorld> => {
  const world = await createRunnerWorld();
  const { store, codec, pool, ownerUrl } = world;
  const closing: (() => Promise<void>)[] = [];
  const notices: string[] = [];
  const note = (_: object, message: string) => void notices.push(message);
  const logger = { info: note, warn: note, error: note };

  return {
    ...world,
    topic,
    notices,
    relay(options = {}) {
      const pace = { takeOverMs: 5, markEveryMs: 50, backoff: { firstMs: 1, longestMs: 4 } };
      const relay = createRelay({ store, topic, pool, logger, ...pace, ...options });
      closing.push(() => relay.stop());
      return relay;
    },
    feedRunner: (projections, options = {}) =>
      world.runner(projections, { feed: createTopicFeed({ topic, pool, logger }), logger, ...options }),
    async untilApplied(projections, position) {
      const visibility = world.visibility(projections, { feedPartitions: topic.partitions, safetyCheckMs: 100 });
      if (!(await visibility.waitFor(position, WITHIN_MS))) {
        const { rows } = await world.owner.query('select * from projections.checkpoints order by 1, 3');
        throw new Error(`Not everything was applied up to ${position}: ${JSON.stringify(rows)}`);
      }
    },
    rebuild: (projections, feedPartitions = topic.partitions) =>
      rebuildProjections({ store, codec, pool, ownerUrl, projections, feedPartitions }),
    async close() {
      await Promise.all(closing.map((close) => close()));
      await world.close();
    },
  };
};
