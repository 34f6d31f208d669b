import { describe, expect, it } from 'vitest';
import { axisEnd } from './axis-end.ts';

describe('the end of an axis', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 4],
    [7, 10],
    [10, 10],
    [11, 20],
    [47, 50],
    [501, 1_000],
  ])('for up to %s is %s', (most, end) => expect(axisEnd(most)).toBe(end));
});
