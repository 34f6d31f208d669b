import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SIZES } from './assumptions.ts';
import { type Costs, OPERATIONS, type Operation } from './costs.ts';
import { withTables } from './document.ts';
import { groupCommitFrom, measuredAppends } from './group-commit.ts';
import { readInputs } from './inputs.ts';
import { limitsAlone, limitsTogether } from './limits.ts';
import { predictedFor } from './load-run.ts';
import { demandOf, type Inputs, peakOf, planFor } from './model.ts';
import { tablesOf } from './tables.ts';

const spent = { api: 2, projections: 1, worker: 1, postgres: 4 };
const stored = { log: 1_000, keys: 200, readModels: 700, transparency: 100 };
const costs: Costs = {
  idle: { api: 1, projections: 1, worker: 1, postgres: 1 },
  operations: Object.fromEntries(OPERATIONS.map((name) => [name, spent])) as Record<Operation, typeof spent>,
  stream: { heapBytes: 20_000, residentBytes: 30_000, idleMs: 0, toldMs: 0 },
  appended: { product: 0.1, postgres: 0.1 },
  rebuilt: { product: 0.1, postgres: 0.1 },
  event: stored,
  invoice: stored,
};
const inputs: Inputs = { costs, groupCommit: { eachBatch: 1, eachItem: 0.1, most: 500 } };

describe('the model of docs/scaling.md', () => {
  it('asks for twice as much by twice as many', () => {
    const [one, two] = [demandOf(100_000, inputs), demandOf(200_000, inputs)];
    expect(two.requestsPerSecond.peak).toBeCloseTo(2 * one.requestsPerSecond.peak);
    expect(two.processors.postgres).toBeCloseTo(2 * one.processors.postgres);
    expect(two.eventsPerYear).toBeCloseTo(2 * one.eventsPerYear);
    expect(one.bytesPerYear.log).toBeCloseTo(1_000 * one.eventsPerYear);
    // 365 working hours like the busiest one would be 1.35 × 10.5 % × 3 of a year's in an hour.
    expect(peakOf(365 * 3_600)).toBeCloseTo(1.35 * 0.105 * 3 * 1);
  });

  it('plans one process for few, and enough of all for many', () => {
    const few = planFor(demandOf(1_000, inputs), inputs);
    expect(few).toMatchObject({ alone: true, shards: 1, brokers: 0, processes: { api: 1, worker: 0 } });
    const demand = demandOf(3_500_000, inputs);
    const many = planFor(demand, inputs);
    expect(many.alone).toBe(false);
    expect(many.processes.api / many.shards).toBeGreaterThanOrEqual(2);
    expect(demand.processors.api / many.processes.api).toBeLessThanOrEqual(0.5);
    expect(demand.processors.postgres / many.databaseCores).toBeLessThanOrEqual(0.5);
    expect(demand.processors.worker / many.shards).toBeLessThanOrEqual(0.5);
    expect(many.wait.load).toBeLessThanOrEqual(0.5);
  });

  it('names what is full first, and with so many customers it is full', () => {
    for (const limits of [limitsAlone(inputs), limitsTogether(inputs)]) {
      const customers = limits.map((limit) => limit.customers);
      expect(customers).toEqual(customers.toSorted((a, b) => a - b));
    }
    const thread = limitsAlone(inputs).find(({ what }) => what.startsWith('the one thread'));
    const { api, projections, worker } = demandOf(thread?.customers ?? 0, inputs).processors;
    expect(api + projections + worker).toBeCloseTo(0.5);
  });

  it('takes what a batch costs from what one and 128 writers reached', () => {
    const rows = (rate: string) => [
      ['emmett', '1', '', ''],
      ['Sternklar, everything on', rate, '', ''],
    ];
    const table = (title: string, rate: string) => ({ title, header: [], rows: rows(rate) });
    const measured = measuredAppends({ tables: [table('1 writer', '500'), table('128 writers', '10,000')] });
    expect(measured).toEqual(
      new Map([
        [1, 500],
        [128, 10_000],
      ]),
    );
    const { eachBatch, eachItem } = groupCommitFrom(measured);
    expect(eachBatch + eachItem).toBeCloseTo(2);
    expect(eachBatch + 128 * eachItem).toBeCloseTo(12.8);
    expect(() => groupCommitFrom(new Map())).toThrow('not measured');
  });

  it('says what a load run takes of the processors', () => {
    const none = predictedFor(0, 0, costs);
    expect(none).toEqual({ product: (2 * 4 + 3) / 1_000, postgres: (2 * 4 + 1) / 1_000 });
    expect(predictedFor(10, 0, costs).product).toBeGreaterThan(none.product + 0.1);
  });
});

describe('docs/scaling.md', () => {
  it('has the tables that the model prints (else: npm run scaling -- --write)', () => {
    const document = readFileSync(new URL('../../docs/scaling.md', import.meta.url), 'utf8');
    expect(withTables(document, tablesOf(readInputs()))).toBe(document);
    expect(document).toContain(`${new Intl.NumberFormat('en-GB').format(SIZES[2])}`);
  });

  it('has a place for each table, and none for others', () => {
    const place = '<!-- table: a -->\nold\n<!-- end -->';
    expect(withTables(`x\n${place}\ny`, { a: '| 1 |' })).toBe('x\n<!-- table: a -->\n\n| 1 |\n\n<!-- end -->\ny');
    const empty = '<!-- table: a -->\n<!-- end -->\n<!-- table: b -->\n<!-- end -->';
    expect(withTables(empty, { a: '| 1 |', b: '| 2 |' }).match(/\| \d \|/g)).toEqual(['| 1 |', '| 2 |']);
    expect(() => withTables(place, {})).toThrow('no table named a');
    expect(() => withTables(place, { a: '', b: '' })).toThrow('no place for b');
  });
});
