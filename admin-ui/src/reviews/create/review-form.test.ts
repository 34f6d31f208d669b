import { describe, expect, it } from 'vitest';
import { NO_WORDS, readWords, reviewOf, writeWords } from './review-form.ts';

describe('the form of a review for a user', () => {
  it('is sent with a whole number of stars and without blanks at its ends', () => {
    const whom = { user_id: 'u1', business_id: 'b1' };
    expect(reviewOf({ ...whom, reviewer_name: ' Max M. ', rating: 4.5, review_text: ' Kalt. ' })).toEqual({
      ...whom,
      reviewer_name: 'Max M.',
      rating: 4,
      review_text: 'Kalt.',
    });
  });
});

describe('its draft', () => {
  const words = { reviewer_name: 'Max', rating: 3, review_text: '' };

  it('is read as it was written, also with a field emptied again', () => {
    expect(readWords(writeWords(words))).toEqual(words);
    expect(readWords(writeWords({ ...words, review_text: null }))).toEqual(words);
  });

  it('is none while nothing was typed', () => {
    expect(writeWords({ ...NO_WORDS, rating: 5, review_text: ' ' })).toBe('');
    expect(writeWords({ ...NO_WORDS, reviewer_name: null })).toBe('');
    expect(readWords('')).toBeNull();
  });

  it.each(['{damaged', '{}', '{"reviewer_name":"Max","rating":9,"review_text":""}', 'null'])(
    'is none when it reads %s',
    (draft) => expect(readWords(draft)).toBeNull(),
  );
});
