import { describe, expect, it } from 'vitest';
import { faultsOf, NO_WORDS, type ReviewForm, readWords, reviewOf, writeWords } from './review-form.ts';

const filled: ReviewForm = { userId: 'u1', businessId: 'b1', reviewerName: ' Max M. ', rating: 4, text: ' Kalt. ' };

describe('the form of a review for a user', () => {
  it('is sent with a whole number of stars and without blanks at its ends', () => {
    expect(reviewOf(filled)).toEqual({
      user_id: 'u1',
      business_id: 'b1',
      reviewer_name: 'Max M.',
      rating: 4,
      review_text: 'Kalt.',
    });
  });

  it.each([[{ userId: null }], [{ businessId: '' }]])('is not sent without user and business: %j', (missing) => {
    expect(reviewOf({ ...filled, ...missing })).toBeNull();
  });

  it('says what is missing, by field', () => {
    expect(faultsOf(filled)).toEqual({});
    expect(Object.keys(faultsOf({ ...NO_WORDS, userId: null, businessId: '' }))).toEqual([
      'user',
      'business',
      'reviewerName',
      'text',
    ]);
    expect(Object.keys(faultsOf({ ...filled, text: ' \n' }))).toEqual(['text']);
  });
});

describe('its draft', () => {
  const words = { reviewerName: 'Max', rating: 3, text: '' };

  it('is read as it was written', () => {
    expect(readWords(writeWords(words))).toEqual(words);
  });

  it('is none while nothing was typed', () => {
    expect(writeWords({ ...NO_WORDS, rating: 5, text: ' ' })).toBe('');
    expect(readWords('')).toBeNull();
  });

  it.each(['{damaged', '{}', '{"reviewerName":"Max","rating":9,"text":""}', 'null'])(
    'is none when it reads %s',
    (draft) => expect(readWords(draft)).toBeNull(),
  );
});
