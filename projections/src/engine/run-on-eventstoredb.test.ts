import { createEventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '@sternklar/event-store/eventstoredb/testing/event-store-db-double';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allProjections } from '../projections.ts';
import type { KnownEvent } from '../testing/events.ts';
import { randomHistory } from '../testing/random-history.ts';
import { createRunnerWorld, type RunnerWorld } from '../testing/runner-world.ts';
import { rebuildProjections } from './rebuild/rebuild.ts';

const CAUGHT_UP_WITHIN_MS = 20_000;

let double: EventStoreDbDouble;
let world: RunnerWorld;
beforeEach(async () => {
  double = await startEventStoreDbDouble({ nodes: 3 });
  world = await createRunnerWorld({ store: createEventStoreDbEventStore({ url: double.url }) });
});
afterEach(async () => {
  await world.close();
  await double.close();
});

const allTables = async () => {
  const tables = [];
  for (const projection of allProjections) tables.push(await world.tables(projection));
  return tables;
};

/** One after the other; something happens before some of them. */
const appendAll = async (history: readonly KnownEvent[], happens: ReadonlyMap<number, () => unknown>) => {
  for (const [index, event] of history.entries()) {
    await happens.get(index)?.();
    await world.append(event);
  }
};

it('read models equal a rebuild after the leader was lost in the middle of an append, of a page, and of following', {
  tags: 'long',
}, async () => {
  const { store, codec, pool, ownerUrl } = world;
  const visibility = world.visibility(allProjections);
  const runner = world.runner(allProjections);
  await runner.start();
  await appendAll(
    randomHistory(80, { seed: 7 }),
    new Map<number, () => unknown>([
      [10, () => double.breakNext('append', 'leader-gone')],
      [20, () => double.bringBack()],
      [30, () => double.breakNext('read', 'leader-gone')],
      [45, () => double.bringBack()],
      [60, () => double.loseLeader()],
    ]),
  );
  expect(await visibility.waitFor(await store.head(), CAUGHT_UP_WITHIN_MS)).toBe(true);
  await runner.stop();
  const living = await allTables();
  await rebuildProjections({ store, codec, pool, ownerUrl, projections: allProjections });
  expect(await allTables()).toEqual(living);
  expect(new Set((await store.readAll(0, 1_000)).map(({ id }) => id)).size).toBe(
    double.log.records.filter(({ stream }) => stream.startsWith('sternklar.')).length,
  );
});
