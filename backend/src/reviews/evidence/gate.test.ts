import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.port.ts';
import { createGate } from './gate.ts';

describe('a gate', () => {
  it('lets a few in, keeps some waiting in their order, and refuses the others', async () => {
    const gate = createGate({ atOnce: 1, waiting: 2, waitMs: 60_000 });
    const order: string[] = [];
    const leave = await gate.enter();
    const waiting = ['a', 'b'].map(async (name) => {
      const go = await gate.enter();
      order.push(name);
      return go;
    });
    await expect(gate.enter()).rejects.toThrow(Refusal);
    leave();
    leave();
    (await waiting[0])?.();
    (await waiting[1])?.();
    expect(order).toEqual(['a', 'b']);
    (await gate.enter())();
  });

  it('refuses who waited too long, and lets the next one in', async () => {
    const gate = createGate({ atOnce: 1, waiting: 2, waitMs: 0 });
    const leave = await gate.enter();
    await expect(gate.enter()).rejects.toMatchObject({ status: 503, options: { retryAfterSeconds: 2 } });
    leave();
    (await gate.enter())();
  });

  it('says when to come back by how long others stay, and never longer than half a minute', async () => {
    let time = 0;
    const gate = createGate({ atOnce: 1, waiting: 3, waitMs: 60_000 }, () => time);
    const stay = async (ms: number) => {
      const leave = await gate.enter();
      time += ms;
      leave();
    };
    for (let visit = 0; visit < 50; visit += 1) await stay(2_000);
    const leave = await gate.enter();
    const waiting = [1, 2, 3].map(() => gate.enter());
    await expect(gate.enter()).rejects.toMatchObject({ options: { retryAfterSeconds: 8 } });
    leave();
    for (const next of waiting) (await next)();
    for (let visit = 0; visit < 50; visit += 1) await stay(60_000);
    const again = await gate.enter();
    const others = [1, 2, 3].map(() => gate.enter());
    await expect(gate.enter()).rejects.toMatchObject({ options: { retryAfterSeconds: 30 } });
    again();
    for (const next of others) (await next)();
  });

  it('lets those of one person in one after the other, and others past them', async () => {
    const gate = createGate({ atOnce: 2, waiting: 20, waitMs: 60_000 });
    const order: string[] = [];
    const enter = async (who: string) => {
      const leave = await gate.enter(who);
      order.push(who);
      return leave;
    };
    const first = await enter('greedy');
    const second = enter('greedy');
    const third = enter('greedy');
    (await enter('other'))();
    expect(order).toEqual(['greedy', 'other']);
    first();
    (await second)();
    (await third)();
    expect(order).toEqual(['greedy', 'other', 'greedy', 'greedy']);
  });

  it('keeps at most ten of one person waiting', async () => {
    const gate = createGate({ atOnce: 1, waiting: 20, waitMs: 60_000 });
    const leave = await gate.enter('greedy');
    const waiting = Array.from({ length: 10 }, () => gate.enter('greedy'));
    await expect(gate.enter('greedy')).rejects.toThrow(Refusal);
    const other = gate.enter('other');
    leave();
    for (const next of waiting) (await next)();
    (await other)();
  });
});
