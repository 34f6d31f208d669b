import { describe, expect, it } from 'vitest';
import { type Comparison, type PhaseFigures, phaseOf } from './figures.ts';
import { pictureOf } from './picture.ts';
import { resultOf, shortcomingsOf } from './report.ts';

const answers = { perSecond: 80, p50Ms: 4, p95Ms: 20, p99Ms: 40 };
const phase: PhaseFigures = {
  seconds: 10,
  requests: 1_000,
  failed: 0,
  reading: answers,
  changing: { ...answers, perSecond: 20 },
  processors: { product: 0.5, postgres: 0.2 },
};
const screens = { screens: 4, due: 80, never: 0, p50Ms: 10, p95Ms: 30, p99Ms: 60, reopened: 0 };
const compared: Comparison = {
  visitsPerSecond: 15,
  people: 32,
  systems: ['one process', 'cluster'].map((name) => ({ name, steady: phase, limit: phase, screens })),
  restart: { phase, screens, restarted: ['api-1', 'api-2'], members: 2 },
};

describe('the comparison of one process and the cluster', () => {
  it('counts requests of visits by kind, and none of the preparations', () => {
    const took = { values: { med: 4, 'p(95)': 20, 'p(99)': 40 } };
    const metrics = {
      http_reqs: { values: { count: 5_000 } },
      'http_reqs{kind:reading}': { values: { count: 800 } },
      'http_req_duration{kind:reading}': took,
      'good_answers{kind:reading}': { values: { rate: 0.99, fails: 8 } },
      'http_reqs{kind:changing}': { values: { count: 200 } },
      'http_req_duration{kind:changing}': took,
      'good_answers{kind:changing}': { values: { rate: 1, fails: 0 } },
    };
    expect(phaseOf({ metrics }, 10, phase.processors)).toEqual({ ...phase, failed: 8 });
  });

  it('has nothing to complain about when everything held', () => {
    expect(shortcomingsOf(compared)).toEqual([]);
    expect(resultOf(compared).tables.at(-1)?.rows).toEqual([['2 of 2', '1,000', '0', '100.00 %', '≥ 99.90 %', 'met']]);
  });

  it('says what did not hold', () => {
    const [one, cluster] = compared.systems;
    if (!one || !cluster) throw new Error('There are two.');
    const broken: Comparison = {
      ...compared,
      systems: [
        { ...one, steady: { ...phase, failed: 20 } },
        { ...cluster, screens: { ...screens, never: 3 } },
      ],
      restart: { ...compared.restart, phase: { ...phase, failed: 2 }, restarted: ['api-1'] },
    };
    expect(shortcomingsOf(broken)).toEqual([
      'one process: only 98.00 % of the answers were good.',
      'cluster: 3 screens were never told.',
      'rolling restart: only 99.80 % of the answers were good.',
      'rolling restart: only 1 of 2 processes were restarted in time.',
    ]);
  });

  it('is drawn with a bar for each figure of each, as wide as it is large, by day and in the dark', () => {
    const slower = { ...phase, reading: { ...answers, p99Ms: 20 } };
    const [one, cluster] = compared.systems;
    if (!one || !cluster) throw new Error('There are two.');
    const svg = pictureOf({ ...compared, systems: [one, { ...cluster, steady: slower }] });
    const widths = (system: number) =>
      [...svg.matchAll(new RegExp(`width="([\\d.]+)" height="15" rx="4" class="s${system}"`, 'g'))].map(([, w]) =>
        Number(w),
      );
    expect([widths(0).length, widths(1).length]).toEqual([6, 6]);
    expect((widths(1)[3] ?? 0) * 2).toBeCloseTo(widths(0)[3] ?? 0, 0);
    expect(svg).toContain('prefers-color-scheme:dark');
  });
});
