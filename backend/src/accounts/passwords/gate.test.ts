import { describe, expect, it } from 'vitest';
import { createGate, GateFull } from './gate.ts';

describe('gate', () => {
  it('runs no more jobs at once than allowed, and all of them in the end', async () => {
    const gate = createGate({ atOnce: 2, waiting: 100, waitingKnown: 0 });
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((turn) => setImmediate(turn));
      running -= 1;
      return 1;
    };
    const done = await Promise.all(Array.from({ length: 20 }, () => gate(job)));
    expect(done).toHaveLength(20);
    expect(most).toBe(2);
  });

  it('turns away whoever would wait behind too many', async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, waitingKnown: 0 });
    let finish = () => {};
    const first = gate(() => new Promise<void>((done) => (finish = done)));
    const second = gate(async () => 'second');
    await expect(gate(async () => 'third')).rejects.toBeInstanceOf(GateFull);
    finish();
    await first;
    expect(await second).toBe('second');
  });

  it('keeps a line for those whom we know, however many strangers wait, and lets both lines take turns', async () => {
    const gate = createGate({ atOnce: 1, waiting: 3, waitingKnown: 3 });
    const order: string[] = [];
    const job = (name: string) => async () => {
      order.push(name);
    };
    let finish = () => {};
    const first = gate(() => new Promise<void>((done) => (finish = done)));
    const strangers = ['a', 'b', 'c'].map((name) => gate(job(name)));
    await expect(gate(job('d'))).rejects.toBeInstanceOf(GateFull);
    const known = ['A', 'B', 'C'].map((name) => gate(job(name), true));
    await expect(gate(job('D'), true)).rejects.toBeInstanceOf(GateFull);
    finish();
    await Promise.all([first, ...strangers, ...known]);
    expect(order).toEqual(['A', 'a', 'B', 'b', 'C', 'c']);
  });

  it('lets the next one in after a job failed', async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, waitingKnown: 0 });
    await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate(async () => 'next')).toBe('next');
  });
});
