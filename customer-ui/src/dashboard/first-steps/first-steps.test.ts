import { describe, expect, it } from 'vitest';
import { firstSteps } from './first-steps.ts';

const states = (businesses: number, reviews: number, isSubscribed: boolean) =>
  firstSteps({ businesses, reviews, isSubscribed }).map(({ is }) => is);

describe('the first steps', () => {
  it.each([
    ['nothing yet', [0, 0, false], ['next', 'later', 'later']],
    ['a business', [1, 0, false], ['done', 'next', 'later']],
    ['a request', [1, 1, false], ['done', 'done', 'next']],
    ['a subscription first of all', [0, 0, true], ['next', 'later', 'done']],
    ['everything', [2, 4, true], ['done', 'done', 'done']],
  ] as const)('given %s, then one is next until all are done', (_, [businesses, reviews, subscribed], expected) => {
    expect(states(businesses, reviews, subscribed)).toEqual(expected);
  });
});
