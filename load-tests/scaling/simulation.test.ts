import { describe, expect, it } from 'vitest';
import { type Claim, holds } from './claims.ts';
import { createRandom } from './random.ts';
import { byTheHour, drawing, simulateBatches, simulateQueue, simulateWriters } from './simulation.ts';

describe('the simulation', () => {
  it('draws the same numbers for the same seed', () => {
    const [one, same, other] = [createRandom(1), createRandom(1), createRandom(2)];
    const first = Array.from({ length: 1_000 }, one);
    expect(Array.from({ length: 1_000 }, same)).toEqual(first);
    expect(Array.from({ length: 1_000 }, other)).not.toEqual(first);
    expect(Math.min(...first)).toBeGreaterThan(0);
    expect(first.reduce((a, b) => a + b, 0) / 1_000).toBeCloseTo(0.5, 1);
  });

  it('lets nobody wait while servers are free, and the second of two behind the first', () => {
    const work = { servers: 1, sharing: 'one queue' as const, takes: () => 2 };
    expect(simulateQueue({ ...work, gap: () => 3 }, 100)).toEqual({ mean: 0, p99: 0, longShare: 0 });
    // Every second one comes at once with the one before.
    let turn = 0;
    const inPairs = () => (turn++ % 2 === 0 ? 10 : 0);
    expect(simulateQueue({ ...work, gap: inPairs }, 1_000, 1)).toEqual({ mean: 1, p99: 2, longShare: 0.5 });
    turn = 0;
    expect(simulateQueue({ ...work, servers: 2, sharing: 'in turn', gap: inPairs }, 1_000).mean).toBe(0);
  });

  it('draws work as often as it is said to come', () => {
    const draw = drawing(
      [
        { weight: 3, takes: 1 },
        { weight: 1, takes: 5 },
      ],
      createRandom(3),
    );
    const drawn = Array.from({ length: 10_000 }, draw);
    expect(drawn.filter((takes) => takes === 5).length / 10_000).toBeCloseTo(0.25, 1);
  });

  it('makes a batch of what came while the one before was under way', () => {
    const batching = { eachBatch: 3, eachItem: 0, most: 500 };
    expect(simulateBatches(batching, () => 100, 10)).toEqual({ mean: 3, batch: 1 });
    expect(simulateBatches(batching, () => 1, 3_000).batch).toBeCloseTo(3, 1);
    expect(simulateWriters({ eachBatch: 1, eachItem: 0, most: 2 }, { writers: 4, pause: () => 0 }, 100)).toBe(2);
  });

  it('has as many arrivals in an hour as its share of the day says', () => {
    const gap = byTheHour({ day: [0.75, 0.25], busiest: 1, secondsPerUnit: 1 }, createRandom(4));
    const perHour = [0, 0];
    for (let now = gap(0); now < 7_200; now += gap(now))
      perHour[now < 3_600 ? 0 : 1] = (perHour[now < 3_600 ? 0 : 1] ?? 0) + 1;
    expect((perHour[0] ?? 0) / (perHour[1] ?? 1)).toBeCloseTo(3, 0);
  });
});

describe('a claim', () => {
  it('holds only between its bounds', () => {
    const claim: Claim = { what: 'a wait', says: 10, came: 11, between: [0.9, 1.1] };
    expect(
      [claim, { ...claim, came: 11.1 }, { ...claim, came: 8.9 }, { ...claim, came: Number.NaN }].map(holds),
    ).toEqual([true, false, false, false]);
  });
});
