import { describe, expect, test, vi } from 'vitest';
import { noting, soon, useReactorWorld } from './testing/reactor-world.ts';

const { append, checkpoint, newPool, newRunner, parked } = useReactorWorld();

describe('reactors', () => {
  test('get the events they handle, in order, once', async () => {
    const { reactor, seen } = noting('open-door');
    await append('Knocked', 1, 2);
    const runner = newRunner([reactor]);
    await runner.start();
    await append('Rang', 7);
    await append('Knocked', 3);
    await runner.catchUp();
    expect(seen).toEqual([1, 2, 3]);
  });

  test('go on after a restart where they were', async () => {
    const first = noting('open-door');
    await append('Knocked', 1, 2);
    const runner = newRunner([first.reactor]);
    await runner.start();
    await runner.catchUp();
    await runner.stop();

    await append('Knocked', 3);
    const second = noting('open-door');
    const restarted = newRunner([second.reactor]);
    await restarted.start();
    await restarted.catchUp();
    expect([first.seen, second.seen]).toEqual([[1, 2], [3]]);
  });

  test('write no checkpoint for a few unhandled events, before they stop', async () => {
    const { reactor } = noting('open-door');
    const runner = newRunner([reactor]);
    await runner.start();
    await append('Rang', 1, 2, 3);
    await runner.catchUp();
    expect(await checkpoint('open-door')).toBe(0);
    await runner.stop();
    expect(await checkpoint('open-door')).toBe(3);
  });

  test('write a checkpoint for many unhandled events', async () => {
    const { reactor } = noting('open-door');
    const runner = newRunner([reactor]);
    await append('Rang', ...Array.from({ length: 1_001 }, (_, index) => index));
    await runner.start();
    await runner.catchUp();
    await vi.waitFor(async () => expect(await checkpoint('open-door')).toBeGreaterThanOrEqual(1_000), soon);
  });

  test('give way behind each full batch of catching up, and behind no other', async () => {
    const { reactor, seen } = noting('open-door');
    await append('Rang', ...Array.from({ length: 1_001 }, (_, index) => index));
    await append('Knocked', 1);
    const giveWay = vi.fn(async () => undefined);
    const runner = newRunner([reactor], { giveWay });
    await runner.start();
    await append('Knocked', 2);
    await runner.catchUp();
    expect(seen).toEqual([1, 2]);
    expect(giveWay.mock.calls).toEqual([0, 1].map(() => [expect.any(Number), expect.any(AbortSignal)]));
  });

  test('are caught up when they are done with what they caused, too', async () => {
    const opener = noting('open-door', (times) => append('Rang', times * 10));
    const greeter = noting('greet', () => undefined, ['Rang']);
    const runner = newRunner([opener.reactor, greeter.reactor]);
    await runner.start();
    await append('Knocked', 1, 2);
    await runner.catchUp();
    expect(greeter.seen).toEqual([10, 20]);
  });

  test('start at the beginning of the log in a new installation, and at its head when added later', async () => {
    const old = noting('open-door');
    await append('Knocked', 1);
    const before = newRunner([old.reactor]);
    await before.start();
    await before.catchUp();
    await before.stop();

    await append('Knocked', 2);
    const added = noting('greet');
    const after = newRunner([old.reactor, added.reactor]);
    await after.start();
    await append('Knocked', 3);
    await after.catchUp();
    expect([old.seen, added.seen]).toEqual([[1, 2, 3], [3]]);
  });

  test('cannot share a name', () => {
    expect(() => newRunner([noting('greet').reactor, noting('greet').reactor])).toThrow('share one name');
  });

  test('do not start without their database', async () => {
    const pool = newPool('test', 'postgres://nobody@127.0.0.1:1/nowhere');
    await expect(newRunner([noting('greet').reactor], { pool }).start()).rejects.toThrow();
  });
});

describe('stopping', () => {
  test('waits for the event in hand, and it counts as done', async () => {
    const entered = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { reactor, seen } = noting('open-door', () => {
      entered.resolve();
      return finish.promise;
    });
    const runner = newRunner([reactor]);
    await append('Knocked', 1, 2);
    await runner.start();
    await entered.promise;
    const stopped = runner.stop();
    expect(seen).toEqual([]);
    finish.resolve();
    await stopped;
    expect(seen).toEqual([1]);
    expect(await checkpoint('open-door')).toBe(1);
  });

  test('does not wait for another attempt, and leaves the event for the next start', async () => {
    const asleep = Promise.withResolvers<void>();
    const { reactor } = noting('open-door', () => Promise.reject(new Error('jammed')));
    const sleep = (_milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve());
        asleep.resolve();
      });
    const runner = newRunner([reactor], { sleep });
    await append('Knocked', 1);
    await runner.start();
    await asleep.promise;
    await runner.stop();
    expect([await checkpoint('open-door'), await parked()]).toEqual([0, []]);
  });

  test('gives the connection back', async () => {
    const pool = newPool();
    const runner = newRunner([noting('open-door').reactor], { pool });
    await runner.start();
    await runner.catchUp();
    await runner.stop();
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});
