import { describe, expect, it } from 'vitest';
import { ASKED_AT, gradedFactsOf } from '../testing/asked-customers.ts';
import type { CustomerFacts, ReviewInBrief } from './customer-facts.ts';
import { answerFromOwnData } from './own-answers.ts';
import { ownReplies } from './own-replies.ts';

const review = (reviewerName: string, rating: number): ReviewInBrief => ({
  reviewerName,
  rating,
  status: 'eingereicht',
  businessName: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
});
const factsWith = (items: readonly ReviewInBrief[], total = items.length): CustomerFacts => ({
  ...gradedFactsOf('account-of-newcomer', ASKED_AT),
  reviewsInBrief: async () => ({ items, total }),
});
const asked = (facts: CustomerFacts, message = 'Welche hat die wenigsten Sterne?', withNames = true) =>
  answerFromOwnData({ tool: 'review-stars', message }, { facts, now: ASKED_AT, withNames });
const three = [review('Anna B.', 3), review('Emil C.', 1), review('Ida D.', 4)];

describe('the stars of own reviews', () => {
  it('tells which has the fewest, or the most where these are asked for', async () => {
    expect(await asked(factsWith(three))).toBe(
      `Die wenigsten Sterne: 1 Stern hat eine Ihrer Bewertungen (Emil C.). ${ownReplies.sortedByStars}`,
    );
    expect(await asked(factsWith(three), 'Welche hat die meisten Sterne?')).toContain(
      'Die meisten Sterne: 4 Sterne hat eine Ihrer Bewertungen (Ida D.).',
    );
  });

  it('says how many have as few, of how many it has looked at, and names nobody to a model', async () => {
    const four = [...three, review('Otto E.', 1)];
    expect(await asked(factsWith(four, 60))).toContain(
      '1 Stern haben 2 Ihrer 4 neuesten Bewertungen (Emil C., Otto E.).',
    );
    expect(await asked(factsWith([review('A', 2), review('B', 2)]))).toContain(
      '2 Sterne haben alle 2 Ihrer Bewertungen',
    );
    expect(await asked(factsWith(three), '', false)).not.toContain('Emil');
    expect(await asked(factsWith([]))).toBe(ownReplies.noReviews);
  });
});
