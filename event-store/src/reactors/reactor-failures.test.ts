import { describe, expect, test, vi } from 'vitest';
import { newerCodec, newLogger, noting, now, soon, useReactorWorld } from './testing/reactor-world.ts';

const { append, appendEncoded, checkpoint, encoded, firstEvent, newRunner, parked } = useReactorWorld();

describe('a reactor that fails', () => {
  test('tries again after growing pauses, and keeps the order', async () => {
    const pauses: number[] = [];
    let failures = 3;
    const { reactor, seen } = noting('open-door', () => {
      failures -= 1;
      if (failures >= 0) throw new Error('jammed');
    });
    const sleep = async (milliseconds: number) => {
      pauses.push(milliseconds);
    };
    const runner = newRunner([reactor], { sleep });
    await append('Knocked', 1, 2);
    await runner.start();
    await runner.catchUp();
    expect(seen).toEqual([1, 2]);
    expect(pauses).toEqual([500, 1_000, 2_000]);
    expect(await parked()).toEqual([]);
  });

  test('parks the event after eight attempts and goes on, and others are not held up', async () => {
    let attempts = 0;
    const failing = noting('open-door', (times) => {
      if (times !== 1) return;
      attempts += 1;
      throw new TypeError('no mailbox erika@example.org');
    });
    const fine = noting('greet');
    const log = newLogger();
    const runner = newRunner([failing.reactor, fine.reactor], { logger: log });
    await append('Knocked', 1, 2);
    await runner.start();
    await runner.catchUp();

    expect([attempts, failing.seen, fine.seen]).toEqual([8, [2], [1, 2]]);
    const first = await firstEvent();
    expect(await parked()).toEqual([
      {
        reactor: 'open-door',
        eventId: first?.id,
        position: 1,
        error: expect.stringMatching(/^TypeError at reactors\/reactor-failures\.test\.ts:\d+$/),
        attempts: 8,
        parkedAt: now(),
      },
    ]);
    expect(await checkpoint('open-door')).toBe(2);
    expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toContain('erika');
  });

  test('parks an event that cannot be read', async () => {
    const { reactor, seen } = noting('open-door');
    const events = await encoded('Knocked', 1);
    await appendEncoded(events.map((event) => ({ ...event, data: 'broken' })));
    await append('Knocked', 2);
    const runner = newRunner([reactor]);
    await runner.start();
    await runner.catchUp();
    expect(seen).toEqual([2]);
    expect(await parked()).toMatchObject([{ error: expect.stringContaining('UnreadableEvent') }]);
  });

  test('is given up when it never ends', async () => {
    const { reactor, seen } = noting('open-door', (times) => (times === 1 ? new Promise(() => {}) : undefined));
    const runner = newRunner([reactor], { maxAttempts: 2, timeLimitMs: 5 });
    await append('Knocked', 1, 2);
    await runner.start();
    await runner.catchUp();
    expect(seen).toEqual([2]);
    expect(await parked()).toMatchObject([{ attempts: 2, error: expect.stringContaining('TimeLimitExceeded') }]);
  });

  test('leaves an event of a newer schema version to a newer process instead of parking it', async () => {
    await appendEncoded(await encoded('Knocked', 1, newerCodec));

    const old = noting('open-door');
    const log = newLogger();
    await newRunner([old.reactor], { logger: log }).start();
    await vi.waitFor(() => expect(JSON.stringify(log.warn.mock.calls)).toContain('NewerSchemaVersion'), soon);

    const updated = noting('open-door');
    const runner = newRunner([updated.reactor], { codec: newerCodec });
    await runner.start();
    await runner.catchUp();
    expect([old.seen, updated.seen]).toEqual([[], [1]]);
    expect(await parked()).toEqual([]);
  });
});
