import { describe, expect, it } from 'vitest';
import { LOADING } from '../../api/loaded.ts';
import { aReview } from '../../testing/customer-world.ts';
import { EVERYTHING, type Finding, foldedChoices, forBusinesses, isNarrowed, toggledStars } from './finding.ts';
import { resultsOf, type Searched } from './results.ts';

const business = (id: string) => ({
  id,
  business_name: `Firma ${id}`,
  google_business_link: 'https://maps.example/1',
  created_at: '2026-11-20T12:00:00.000Z',
});
const world: Searched = {
  businesses: { phase: 'ready', rows: [business('b1'), business('b2'), business('b3')] },
  reviews: {
    b1: { phase: 'ready', rows: [aReview({ id: 'r1' }), aReview({ id: 'r2', rating: 4 })] },
    b2: { phase: 'ready', rows: [aReview({ id: 'r3', business_id: 'b2', status: 'gelöscht' })] },
    b3: { phase: 'ready', rows: [] },
  },
  fresh: new Set(),
};
const results = (asked: Partial<Finding>, searched = world) => {
  const { shown, found, all } = resultsOf(searched, { ...EVERYTHING, ...asked });
  return {
    shown: shown.map(({ business: { id }, found: rows }) => [id, rows.map((row) => row.id).join()]),
    found,
    all,
  };
};

describe('the results by business', () => {
  it('are all businesses, empty ones too, while nothing is left out', () => {
    const everything = [
      ['b1', 'r1,r2'],
      ['b2', 'r3'],
      ['b3', ''],
    ];
    expect(results({})).toEqual({ shown: everything, found: 3, all: 3 });
    expect(results({ sort: 'oldest' }).shown.map(([id]) => id)).toEqual(['b1', 'b2', 'b3']);
  });

  it('are only those with a find while something is left out', () => {
    expect(results({ status: 'gelöscht' })).toEqual({ shown: [['b2', 'r3']], found: 1, all: 3 });
    expect(results({ text: 'gibt es nicht' })).toEqual({ shown: [], found: 0, all: 3 });
  });

  it('are the chosen one, also when it has no review', () => {
    expect(results({ business: 'b1' })).toEqual({ shown: [['b1', 'r1,r2']], found: 2, all: 3 });
    expect(results({ business: 'b3' })).toEqual({ shown: [['b3', '']], found: 0, all: 3 });
    expect(results({ business: 'b1', status: 'gelöscht' }).shown).toEqual([]);
  });

  it.each(['loading', 'failed'] as const)(
    'keep a business whose list is %s: it may hold what is looked for',
    (phase) => {
      const searched: Searched = { ...world, reviews: { ...world.reviews, b1: { phase, rows: [] } } };
      expect(results({ status: 'gelöscht' }, searched).shown.map(([id]) => id)).toEqual(['b1', 'b2']);
    },
  );
});

describe('a finding', () => {
  it('forgets a business that is not there, once that is known', () => {
    const finding = { ...EVERYTHING, business: 'b9' };
    expect(forBusinesses(finding, LOADING)).toBe(finding);
    expect(forBusinesses(finding, world.businesses)).toEqual(EVERYTHING);
    const known = { ...EVERYTHING, business: 'b1' };
    expect(forBusinesses(known, world.businesses)).toBe(known);
  });

  it('is narrowed by everything but the order and blanks', () => {
    expect(isNarrowed({ ...EVERYTHING, sort: 'oldest', text: ' ' })).toBe(false);
    for (const asked of [{ text: 'x' }, { status: 'gelöscht' }, { stars: [1] }, { business: 'b1' }] as const) {
      expect(isNarrowed({ ...EVERYTHING, ...asked })).toBe(true);
    }
  });

  it('counts the choices that a phone folds away', () => {
    expect(foldedChoices({ ...EVERYTHING, text: 'x', status: 'gelöscht' })).toBe(0);
    expect(foldedChoices({ ...EVERYTHING, stars: [1, 2], business: 'b1', sort: 'oldest' })).toBe(3);
  });

  it('takes ratings in and out', () => {
    expect(toggledStars([1, 4], 3)).toEqual([1, 3, 4]);
    expect(toggledStars([1, 4], 1)).toEqual([4]);
  });
});
