import { describe, expect, it } from 'vitest';
import { AGE_CHOICES, withMoments } from './age-filter.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('the age of reviews as a filter', () => {
  it('becomes moments that the server knows, beside the other filters', () => {
    expect(withMoments({ age: 'week', status: 'eingereicht' }, now)).toEqual({
      status: 'eingereicht',
      created_since: '2026-11-13T12:00:00.000Z',
    });
    expect(withMoments({ age: 'over-month' }, now)).toEqual({ created_before: '2026-10-21T12:00:00.000Z' });
  });

  it('is offered in no other way than it is understood', () => {
    for (const { id } of AGE_CHOICES) expect(withMoments({ age: id }, now)).not.toHaveProperty('age');
  });

  it('is left alone when there is none, or an unknown one', () => {
    expect(withMoments({ rating: 1 }, now)).toEqual({ rating: 1 });
    expect(withMoments({ age: 'century' }, now)).toEqual({ age: 'century' });
  });
});
