import { describe, expect, it } from 'vitest';
import { dealt, drawn, drawnOfEach, seedFrom } from './draw.ts';

describe('drawing', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);

  it('gives as many different ones as asked for, and the same for the same seed', () => {
    const five = drawn(all, 5, 17);
    expect(new Set(five).size).toBe(5);
    expect(drawn(all, 5, 17)).toEqual(five);
    expect(drawn(all, 5, 18)).not.toEqual(five);
    expect(drawn(all, 80, 1).toSorted((one, other) => one - other)).toEqual(all);
  });

  it('leaves nobody out for ever', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, seed) => drawn(all, 5, seed)).flat());
    expect(seen.size).toBe(all.length);
  });

  it('keeps a seed that was asked for', () => {
    expect(seedFrom('17')).toBe(17);
    expect(Number.isInteger(seedFrom(undefined))).toBe(true);
  });
});

describe('drawing of each kind', () => {
  const all = [...Array.from({ length: 40 }, (_, index) => `common-${index}`), 'rare-1', 'rare-2', 'single-1'];
  const kindOf = (name: string) => name.split('-')[0] ?? '';
  const kindsIn = (names: readonly string[]) => new Set(names.map(kindOf));

  it('has one of each kind in every draw, however few there are of it', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const some = drawnOfEach(all, kindOf, { count: 5, seed });
      expect(new Set(some).size).toBe(5);
      expect(kindsIn(some)).toEqual(new Set(['common', 'rare', 'single']));
    }
  });

  it('gives the same for the same seed, in the order of all, and never more than there are', () => {
    const five = drawnOfEach(all, kindOf, { count: 5, seed: 17 });
    expect(drawnOfEach(all, kindOf, { count: 5, seed: 17 })).toEqual(five);
    expect(drawnOfEach(all, kindOf, { count: 5, seed: 18 })).not.toEqual(five);
    expect(five).toEqual(all.filter((name) => five.includes(name)));
    expect(drawnOfEach(all, kindOf, { count: 80, seed: 1 })).toEqual(all);
  });

  it('leaves nobody out for ever, not even where there are more kinds than are drawn', () => {
    const draws = (count: number) =>
      Array.from({ length: 500 }, (_, seed) => drawnOfEach(all, kindOf, { count, seed })).flat();
    expect(new Set(draws(5)).size).toBe(all.length);
    expect(kindsIn(draws(1))).toEqual(new Set(['common', 'rare', 'single']));
  });
});

describe('dealing', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  it('gives each to one, as many to everybody, in the order of all, and the same for the same seed', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const [one = [], other = []] = dealt(all, 2, seed);
      expect([...one, ...other].toSorted()).toEqual(all);
      expect([one.length, other.length]).toEqual([4, 3]);
      expect(one).toEqual(one.toSorted());
      expect(dealt(all, 2, seed)).toEqual([one, other]);
    }
  });

  it('gives everybody each of them at one time or another', () => {
    const deals = Array.from({ length: 50 }, (_, seed) => dealt(all, 2, seed));
    for (const hand of [0, 1]) expect(new Set(deals.flatMap((hands) => hands[hand] ?? [])).size).toBe(all.length);
  });
});
