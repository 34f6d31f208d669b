import { describe, expect, it } from 'vitest';
import { brokenThresholds, droppedVisits, requestsOf, type Summary, tableOf } from './summary.ts';

const took = { values: { med: 4, 'p(95)': 20.25, 'p(99)': 90, max: 120 } };
const summary = {
  metrics: {
    'http_reqs{scenario:customers}': { values: { count: 900, rate: 30 } },
    'http_req_duration{scenario:customers}': took,
    'good_answers{scenario:customers}': { values: { rate: 0.998 }, thresholds: { 'rate>0.99': { ok: true } } },
    'http_reqs{scenario:auditors}': { values: { count: 0, rate: 0 } },
    http_reqs: { values: { count: 1_000, rate: 33.333 } },
    http_req_duration: { ...took, thresholds: { 'p(95)<500': { ok: true }, 'p(99)<50': { ok: false } } },
    good_answers: { values: { rate: 1 } },
    dropped_iterations: { values: { count: 3 } },
  },
} satisfies Summary;

describe("the summary of k6's figures", () => {
  it('is a table with a line for each who came', () => {
    expect(tableOf(summary)).toEqual([
      '                       requests  per second      good  p50 ms  p95 ms  p99 ms  max ms',
      'customers                   900        30.0   99.80 %     4.0    20.3    90.0   120.0',
      'all, preparations too      1000        33.3  100.00 %     4.0    20.3    90.0   120.0',
    ]);
  });

  it('tells what does not hold, who did not come, and what could not begin', () => {
    expect(brokenThresholds(summary)).toEqual([
      `http_req_duration: p(99)<50 does not hold (${JSON.stringify(took.values)})`,
    ]);
    expect([requestsOf(summary, 'customers'), requestsOf(summary, 'admins')]).toEqual([900, 0]);
    expect([droppedVisits(summary), droppedVisits({ metrics: {} })]).toEqual([3, 0]);
  });
});
