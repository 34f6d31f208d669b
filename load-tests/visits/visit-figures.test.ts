import { expect, it } from 'vitest';
import { medianVisit, tableOfVisits, visitOf } from './visit-figures.ts';

const summary = {
  metrics: {
    iterations: { values: { count: 100 } },
    visit_times: { values: { min: 1_500, max: 3_000 } },
    'http_req_duration{kind:reading}': { values: { 'p(99)': 40 } },
    'http_req_duration{kind:changing}': { values: { 'p(99)': 90 } },
    'good_answers{kind:changing}': { values: { fails: 2 } },
  },
};
const samples = [
  { at: 0, product: 5, postgres: 1 },
  { at: 1_000, product: 6, postgres: 2 },
  { at: 2_000, product: 8, postgres: 3 },
  { at: 4_000, product: 9, postgres: 5 },
];

it('A visit costs what was used from the begin of the first to the end of the last one, without what came before and after', () => {
  expect(visitOf(summary, samples)).toEqual({
    visits: 100,
    failed: 2,
    productMs: 15,
    postgresMs: 15,
    readingP99Ms: 40,
    changingP99Ms: 90,
  });
});

it('Without visits, or with nobody who looked at the processors, nothing is said', () => {
  expect(() => visitOf({ metrics: {} }, samples)).toThrow('Nobody came');
  expect(() => visitOf(summary, samples.slice(0, 2))).toThrow('nobody looked');
});

it('Of several runs the medians count, and two states are compared', () => {
  const run = (productMs: number) => ({ ...visitOf(summary, samples), productMs });
  const [before, after] = [medianVisit([run(10), run(90), run(20)]), medianVisit([run(5)])];
  expect([before.productMs, before.togetherMs]).toEqual([20, 35]);
  const table = tableOfVisits([
    ['beside', before],
    ['here', after],
  ]);
  expect(table.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['product ms', 'PostgreSQL ms', 'together ms', 'reading p99 ms', 'changing p99 ms'],
    ['beside', '20.00', '15.00', '35.00', '40.00', '90.00'],
    ['here', '5.00', '15.00', '20.00', '40.00', '90.00'],
    ['times', '0.25', '1.00', '0.57', '1.00', '1.00'],
  ]);
});
