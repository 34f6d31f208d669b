import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPeople, type People } from './people.ts';

/** Of the fake clock, on which nothing happens but what a test says. */
let clockMs: number;
let busyMs: number;
let pauses: number[];
let people: People;
const { signal } = new AbortController();

beforeEach(() => {
  clockMs = 0;
  busyMs = 0;
  pauses = [];
  people = createPeople({
    elapsed: () => clockMs,
    sleep: async (ms, ends) => {
      if (ends.aborted) return;
      pauses.push(ms);
      const until = clockMs + ms;
      await Promise.resolve();
      clockMs = Math.max(clockMs, until);
    },
    loopTimes: () => ({ idle: clockMs - busyMs, active: busyMs, utilization: 0 }),
  });
});

const ask = async (url: string) => {
  const app = Fastify();
  await people.part(app);
  app.get('/*', async () => 'answered');
  await app.inject({ url });
};
/** Until it is one's turn, on a thread that does nothing else. */
const TURN = 2;

describe('work that may wait', () => {
  it('goes on at once while nobody is there', async () => {
    await people.giveWay(4)(20, signal);
    expect(pauses).toEqual([]);
  });

  it('pauses in proportion to what it took while somebody is there, a second at most', async () => {
    await ask('/api/admin/users');
    for (const [times, ms] of [
      [4, 20],
      [1, 20],
      [4, 700],
    ] as const)
      await people.giveWay(times)(ms, signal);
    expect(pauses).toEqual([80, TURN, 20, TURN, 1_000]);
  });

  it('goes on at once again a second after the last request', async () => {
    await ask('/dashboard');
    clockMs = 1_001;
    await people.giveWay(4)(20, signal);
    expect(pauses).toEqual([]);
  });

  it('does not wait for probes and scrapers', async () => {
    await ask('/api/health/ready');
    await ask('/metrics');
    await people.giveWay(4)(20, signal);
    expect(pauses).toEqual([]);
  });

  it('goes on one after the other, when the thread has rested for as long as it was busy since the one before', async () => {
    await ask('/api/admin/users');
    const giveWay = people.giveWay(1);
    const turns: [name: string, at: number][] = [];
    const piece = async (name: string, keepsBusyMs: number) => {
      await giveWay(10, signal);
      turns.push([name, clockMs]);
      busyMs += keepsBusyMs;
      clockMs += keepsBusyMs;
    };
    await Promise.all([piece('first', 6), piece('second', 8), piece('third', 5)]);
    expect(turns.map(([name]) => name)).toEqual(['first', 'second', 'third']);
    const [first, second, third] = turns.map(([, at]) => at);
    expect(second).toBeGreaterThanOrEqual((first ?? Number.NaN) + 6 + 6);
    expect(third).toBeGreaterThanOrEqual((second ?? Number.NaN) + 8 + 8);
  });

  it('goes on after 20 ms at most, also while people alone keep the thread busy', async () => {
    const giveWay = people.giveWay(1);
    await ask('/api/admin/users');
    busyMs = -10_000;
    const before = clockMs;
    const waiting = giveWay(1, signal);
    busyMs = 10_000;
    await waiting;
    expect(clockMs - before).toBeLessThanOrEqual(1 + 20 + TURN);
  });

  it('goes on at once when it is to end', async () => {
    await ask('/api/admin/users');
    await people.giveWay(4)(20, AbortSignal.abort());
    expect(pauses).toEqual([]);
  });
});
