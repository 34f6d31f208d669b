import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountRegistered, emailVerified } from '../../testing/events.ts';
import { createFeedWorld, type FeedWorld } from '../../testing/feed-world.ts';
import { eachOnce, tally } from '../../testing/tally.ts';
import { applyBatch } from '../batches/apply-batch.ts';
import { createSegmentMemory } from './segment-memory.ts';

const one = tally({ name: 'one' });
const account = (number: number) => accountRegistered(number);

let world: FeedWorld;
beforeEach(async () => {
  world = await createFeedWorld();
  await world.feedRunner([one]).prepare();
});
afterEach(() => world.close());

const eventsIn = (partition: number): number[] =>
  world.topic.messages(partition).flatMap(({ value }) => (value === null ? [] : [JSON.parse(value).position]));
const allEvents = () => [0, 1, 2].flatMap(eventsIn).sort((a, b) => a - b);
const acknowledged = async () => {
  const { rows } = await world.owner.query('select position from projections.feeds');
  return Number(rows[0]?.position);
};

describe('the relay', () => {
  it('publishes every event once, an account in one partition and in order, exactly as it is stored', async () => {
    await world.relay().start();
    for (let number = 1; number <= 6; number += 1) await world.append(account(number), emailVerified(number));
    await expect.poll(acknowledged).toBe(12);
    expect(allEvents()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const partition of [0, 1, 2]) {
      const positions = eventsIn(partition);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      expect(positions.every((position) => positions.includes(position % 2 === 0 ? position - 1 : position + 1))).toBe(
        true,
      );
    }
    const values = [0, 1, 2].flatMap((partition) => world.topic.messages(partition).map(({ value }) => value));
    const [stored] = await world.store.readAll(0, 1);
    expect(values).toContain(JSON.stringify(stored));
    expect(values.join()).not.toContain('@');
  });

  it('publishes again what was not acknowledged, and readers apply it once', { tags: 'long' }, async () => {
    await world.feedRunner([one]).start();
    await world.relay().start();
    await world.append(account(1));
    await world.untilApplied([one], 1);
    for (const how of ['no-acknowledgement', 'nothing-arrives'] as const) {
      world.topic.failNext(how);
      await world.append(account((await world.store.head()) + 1));
      await world.untilApplied([one], await world.store.head());
    }
    await expect.poll(acknowledged).toBe(3);
    expect(await world.tables(one)).toEqual(eachOnce(3));
  });

  it('is active in one process, and another takes over', { tags: 'long' }, async () => {
    const first = world.relay();
    const second = world.relay();
    await first.start();
    await world.append(account(1));
    await expect.poll(acknowledged).toBe(1);
    await second.start();
    await world.append(account(2));
    await expect.poll(acknowledged).toBe(2);
    expect(world.notices.filter((notice) => notice === 'this process publishes the log')).toHaveLength(1);
    await first.stop();
    await world.append(account(3));
    await expect.poll(acknowledged).toBe(3);
    expect(allEvents()).toEqual([1, 2, 3]);
  });

  it('goes on where the brokers last acknowledged, and repeats without a hole what it did not write down', async () => {
    await world.feedRunner([one]).start();
    const relay = world.relay();
    await relay.start();
    await world.append(account(1), account(2), account(3));
    await expect.poll(acknowledged).toBe(3);
    await relay.stop();
    await world.owner.query('update projections.feeds set position = 1');
    await relay.start();
    await world.append(account(4));
    await world.untilApplied([one], 4);
    expect(allEvents()).toEqual([1, 2, 2, 3, 3, 4]);
    expect(await world.tables(one)).toEqual(eachOnce(4));
    expect(world.notices).not.toContain('the feed lacks events: they are read from the log');
  });
});

describe('whoever waits for its own event', () => {
  it('waits for its partition alone', async () => {
    const { topic, store } = world;
    const feed = { segmentOf: (event: { position: number }) => (event.position % topic.partitions) + 1 };
    const memory = createSegmentMemory(store, feed);
    const visibility = world.visibility([one], { feedPartitions: topic.partitions, segmentAt: memory.segmentAt });
    await memory.store.append('a', 0, [
      { id: '0191f0aa-0000-7000-8000-000000000001', type: 'X', data: '{}', metadata: '{}' },
    ]);
    const apply = (partition: number, after: number, last: number) =>
      applyBatch(world.pool, [one], { after, last, events: [], undecoded: [] }, { partition, guard: () => [] });
    await apply(2, 0, 1);
    expect(await visibility.waitFor(1, 5_000)).toBe(true);
    expect(await visibility.waitFor(2, 0)).toBe(false);
    for (const partition of [1, 2, 3]) await apply(partition, partition === 2 ? 1 : 0, 2);
    expect(await visibility.waitFor(2, 5_000)).toBe(true);
  });
});
