import { describe, expect, it } from 'vitest';
import { createBurstStore } from './burst-store.ts';

const SPAN_MS = 60_000;

const counting = (maxCallers?: number) => {
  let elapsed = 0;
  const Store = createBurstStore({ elapsed: () => elapsed, ...(maxCallers && { maxCallers }) });
  const store = new Store({});
  const count = (caller: string) => {
    let counted: { current: number; ttl: number } | undefined;
    store.incr(caller, (_error, result) => (counted = result), SPAN_MS, 10);
    return counted;
  };
  return { count, pass: (ms: number) => (elapsed += ms) };
};

describe('counting in memory', () => {
  it('counts every caller alone, and says how long their span still lasts', () => {
    const { count, pass } = counting();
    expect(count('a')).toEqual({ current: 1, ttl: SPAN_MS });
    pass(10_000);
    expect(count('a')).toEqual({ current: 2, ttl: 50_000 });
    expect(count('b')).toEqual({ current: 1, ttl: SPAN_MS });
  });

  it('starts anew when the span is over', () => {
    const { count, pass } = counting();
    for (let i = 0; i < 5; i += 1) count('a');
    pass(SPAN_MS - 1);
    expect(count('a')).toEqual({ current: 6, ttl: 1 });
    pass(1);
    expect(count('a')).toEqual({ current: 1, ttl: SPAN_MS });
  });

  it('remembers a bounded number of callers, and forgets those first whose span ends first', () => {
    const { count, pass } = counting(3);
    for (const caller of ['a', 'b', 'c']) {
      count(caller);
      pass(1);
    }
    count('a');
    count('d');
    expect([count('b'), count('c'), count('d')].map((each) => each?.current)).toEqual([2, 2, 2]);
    expect(count('a')?.current).toBe(1);
  });

  it('of a caller whose span ended long ago does not forget another one', () => {
    const { count, pass } = counting(2);
    count('a');
    count('b');
    pass(SPAN_MS);
    count('a');
    count('b');
    expect([count('a')?.current, count('b')?.current]).toEqual([2, 2]);
  });
});
