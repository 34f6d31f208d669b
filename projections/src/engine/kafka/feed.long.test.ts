import { type Projection, statement } from '@sternklar/event-store/projection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invoiceList } from '../../invoices/invoice-list/invoice-list.projection.ts';
import { liveUpdate } from '../../live-updates/live-update/live-update.projection.ts';
import { allProjections } from '../../projections.ts';
import { createQueries } from '../../queries.ts';
import { accountRegistered, emailVerified, invoiceIssued, recorded } from '../../testing/events.ts';
import { createFeedWorld, type FeedWorld } from '../../testing/feed-world.ts';
import { createInMemoryTopic } from '../../testing/in-memory-topic.ts';
import { randomHistory } from '../../testing/random-history.ts';
import { eachOnce, tally } from '../../testing/tally.ts';
import { applyBatch } from '../batches/apply-batch.ts';
import type { EventBatch } from '../batches/event-batch.ts';
import { SegmentLost } from '../checkpoints/segment.ts';
import { createStuckReadModels } from '../stuck/stuck-read-models.ts';
import { createTopicFeed } from './feed.ts';
import { claimPartition } from './feed-tables.ts';
import { partitionOf } from './partition-of.ts';

const accounts = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => accountRegistered(first + index));
const one = tally({ name: 'one' });
const two = tally({ name: 'two' });

let world: FeedWorld;
beforeEach(async () => {
  world = await createFeedWorld();
});
afterEach(() => world.close());

describe('read models that a topic fills', () => {
  it('are the same as a rebuild makes of the log, whatever partitions their events came in', async () => {
    await world.feedRunner(allProjections).start();
    await world.feedRunner(allProjections).start();
    await world.relay().start();
    await world.append(...randomHistory(250));
    world.topic.rebalance();
    await world.append(...randomHistory(250, { seed: 2, first: 1_000 }));
    const head = await world.store.head();
    await world.untilApplied(allProjections, head);
    const living = await Promise.all(allProjections.map(world.tables));
    await world.rebuild(allProjections);
    expect(await Promise.all(allProjections.map(world.tables))).toEqual(living);
    expect(world.topic.messages(0).length).toBeGreaterThan(0);
    expect(world.topic.messages(2).length).toBeGreaterThan(0);
  });

  it('begin where they stood when they followed the log itself', async () => {
    await world.append(...accounts(1, 3));
    await world.runner([one]).catchUp();
    await world.feedRunner([one]).start();
    await world.relay().start();
    await world.append(...accounts(4, 6));
    await world.untilApplied([one], 6);
    expect(await world.tables(one)).toEqual(eachOnce(6));
    expect(world.topic.messages(0).filter(({ value }) => value?.includes('"position":1,'))).toEqual([]);
  });

  it('have every event once when the partitions change hands again and again', async () => {
    const runners = [world.feedRunner([one, two]), world.feedRunner([one, two])];
    for (const runner of runners) await runner.start();
    await world.relay().start();
    for (let round = 0; round < 10; round += 1) {
      await world.append(...accounts(round * 5 + 1, round * 5 + 5));
      world.topic.rebalance();
    }
    await world.untilApplied([one, two], 50);
    expect(await world.tables(one)).toEqual(eachOnce(50));
    expect(await world.tables(two)).toEqual(eachOnce(50));
  });

  it('get from the log what is gone from the topic', async () => {
    await world.relay().start();
    const runner = world.feedRunner([one]);
    await runner.prepare();
    await world.append(...accounts(1, 5));
    await expect.poll(() => world.topic.messages(1).at(-1)?.headers.last).toBe('5');
    world.topic.clear();
    await runner.start();
    await world.append(...accounts(6, 8));
    await world.untilApplied([one], 8);
    expect(await world.tables(one)).toEqual(eachOnce(8));
    expect(world.notices).toContain('the feed lacks events: they are read from the log');
  });

  it('leave out what others put into the topic, and what was published of another log', async () => {
    await world.feedRunner([one]).start();
    await world.relay().start();
    for (const headers of [{}, { after: '0', last: '900', feed: 'another' }, { after: 'x', last: '1', feed: '' }]) {
      for (const partition of [0, 1, 2]) world.topic.put({ partition, key: 'k', value: 'no event', headers });
    }
    await world.append(...accounts(1, 4));
    await world.untilApplied([one], 4);
    expect(await world.tables(one)).toEqual(eachOnce(4));
    expect(await world.checkpoint(one)).toBe(4);
  });

  it('wait for an event that one of them cannot apply, in its partition and for that one alone', async () => {
    let repaired = false;
    const fragile = tally({
      name: 'fragile',
      onBatch: (events) => {
        if (!repaired && events.some(({ position }) => position === 4)) throw new Error('no');
      },
    });
    await world.feedRunner([one, fragile]).start();
    await world.relay().start();
    await world.append(...accounts(1, 9));
    await world.untilApplied([one], 9);
    const stuck = createStuckReadModels(world.pool, [one, fragile]);
    await expect.poll(() => stuck.list()).toMatchObject([{ name: 'fragile', position: 4 }]);
    const { applied = [] } = await world.tables(fragile);
    expect(applied).not.toContainEqual({ position: 4 });
    repaired = true;
    await world.untilApplied([fragile], 9);
    expect(await world.tables(fragile)).toEqual(eachOnce(9));
    expect(await stuck.list()).toEqual([]);
  });

  it('are passed over such an event when an operator allows it', async () => {
    const broken = tally({
      name: 'broken',
      onBatch: (events) => {
        if (events.some(({ position }) => position === 2)) throw new Error('no');
      },
    });
    await world.feedRunner([broken]).start();
    await world.relay().start();
    await world.append(...accounts(1, 5));
    const stuck = createStuckReadModels(world.pool, [broken]);
    await expect.poll(() => stuck.list()).toHaveLength(1);
    expect(await stuck.allowPassing('broken', 2, 'Fehler 3')).toBe(true);
    await world.untilApplied([broken], 5);
    const { applied = [] } = await world.tables(broken);
    expect(applied).toHaveLength(4);
  });

  it('go on after the database was away', async () => {
    let away = true;
    const shaky = tally({
      name: 'shaky',
      before: () => (away ? statement("do $$ begin raise exception using errcode = '57P01'; end $$") : []),
    });
    await world.feedRunner([shaky]).start();
    await world.relay().start();
    await world.append(...accounts(1, 4));
    await expect.poll(() => world.notices).toContain('projections failed and will be tried again');
    away = false;
    await world.untilApplied([shaky], 4);
    expect(await world.tables(shaky)).toEqual(eachOnce(4));
  });
});

describe('a partition', () => {
  it('is written by nobody who had it before', async () => {
    const runner = world.feedRunner([one]);
    await runner.prepare();
    const events = recorded(accounts(1, 2));
    const batch = { after: 0, last: 2, events, undecoded: [] };
    const former = await claimPartition(world.pool, 'events', 0);
    const present = await claimPartition(world.pool, 'events', 0);
    await expect(applyBatch(world.pool, [one], batch, former.segment)).rejects.toThrow(SegmentLost);
    expect(await world.tables(one)).toEqual(eachOnce(0));
    await applyBatch(world.pool, [one], batch, present.segment);
    await expect(applyBatch(world.pool, [one], { ...batch, after: 2, last: 3 }, former.segment)).rejects.toThrow(
      SegmentLost,
    );
    expect(await world.tables(one)).toEqual(eachOnce(2));
  });

  it('is read on where its read models stand, by their own transaction', async () => {
    await world.feedRunner([one]).prepare();
    const { segment } = await claimPartition(world.pool, 'events', 1);
    const batch = { after: 0, last: 1, events: recorded(accounts(1, 1)), undecoded: [], resumeAt: '17' };
    await applyBatch(world.pool, [one], batch, segment);
    expect(await claimPartition(world.pool, 'events', 1)).toMatchObject({ nextOffset: '17' });
  });

  it('is the same for an account in every process and version', () => {
    const event = (accountId: string | null) => ({ streamId: 'review-1', metadata: JSON.stringify({ accountId }) });
    expect(partitionOf(event('0191f0aa-0000-7000-8000-000000000001'), 6)).toBe(0);
    expect(partitionOf(event(null), 6)).toBe(partitionOf({ streamId: 'review-1', metadata: 'damaged' }, 6));
  });
});

describe('what depends on an order across accounts', () => {
  const apply = (projection: Projection, partition: number, batch: Pick<EventBatch, 'after' | 'last' | 'events'>) =>
    applyBatch(world.pool, [projection], { ...batch, undecoded: [] }, { partition, guard: () => [] });

  it('is shown of live updates only as far as every partition is complete', async () => {
    await world.feedRunner([liveUpdate]).prepare();
    const events = recorded([emailVerified(1), emailVerified(2), emailVerified(3)]);
    const { liveUpdates } = createQueries(world.pool);
    const shown = async () =>
      (await liveUpdates.after({ position: 0, accountId: null, limit: 10 })).map(({ position }) => position);
    await apply(liveUpdate, 1, { after: 0, last: 3, events: events.slice(2) });
    await apply(liveUpdate, 2, { after: 0, last: 2, events: events.slice(1, 2) });
    expect(await shown()).toEqual([]);
    await apply(liveUpdate, 3, { after: 0, last: 1, events: events.slice(0, 1) });
    expect(await shown()).toEqual([1]);
    for (const [partition, after] of [
      [2, 2],
      [3, 1],
    ] as const)
      await apply(liveUpdate, partition, { after, last: 3, events: [] });
    expect(await shown()).toEqual([1, 2, 3]);
  });

  it('is taken of invoice numbers only while all partitions stand at the same position', async () => {
    await world.feedRunner([invoiceList]).prepare();
    const { invoices } = createQueries(world.pool);
    const events = recorded(
      [1, 2].map((account) => invoiceIssued(account, { subscription: account, account, month: 1 })),
    );
    await apply(invoiceList, 1, { after: 0, last: 2, events: events.slice(1) });
    expect(await invoices.book([])).toMatchObject({ version: 0, lastSequences: new Map() });
    await apply(invoiceList, 2, { after: 0, last: 2, events: events.slice(0, 1) });
    expect(await invoices.book([])).toMatchObject({ version: 0 });
    await apply(invoiceList, 3, { after: 0, last: 2, events: [] });
    expect(await invoices.book([])).toMatchObject({ version: 2 });
  });
});

describe('settings that do not fit what was done before', () => {
  it('are refused: another number of partitions for the same topic', async () => {
    await world.feedRunner([one]).prepare();
    const { pool } = world;
    const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const other = createTopicFeed({ topic: createInMemoryTopic({ partitions: 4 }), pool, logger });
    await expect(world.runner([two], { feed: other }).prepare()).rejects.toThrow(
      'Das Topic events wurde mit 3 Partitionen begonnen, KAFKA_PARTITIONS sagt 4.',
    );
  });

  it('are refused until a rebuild: read models without the feed that filled them, or with another', async () => {
    await world.append(...accounts(1, 3));
    await world.feedRunner([one]).catchUp();
    await expect(world.runner([one]).prepare()).rejects.toThrow('aber KAFKA_BROKERS ist nicht gesetzt');
    await world.rebuild([one], 0);
    await world.append(...accounts(4, 4));
    await world.runner([one]).catchUp();
    expect(await world.tables(one)).toEqual(eachOnce(4));
    await world.rebuild([one], 3);
    await world.append(...accounts(5, 5));
    await world.feedRunner([one]).catchUp();
    expect(await world.tables(one)).toEqual(eachOnce(5));
  });
});
