import { describe, expect, test, vi } from 'vitest';
import { newLogger, noting, soon, useReactorWorld } from './testing/reactor-world.ts';

const { append, checkpoint, cutConnections, newPool, newRunner } = useReactorWorld();

describe('several processes with the same reactor', () => {
  test('react once, and another takes over when the active one stops', async () => {
    const one = noting('open-door');
    const other = noting('open-door');
    const [active, standby] = [newRunner([one.reactor]), newRunner([other.reactor])];
    await append('Knocked', 1);
    await active.start();
    await active.catchUp();
    await standby.start();
    await append('Knocked', 2, 3);
    await active.catchUp();
    expect([one.seen, other.seen]).toEqual([[1, 2, 3], []]);

    await active.stop();
    await append('Knocked', 4);
    await standby.catchUp();
    expect([one.seen, other.seen]).toEqual([[1, 2, 3], [4]]);
  });

  test('another takes over when the active one loses its connection, and the loser cannot move the checkpoint', async () => {
    const entered = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const stuck = noting('open-door', () => {
      entered.resolve();
      return finish.promise;
    });
    const other = noting('open-door');
    const log = newLogger();
    await newRunner([stuck.reactor], { pool: newPool('holder'), logger: log }).start();
    await append('Knocked', 1, 2);
    await entered.promise;

    const standby = newRunner([other.reactor]);
    await standby.start();
    await cutConnections('holder');
    await standby.catchUp();
    expect(other.seen).toEqual([1, 2]);

    finish.resolve();
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
    expect(await checkpoint('open-door')).toBe(2);
    await append('Knocked', 3);
    await standby.catchUp();
    expect([stuck.seen, other.seen]).toEqual([[1], [1, 2, 3]]);
  });

  test('a lone process that lost its connection while nothing happened gets its reactors back', async () => {
    const { reactor, seen } = noting('open-door');
    const log = newLogger();
    const runner = newRunner([reactor], { pool: newPool('holder'), logger: log });
    await runner.start();
    await append('Knocked', 1);
    await runner.catchUp();
    await cutConnections('holder');
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), soon);
    await append('Knocked', 2);
    await runner.catchUp();
    expect(seen).toEqual([1, 2]);
    expect(await checkpoint('open-door')).toBe(2);
  });
});
