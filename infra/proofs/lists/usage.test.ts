import { describe, expect, it } from 'vitest';
import type { Case } from './cases.ts';
import { indexesOf, type PlanNode, sortedRows, wholeReadings } from './plan.ts';
import type { CasePlan } from './plans.ts';
import { createUsage } from './usage.ts';

const node = (type: string, more: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': type,
  'Plan Rows': 25,
  ...more,
});
const plan = node('Limit', {
  Plans: [
    node('Sort', {
      'Plan Rows': 900,
      Plans: [node('Seq Scan', { 'Relation Name': 'review', 'Plan Rows': 900 })],
    }),
    node('Index Scan', { 'Index Name': 'account_pkey', 'Relation Name': 'account' }),
  ],
});

describe('a plan of PostgreSQL', () => {
  it('tells its indexes, what it reads as a whole, and what it sorts', () => {
    expect(indexesOf(plan)).toEqual(['account_pkey']);
    expect(wholeReadings(plan)).toEqual([{ table: 'review', rows: 900 }]);
    expect(sortedRows(plan)).toEqual([900]);
  });
});

describe('the judgement on a view', () => {
  const list = { name: 'reviews', path: '/api/admin/reviews', sorts: ['rating'], filters: {} } as const;
  const one = (filter: Case['filter']): Case => ({
    list,
    filter,
    sort: { field: 'rating', descending: true },
    places: ['first'],
  });
  const served: CasePlan = { indexes: ['review_by_rating'], wholeReadings: [], sorted: [] };
  const faultsOf = (filter: Case['filter'], planned: Partial<CasePlan>) => {
    const usage = createUsage({ bigTable: 5_000, muchOfATable: 0.05 });
    usage.note(one(filter), 'first', { ...served, ...planned });
    return usage.faults();
  };
  const whole = { table: 'review', size: 10_000, wanted: 0.01, instead: 'review_by_rating' };

  it('is good when indexes serve it', () => {
    expect(faultsOf({}, {})).toEqual([]);
    expect(faultsOf({ q: 'x' }, { sorted: [900] })).toEqual([]);
  });

  it('is a fault when nothing serves it, when little is wanted of a whole table, and when everything is sorted', () => {
    expect(faultsOf({ rating: 1 }, { wholeReadings: [{ ...whole, instead: null, wanted: 0.5 }] })).toHaveLength(1);
    expect(faultsOf({ rating: 1 }, { wholeReadings: [whole] })).toHaveLength(1);
    expect(faultsOf({}, { sorted: [10_000] })).toHaveLength(1);
  });

  it('lets those read a whole table who want much of it, and small ones', () => {
    expect(faultsOf({ rating: 1 }, { wholeReadings: [{ ...whole, size: 2_000 }] })).toEqual([]);
    expect(faultsOf({ rating: 1 }, { wholeReadings: [{ ...whole, wanted: 0.4 }] })).toEqual([]);
  });

  it('lets a search by two letters read a big table, if it wants much of it', () => {
    const found = (q: string, wanted: number) =>
      faultsOf({ q }, { wholeReadings: [{ ...whole, instead: null, wanted }] });
    expect(found('an', 0.4)).toEqual([]);
    expect(found('an', 0.01)).toHaveLength(1);
    expect(found('ann', 0.4)).toHaveLength(1);
  });
});
