import { describe, expect, it } from 'vitest';
import { faultsOfLines } from './faults-of-lines.ts';

describe('faults that all versions of the brokers have in common', () => {
  const faults = ['rebalance', 'duplicates', 'killed', 'deleted', 'relay', 'restarted'];

  it('all happen to each version, unless they are dealt', () => {
    const of = faultsOfLines(faults, ['3.9', '4'], null);
    expect(of('3.9')).toEqual(faults);
    expect(of('4')).toEqual(faults);
  });

  it('each happen to one version where they are dealt, and to no version less than its share', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const of = faultsOfLines(faults, ['3.9', '4'], seed);
      expect([...of('3.9'), ...of('4')].toSorted()).toEqual(faults.toSorted());
      expect(of('3.9')).toHaveLength(3);
    }
  });

  it('all happen to a version that is alone', () => {
    expect(faultsOfLines(faults, ['4'], 7)('4')).toEqual(faults);
  });
});
