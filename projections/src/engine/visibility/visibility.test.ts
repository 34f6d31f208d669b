import type { Notifications } from '@sternklar/event-store/notifications';
import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRunnerWorld, type RunnerWorld } from '../../testing/runner-world.ts';
import { setCheckpoints } from '../../testing/set-checkpoints.ts';
import { tally } from '../../testing/tally.ts';
import { advanceCheckpoints } from '../checkpoints/moving-checkpoints.ts';
import { createVisibility, type Visibility } from './visibility.ts';

const AT_ONCE = 0;
const SOON = 5_000;
const NEVER = 3_600_000;
const one = tally({ name: 'one' });
const two = tally({ name: 'two' });
const former = tally({ name: 'one', version: 2 });

let world: RunnerWorld;
let notifications: Notifications;
let visibility: Visibility;
beforeEach(async () => {
  world = await createRunnerWorld();
  await world.runner([one, two, former]).catchUp();
  notifications = createNotifications({ url: world.url, applicationName: 'test-listener' });
  visibility = createVisibility({ notifications, projections: [one, two], safetyCheckMs: NEVER });
  await listening();
});
afterEach(async () => {
  visibility.close();
  await notifications.close();
  await world.close();
});

const advance = async (projections: readonly ReturnType<typeof tally>[], position: number) => {
  for (const query of advanceCheckpoints(projections, { partition: 0, position: position }))
    await world.pool.query(query);
};
/** As another process commits, before its notification is heard. */
const advanceUnheard = async (projections: readonly ReturnType<typeof tally>[], position: number) => {
  for (const query of advanceCheckpoints(projections, { partition: 0, position }).slice(0, -1))
    await world.pool.query(query);
};
const listening = async () => {
  await expect.poll(() => backends('test-listener')).toBe(1);
};
const backends = async (applicationName: string) => {
  const { rowCount } = await world.pool.query(
    `select from pg_stat_activity where application_name = $1 and query like 'select projection%' and state = 'idle'
     and datname = current_database()`,
    [applicationName],
  );
  return rowCount;
};

describe('visibility of a position', () => {
  it('comes as soon as all read models have applied it', async () => {
    const visible = visibility.waitFor(5, SOON);
    await advance([one, two], 5);
    expect(await visible).toBe(true);
  });

  it('waits for read models of another version that are followed, too, and only once for those that were stopped', {
    tags: 'long',
  }, async () => {
    await advance([former], 4);
    await advance([one, two], 5);
    await expect.poll(() => visibility.waitFor(5, AT_ONCE)).toBe(true);
    const visible = visibility.waitFor(5, SOON);
    expect(await Promise.race([visible, world.pool.query('select').then(() => 'still waiting')])).toBe('still waiting');
    expect(await visible).toBe(true);
    const second = visibility.waitFor(5, SOON);
    expect(await Promise.race([second, world.pool.query('select').then(() => 'still waiting')])).toBe(true);
  });

  it('lets a reading wait for what another version has shown', async () => {
    await advance([former], 5);
    await advance([one, two], 4);
    await expect.poll(() => visibility.waitFor(4, AT_ONCE)).toBe(true);
    const level = visibility.levelWithOtherVersions().then(() => 'level');
    expect(await Promise.race([level, world.pool.query('select').then(() => 'still waiting')])).toBe('still waiting');
    await advance([one, two], 5);
    expect(await level).toBe('level');
  });

  it('lets a reading wait for what another version has committed, heard of or not', async () => {
    await advance([former, one, two], 5);
    await expect.poll(() => visibility.waitFor(5, AT_ONCE)).toBe(true);
    await advanceUnheard([former], 6);
    const level = visibility.levelWithOtherVersions().then(() => 'level');
    expect(await Promise.race([level, world.pool.query('select').then(() => 'still waiting')])).toBe('still waiting');
    await advance([one, two], 6);
    expect(await level).toBe('level');
  });

  it('holds what was read back until another version shows it, too', async () => {
    await advance([former], 4);
    await advance([one, two], 4);
    await expect.poll(() => visibility.waitFor(4, AT_ONCE)).toBe(true);
    await visibility.shownByOtherVersions();
    await advanceUnheard([one], 5);
    const shown = visibility.shownByOtherVersions().then(() => 'shown');
    expect(await Promise.race([shown, world.pool.query('select').then(() => 'still waiting')])).toBe('still waiting');
    await advance([former], 5);
    expect(await shown).toBe('shown');
  });

  it('asks nothing and holds nothing back while no other version is heard of', async () => {
    await advance([one, two], 5);
    await expect.poll(() => visibility.waitFor(5, AT_ONCE)).toBe(true);
    await visibility.levelWithOtherVersions();
    await visibility.shownByOtherVersions();
    expect(await backends('test-listener')).toBe(1);
  });

  it('does not come while one of them is behind', async () => {
    await advance([one], 7);
    await advance([two], 6);
    expect(await visibility.waitFor(6, SOON)).toBe(true);
    expect(await visibility.waitFor(7, AT_ONCE)).toBe(false);
    await advance([two], 7);
    expect(await visibility.waitFor(7, SOON)).toBe(true);
  });

  it('does not come from another version of a read model', async () => {
    await advance([two], 3);
    await advance([former], 3);
    expect(await visibility.waitFor(3, AT_ONCE)).toBe(false);
  });

  it('is there at once for what was applied before anybody listened', async () => {
    await advance([one, two], 9);
    const late = createVisibility({ notifications, projections: [one, two], safetyCheckMs: NEVER });
    expect(await late.waitFor(9, SOON)).toBe(true);
    expect(await late.waitFor(9, AT_ONCE)).toBe(true);
    late.close();
  });

  it('is there at once for what the own process says it committed, and told once', async () => {
    const told: number[] = [];
    visibility.onProgress((position) => told.push(position));
    visibility.committed(new Map([['one', 4]]));
    expect(await visibility.waitFor(4, AT_ONCE)).toBe(false);
    visibility.committed(new Map([['two', 4]]));
    expect(await visibility.waitFor(4, AT_ONCE)).toBe(true);
    const next = visibility.waitFor(5, SOON);
    await advance([one, two], 4);
    await advance([one, two], 5);
    expect(await next).toBe(true);
    expect(told).toEqual([0, 4, 5]);
  });

  it('wakes everybody whose position was reached, and nobody else', async () => {
    const waits = [3, 1, 2].map((position) => visibility.waitFor(position, SOON));
    const tooFar = visibility.waitFor(4, NEVER);
    await advance([one, two], 3);
    expect(await Promise.all(waits)).toEqual([true, true, true]);
    visibility.close();
    expect(await tooFar).toBe(false);
  });

  it('tells listeners of progress until they no longer listen', async () => {
    const heard: number[] = [];
    const stop = visibility.onProgress((position) => void heard.push(position));
    await advance([one, two], 2);
    expect(await visibility.waitFor(2, SOON)).toBe(true);
    await advance([one], 3);
    await expect.poll(() => heard).toEqual([2, 2]);
    stop();
    await advance([one, two], 4);
    expect(await visibility.waitFor(4, SOON)).toBe(true);
    expect(heard).toEqual([2, 2]);
  });

  it('survives a lost connection and learns what it missed', { tags: 'long' }, async () => {
    await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'test-listener' and datname = current_database()`,
    );
    await advance([one, two], 8);
    expect(await visibility.waitFor(8, SOON)).toBe(true);
  });

  it('is found by the safety check when a notification was lost', async () => {
    const checking = createVisibility({ notifications, projections: [one, two], safetyCheckMs: 5 });
    const visible = checking.waitFor(6, SOON);
    await setCheckpoints(world.owner, { position: 6 });
    expect(await visible).toBe(true);
    checking.close();
  });

  it('is answered with false at once when it closes', async () => {
    const waiting = visibility.waitFor(1, NEVER);
    visibility.close();
    expect(await waiting).toBe(false);
    expect(await visibility.waitFor(1, NEVER)).toBe(false);
  });
});
