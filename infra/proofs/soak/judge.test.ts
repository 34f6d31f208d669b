import { describe, expect, it } from 'vitest';
import { judge, leastNoticed, MEASURES, type Measure, type Sample } from './judge.ts';

const LEVEL: Sample = {
  ...{ heap: 60, external: 12, listeners: 400, mostListeners: 12, signals: 20, timers: 14, sockets: 30 },
  ...{ handles: 5, files: 60, connections: 24, streams: 0 },
};
/** What a healthy product looks like: it goes up and down. */
const NOISE = [0.4, -0.2, 0.9, 0, -0.5, 0.3, 0.7, -0.3, 0.1, 0.5, -0.1, 0.2];

const series = (shape: (index: number) => Partial<Sample> = () => ({})): Sample[] =>
  NOISE.map((noise, index) => ({ ...LEVEL, heap: LEVEL.heap + noise, ...shape(index) }));

const growing = (samples: readonly Sample[]): Measure[] =>
  judge(samples)
    .filter(({ flat }) => !flat)
    .map(({ measure }) => measure);

describe('the judge of the soak', () => {
  it('passes what goes up and down', () => {
    expect(growing(series())).toEqual([]);
  });

  it('passes one outlier, as from a garbage collection that came late', () => {
    expect(growing(series((index) => (index === 9 ? { heap: 90, timers: 40 } : {})))).toEqual([]);
  });

  // Per round of about 2,000 requests.
  const leaks: readonly [Measure, number][] = [
    ['heap', 0.6],
    ['external', 0.5],
    ['listeners', 2],
    ['mostListeners', 1],
    ['signals', 2],
    ['timers', 1],
    ['sockets', 1],
    ['handles', 0.5],
    ['files', 1],
    ['connections', 1],
    ['streams', 0.5],
  ];
  it.each(leaks)('notices a leak of %s that grows by %d a round, and nothing else', (measure, growth) => {
    const leaking = series((index) => ({ [measure]: LEVEL[measure] + index * growth }));
    expect(growing(leaking)).toEqual([measure]);
  });

  it('is tried with a leak of everything it watches', () => {
    expect(leaks.map(([measure]) => measure).sort()).toEqual(Object.keys(MEASURES).sort());
  });

  it('says how small a leak it would notice', () => {
    const samples = series();
    const heap = judge(samples).find(({ measure }) => measure === 'heap');
    const least = heap ? leastNoticed(heap, samples.length) : 0;
    const leaking = (growth: number) =>
      samples.map((sample, index) => ({ ...sample, heap: LEVEL.heap + index * growth }));
    expect([growing(leaking(least * 1.1)), growing(leaking(least * 0.8))]).toEqual([['heap'], []]);
  });

  it('does not judge by a handful of samples', () => {
    expect(() => judge(series().slice(0, 5))).toThrow('say nothing');
  });
});
