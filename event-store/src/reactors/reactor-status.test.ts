import { describe, expect, test } from 'vitest';
import { readReactorStatus } from './reactor-status.ts';
import { noting, now, useReactorWorld } from './testing/reactor-world.ts';

const world = useReactorWorld();
const MINUTE_MS = 60_000;
const openDoor = noting('open-door').reactor;
const greet = noting('greet', () => undefined, ['Rang']).reactor;

const statusOf = (...reactors: (typeof openDoor)[]) =>
  readReactorStatus({
    store: world.store(),
    pool: world.newPool(),
    reactors,
    now: () => new Date(now().getTime() + MINUTE_MS),
  });

const runOnce = async (...reactors: (typeof openDoor)[]) => {
  const runner = world.newRunner(reactors);
  await runner.start();
  await runner.catchUp();
  await runner.stop();
};

describe('the status of reactors', () => {
  test('counts lag from the oldest event that waits for one, in events and in seconds', async () => {
    await world.append('Rang', 1);
    await runOnce(openDoor, greet);
    await world.append('Rang', 2);
    await world.append('Knocked', 3);
    await world.append('Rang', 4);
    expect(await statusOf(openDoor, greet)).toEqual([
      { name: 'open-door', position: 1, lagEvents: 2, lagSeconds: 60, parked: 0 },
      { name: 'greet', position: 1, lagEvents: 3, lagSeconds: 60, parked: 0 },
    ]);
  });

  test('counts no lag for events that a reactor does not handle, though its checkpoint is behind them', async () => {
    await runOnce(openDoor);
    await world.append('Rang', ...Array.from({ length: 700 }, (_, index) => index));
    expect(await statusOf(openDoor)).toEqual([
      { name: 'open-door', position: 0, lagEvents: 0, lagSeconds: 0, parked: 0 },
    ]);
  });

  test('counts a reactor as behind that leaves more events unseen than one that runs would', {
    tags: 'long',
  }, async () => {
    await runOnce(openDoor);
    await world.append('Rang', ...Array.from({ length: 10_001 }, (_, index) => index));
    expect(await statusOf(openDoor)).toMatchObject([{ lagEvents: 10_001, lagSeconds: 60 }]);
  });

  test('counts parked events, and knows a reactor that never ran', async () => {
    const broken = noting('open-door', () => {
      throw new Error('jammed');
    }).reactor;
    await world.append('Knocked', 1, 2);
    await runOnce(broken);
    expect(await statusOf(broken, greet)).toEqual([
      { name: 'open-door', position: 2, lagEvents: 0, lagSeconds: 0, parked: 2 },
      { name: 'greet', position: null, lagEvents: 0, lagSeconds: 0, parked: 0 },
    ]);
  });
});
