import { expect, it } from 'vitest';
import { besideBurner } from './whole-runs.ts';

it('spreads the runs that have a burner beside them among the others', () => {
  expect(besideBurner(4, 2)).toEqual([false, true, false, true]);
  expect(besideBurner(5, 1)).toEqual([false, false, false, false, true]);
  for (const burn of [0, 3, 10]) expect(besideBurner(10, burn).filter(Boolean)).toHaveLength(burn);
});
