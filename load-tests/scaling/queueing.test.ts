import { describe, expect, it } from 'vitest';
import { closedRate, meanBatch, meanTimeInBatch, meanWait, serviceOf, shareThatWaits, wait99 } from './queueing.ts';

describe('formulas for waiting', () => {
  it('have the values of the textbook', () => {
    // One server: the share that waits is the load; three servers with two busy: Erlang's C(3, 2) is 4/9.
    expect(shareThatWaits(1, 0.5)).toBeCloseTo(0.5);
    expect(shareThatWaits(3, 2 / 3)).toBeCloseTo(4 / 9);
    // M/M/1 at half load waits one service time, M/D/1 half of that.
    expect(meanWait({ mean: 2, variation: 1 }, 1, 0.5)).toBeCloseTo(2);
    expect(meanWait({ mean: 2, variation: 0 }, 1, 0.5)).toBeCloseTo(1);
    expect(wait99({ mean: 1, variation: 1 }, 0.5)).toBeCloseTo(2 * Math.log(50));
    expect(wait99({ mean: 1, variation: 1 }, 0.005)).toBe(0);
  });

  it('take a mix of work by how often each kind comes', () => {
    const mix = [
      { weight: 3, takes: 1 },
      { weight: 1, takes: 5 },
    ];
    expect(serviceOf(mix)).toEqual({ mean: 2, variation: 0.75 });
  });

  it('let batches grow with what comes, up to the most', () => {
    const batching = { eachBatch: 1, eachItem: 0.01, most: 500 };
    expect(meanBatch(batching, 1e-9)).toBeCloseTo(1);
    expect(meanBatch(batching, 50)).toBeCloseTo(100);
    expect(meanBatch(batching, 200)).toBe(500);
    // Batches of 2: half of one, then the own. Their times vary by 0.01 × 0.5 ÷ (1 − 0.5²), which those who come meet.
    expect(meanTimeInBatch(batching, 50)).toBeCloseTo(1.01 + (2 + 0.02 / 3), 5);
    expect(meanTimeInBatch(batching, 1e-9)).toBeCloseTo(1.01);
    expect(closedRate(batching, 1)).toBeCloseTo(1 / 1.01);
    expect(closedRate(batching, 1_000)).toBeCloseTo(500 / 6);
  });
});
