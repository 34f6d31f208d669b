import type { Projection } from '@sternklar/event-store/projection';
import { sampleSize } from '@sternklar/event-store/testing/sample-size';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userList } from '../../accounts/user-list/user-list.projection.ts';
import { businessList } from '../../businesses/business-list/business-list.projection.ts';
import { liveUpdate } from '../../live-updates/live-update/live-update.projection.ts';
import { allProjections } from '../../projections.ts';
import { createQueries } from '../../queries.ts';
import { reviewList } from '../../reviews/review-list/review-list.projection.ts';
import { accountRegistered } from '../../testing/events.ts';
import { randomHistory } from '../../testing/random-history.ts';
import { createRunnerWorld, type RunnerWorld } from '../../testing/runner-world.ts';
import { eachOnce, tally } from '../../testing/tally.ts';
import { rebuildProjections } from './rebuild.ts';

const TIME_LIMIT_MS = 10_000;
const READ: readonly Projection[] = [reviewList, businessList, userList, liveUpdate];
/** What is read here, and beside the long tests all the others, too, which nobody looks at here. */
const SERVED = [...READ, ...allProjections.filter((projection) => !READ.includes(projection))].slice(
  0,
  sampleSize({ some: READ.length, all: allProjections.length }),
);

let world: RunnerWorld;
beforeEach(async () => {
  world = await createRunnerWorld();
});
afterEach(() => world.close());

const rebuild = (projections: readonly Projection[], batchSize: number) => {
  const { store, codec, pool, ownerUrl } = world;
  return rebuildProjections({ store, codec, pool, ownerUrl, projections, batchSize });
};

/** Appends events while `work` runs, each when the one before is visible; answers how many. */
const appendingDuring = async (
  projections: readonly Projection[],
  work: () => Promise<void>,
  first = 1_000,
): Promise<number> => {
  const visibility = world.visibility(projections);
  let working = true;
  const done = work().finally(() => {
    working = false;
  });
  let appended = 0;
  while (working) {
    await world.append(accountRegistered(first + appended));
    appended += 1;
    expect(await visibility.waitFor(await world.store.head(), TIME_LIMIT_MS)).toBe(true);
  }
  await done;
  return appended;
};

describe('rebuild while the system serves and writes', () => {
  it('applies nothing twice and misses nothing', { tags: 'long' }, async () => {
    const projections = [tally(), tally({ name: 'other' })];
    await world.append(...Array.from({ length: 50 }, (_, index) => accountRegistered(index + 1)));
    const processes = [world.runner(projections, { batchSize: 5 }), world.runner(projections)];
    for (const process of processes) await process.start();
    const appended = await appendingDuring(projections, async () => {
      for (let round = 0; round < 5; round += 1) await rebuild(projections, 20);
    });
    expect(appended).toBeGreaterThan(10);
    for (const projection of projections) expect(await world.tables(projection)).toEqual(eachOnce(50 + appended));
    expect(world.errors).toEqual([]);
  });

  it('fails no request and never shows an older state', { tags: 'long' }, async () => {
    const queries = createQueries(world.pool);
    const history = randomHistory(150).filter(({ type }) => type !== 'BusinessRemoved');
    await world.append(...history);
    await world.runner(SERVED).start();
    expect(await world.visibility(SERVED).waitFor(history.length, TIME_LIMIT_MS)).toBe(true);

    let rebuilding = true;
    const list = { offset: 0, limit: 25, sort: { field: 'created_at', descending: true }, filter: {} };
    const readers = [
      async () => (await queries.reviews.page(list)).total,
      async () => (await queries.businesses.page(list)).total,
      async () => (await queries.users.page(list, new Date())).total,
      async () => (await queries.liveUpdates.after({ position: 0, accountId: null, limit: 1_000 })).length,
      async () => {
        const [newest] = (await queries.reviews.page(list)).rows;
        if (!newest) throw new Error('The review list is empty.');
        const review = await queries.reviews.byId(newest.id);
        return review && (await queries.reviews.ofBusiness(review.business_id)).reviews.length > 0 ? 1 : 0;
      },
    ].map(async (read) => {
      const seen: number[] = [];
      while (rebuilding) seen.push(await read());
      return seen;
    });
    const reading = Promise.all(readers);
    await appendingDuring(SERVED, async () => {
      await rebuild(SERVED, 100);
      await rebuild(READ, 100);
    }).finally(() => {
      rebuilding = false;
    });

    for (const seen of await reading) {
      expect(seen.length).toBeGreaterThan(4);
      expect(Math.min(...seen)).toBeGreaterThan(0);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    }
    expect(world.errors).toEqual([]);
  });
});
