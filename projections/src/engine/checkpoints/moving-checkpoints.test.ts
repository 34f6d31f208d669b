import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountRegistered, recorded } from '../../testing/events.ts';
import { createRunnerWorld, type RunnerWorld } from '../../testing/runner-world.ts';
import { eachOnce, tally } from '../../testing/tally.ts';
import { applyBatch } from '../batches/apply-batch.ts';
import { dropOldVersions } from '../rebuild/drop-schemas.ts';
import { prepareReadModels } from '../schemas/read-model-schemas.ts';
import { CheckpointMissing } from './checkpoints.ts';
import { lockCheckpoints } from './moving-checkpoints.ts';

const events = recorded([1, 2, 3, 4, 5, 6].map((account) => accountRegistered(account)));
const batch = (after: number, last: number) => ({ after, last, events: events.slice(after, last), undecoded: [] });
const one = tally({ name: 'one' });
const two = tally({ name: 'two' });
const three = tally({ name: 'three' });

let world: RunnerWorld;
beforeEach(async () => {
  world = await createRunnerWorld();
  await world.runner([one, two, three]).catchUp();
});
afterEach(() => world.close());

const shared = async () =>
  (await world.owner.query('select members, position from projections.shared_checkpoints order by partition')).rows;
const own = async () =>
  (
    await world.owner.query(
      'select projection, position, xmin::text as written_by from projections.own_checkpoints order by projection, version',
    )
  ).rows;
const checkpoints = async () => [
  await world.checkpoint(one),
  await world.checkpoint(two),
  await world.checkpoint(three),
];

describe('read models that stand together', () => {
  it('share one checkpoint, the only one that their next batch moves', async () => {
    await applyBatch(world.pool, [one, two], batch(0, 2));
    expect(await shared()).toEqual([{ members: 'one@1 two@1', position: 2 }]);
    const before = await own();
    expect(before).toMatchObject([{ position: null }, { projection: 'three', position: 0 }, { position: null }]);
    await applyBatch(world.pool, [one, two], batch(2, 5));
    expect(await shared()).toEqual([{ members: 'one@1 two@1', position: 5 }]);
    expect(await own()).toEqual(before);
    expect(await checkpoints()).toEqual([5, 5, 0]);
    for (const projection of [one, two]) expect(await world.tables(projection)).toEqual(eachOnce(5));
  });

  it('stand where they stood when one goes on alone', async () => {
    await applyBatch(world.pool, [one, two, three], batch(0, 2));
    await applyBatch(world.pool, [two], batch(2, 4));
    expect(await checkpoints()).toEqual([2, 4, 2]);
    expect(await shared()).toEqual([]);
    await applyBatch(world.pool, [one, two, three], batch(2, 6));
    await applyBatch(world.pool, [one, two, three], batch(4, 6));
    for (const projection of [one, two, three]) expect(await world.tables(projection)).toEqual(eachOnce(6));
  });

  it('are never moved with others, whichever of them somebody means', async () => {
    await applyBatch(world.pool, [one, two], batch(0, 3));
    await applyBatch(world.pool, [three], batch(0, 3));
    await applyBatch(world.pool, [one, two, three], batch(3, 4));
    expect(await shared()).toEqual([{ members: 'one@1 two@1 three@1', position: 4 }]);
    await applyBatch(world.pool, [two, three], batch(4, 5));
    expect(await checkpoints()).toEqual([4, 5, 5]);
    await applyBatch(world.pool, [one], batch(0, 5));
    expect(await checkpoints()).toEqual([5, 5, 5]);
    for (const projection of [one, two, three]) expect(await world.tables(projection)).toEqual(eachOnce(5));
  });

  it('are no longer moved once one was dropped, and those left stand where they stood', async () => {
    const newer = tally({ name: 'one', version: 2 });
    await applyBatch(world.pool, [one, two], batch(0, 3));
    await prepareReadModels({
      ownerUrl: world.ownerUrl,
      runningRole: new URL(world.url).username,
      projections: [newer, two, three],
    });
    expect(await dropOldVersions(world.owner, [newer, two, three])).toEqual(['rm_one_v1']);
    await expect(applyBatch(world.pool, [one, two], batch(3, 5))).rejects.toThrow(CheckpointMissing);
    expect(await world.checkpoint(two)).toBe(3);
    expect(await world.tables(two)).toEqual(eachOnce(3));
  });

  it('are moved by nobody while somebody has locked one of their partition', async () => {
    await applyBatch(world.pool, [one, two], batch(0, 2));
    const client = await world.pool.connect();
    await client.query('begin');
    for (const query of lockCheckpoints([three], 0)) await client.query(query);
    const applied = applyBatch(world.pool, [one, two], batch(2, 4));
    const waiting = `
      select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`;
    await expect.poll(async () => (await world.owner.query(waiting)).rowCount).toBe(1);
    expect(await checkpoints()).toEqual([2, 2, 0]);
    await client.query('commit');
    client.release();
    await applied;
    expect(await checkpoints()).toEqual([4, 4, 0]);
  });

  it('are moved once each by several who do the same at once', { tags: 'long' }, async () => {
    const all = [one, two, three];
    await applyBatch(world.pool, all, batch(0, 1));
    for (const last of [2, 3, 4, 5, 6]) {
      const positions = await Promise.all([
        applyBatch(world.pool, all, batch(last - 1, last)),
        applyBatch(world.pool, all, batch(last - 1, last)),
        applyBatch(world.pool, [two], batch(last - 1, last)),
        applyBatch(world.pool, [three, one], batch(last - 1, last)),
      ]);
      expect(positions.every((reached) => [...reached.values()].every((position) => position === last))).toBe(true);
    }
    for (const projection of all) expect(await world.tables(projection)).toEqual(eachOnce(6));
  });
});
