import { expect, it } from 'vitest';
import { EVIDENCE_MAX_IN_ALL, EVIDENCE_MAX_PER_REVIEW } from '../../constants.ts';
import { placesTaken } from './evidence-places.ts';

it.each([
  [0, 0, 0],
  [7, 0, 7],
  [10, 10, 0],
  [12, 10, 2],
  [20, 10, 10],
  [25, 25, 5],
  [30, 30, 10],
])('of %i pieces of which %i were sent, %i take a place', (all, sent, taken) => {
  expect([EVIDENCE_MAX_PER_REVIEW, EVIDENCE_MAX_IN_ALL]).toEqual([10, 30]);
  expect(placesTaken(all, sent)).toBe(taken);
});
