import { describe, expect, it } from 'vitest';
import { reviewFrom } from './review-from.ts';

const form = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? '';

describe('the body of a new review', () => {
  it('has the four fields of the specification and nothing that was left empty', () => {
    const body = reviewFrom(
      form({ reviewer_name: ' Max M. ', rating: '3', review_text: ' Nie da. ', review_url: '  ' }),
      'b1',
    );
    expect(body).toEqual({ reviewer_name: 'Max M.', rating: 3, review_text: 'Nie da.', business_id: 'b1' });
  });

  it('of stars alone says that it has no text', () => {
    const values = { reviewer_name: 'Max M.', rating: '1', without_text: 'on' };
    expect(reviewFrom(form(values), 'b1')).toMatchObject({ review_text: '', without_text: true });
  });

  it('has the link, the reason and the declaration when they were given', () => {
    const values = { rating: '1', review_url: 'maps.example/1', reason: 'spam', good_faith: 'on' };
    expect(reviewFrom(form(values), 'b1')).toMatchObject({
      review_url: 'maps.example/1',
      reason: 'spam',
      good_faith: true,
    });
  });

  it('leaves out a reason that is none of the offered ones', () => {
    expect(reviewFrom(form({ reason: 'toString' }), 'b1')).not.toHaveProperty('reason');
  });
});
