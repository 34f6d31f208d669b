import { statement } from '@sternklar/event-store/projection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountRegistered, recorded } from '../../testing/events.ts';
import { createRunnerWorld, type RunnerWorld } from '../../testing/runner-world.ts';
import { eachOnce, tally } from '../../testing/tally.ts';
import { CheckpointMissing } from '../checkpoints/checkpoints.ts';
import { applyBatch } from './apply-batch.ts';

const events = recorded([1, 2, 3, 4, 5].map((account) => accountRegistered(account)));
const batch = (after: number, last: number) => ({ after, last, events: events.slice(after, last), undecoded: [] });
const one = tally({ name: 'one' });
const two = tally({ name: 'two' });

let world: RunnerWorld;
beforeEach(async () => {
  world = await createRunnerWorld();
  await world.runner([one, two]).catchUp();
});
afterEach(() => world.close());

describe('applying a batch', () => {
  it('skips what the checkpoint says is there already', async () => {
    await applyBatch(world.pool, [one], batch(0, 3));
    const positions = await applyBatch(world.pool, [one, two], batch(0, 5));
    expect(positions).toEqual(
      new Map([
        ['one', 5],
        ['two', 5],
      ]),
    );
    expect(await world.tables(one)).toEqual(eachOnce(5));
    expect(await world.tables(two)).toEqual(eachOnce(5));
  });

  it('leaves a projection alone that has not come as far as the batch begins', async () => {
    await applyBatch(world.pool, [one], batch(0, 3));
    const positions = await applyBatch(world.pool, [one, two], batch(3, 5));
    expect(positions).toEqual(
      new Map([
        ['one', 5],
        ['two', 0],
      ]),
    );
    expect(await world.tables(two)).toEqual(eachOnce(0));
    expect(await world.checkpoint(two)).toBe(0);
  });

  it('does nothing with a batch that was applied as a whole', async () => {
    await applyBatch(world.pool, [one], batch(0, 5));
    expect(await applyBatch(world.pool, [one], batch(0, 2))).toEqual(new Map([['one', 5]]));
    expect(await world.checkpoint(one)).toBe(5);
  });

  it('changes nothing when one of the projections fails', async () => {
    const failing = tally({ name: 'two', after: () => statement('insert into nowhere values (1)') });
    await expect(applyBatch(world.pool, [one, failing], batch(0, 5))).rejects.toThrow('nowhere');
    expect(await world.tables(one)).toEqual(eachOnce(0));
    expect(await world.checkpoint(one)).toBe(0);
    expect(world.pool.idleCount).toBe(world.pool.totalCount);
  });

  it('reports the failure itself, not what the server refused because of it, and nobody goes on after it', async () => {
    const goingOn = tally({ name: 'two', after: () => statement('delete from applied') });
    const failing = tally({ name: 'one', before: () => statement('select 1 / 0') });
    for (const projections of [
      [failing, goingOn],
      [goingOn, failing],
    ]) {
      await expect(applyBatch(world.pool, projections, batch(0, 5))).rejects.toThrow('division by zero');
    }
    expect(await world.tables(two)).toEqual(eachOnce(0));
    expect(world.pool.idleCount).toBe(world.pool.totalCount);
    await applyBatch(world.pool, [one, two], batch(0, 5));
    expect(await world.tables(two)).toEqual(eachOnce(5));
  });

  it('keeps the tables of projections apart', async () => {
    const also = (name: string) =>
      tally({ name, after: () => statement('insert into applied select 100 + count(*) from applied') });
    await applyBatch(world.pool, [one], batch(0, 2));
    await applyBatch(world.pool, [also('one'), also('two')], batch(0, 5));
    expect((await world.tables(one)).applied).toContainEqual({ position: 105 });
    expect((await world.tables(two)).applied).toContainEqual({ position: 105 });
  });

  it('writes rows and checkpoints of all in one transaction', async () => {
    await applyBatch(world.pool, [one, two], batch(0, 5));
    const { rows } = await world.pool.query(
      `select xmin::text from rm_one_v1.applied union select xmin::text from rm_two_v1.applied
       union select xmin::text from projections.own_checkpoints union select xmin::text from projections.shared_checkpoints`,
    );
    expect(rows).toHaveLength(1);
  });

  it('moves the checkpoint over events that nobody handles', async () => {
    await applyBatch(world.pool, [{ ...one, handles: [] }], batch(0, 5));
    expect(await world.checkpoint(one)).toBe(5);
    expect(await world.tables(one)).toEqual(eachOnce(0));
  });

  it('refuses a version whose checkpoint was dropped', async () => {
    await expect(applyBatch(world.pool, [tally({ name: 'one', version: 2 })], batch(0, 5))).rejects.toThrow(
      CheckpointMissing,
    );
  });
});
