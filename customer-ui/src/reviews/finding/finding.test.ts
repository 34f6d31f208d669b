import { describe, expect, it } from 'vitest';
import { aReview } from '../../testing/customer-world.ts';
import { filterCounts } from './finding.ts';

describe('the figures by status', () => {
  it('count what each filter shows', () => {
    const reviews = [aReview(), aReview({ status: 'gelöscht' }), aReview()];
    expect(filterCounts(reviews)).toEqual({ alle: 3, eingereicht: 2, gelöscht: 1, nicht_genehmigt: 0 });
  });
});
