import { describe, expect, it } from 'vitest';
import { aReview } from '../../testing/customer-world.ts';
import { findingTexts } from '../../texts/finding.ts';
import { findReviews } from './find-reviews.ts';
import { EVERYTHING, type Finding } from './finding.ts';

const nothingFresh: ReadonlySet<string> = new Set();
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;

/** Newest first, as the server answers them. */
const reviews = [
  aReview({ id: '4', reviewer_name: 'Zoë Groß', review_text: '', rating: 3, created_at: at(4), updated_at: at(4) }),
  aReview({
    id: '3',
    reviewer_name: 'Jörg Müller',
    rating: 1,
    created_at: at(3),
    updated_at: at(9),
    status: 'gelöscht',
  }),
  aReview({
    id: '2',
    reviewer_name: 'A. Weber',
    review_text: 'Die Brötchen\nwaren ALT.',
    rating: 5,
    created_at: at(2),
    updated_at: at(2),
  }),
  aReview({
    id: '1',
    reviewer_name: 'Max M.',
    rating: 1,
    created_at: at(1),
    updated_at: at(8),
    status: 'nicht_genehmigt',
  }),
];
const found = (asked: Partial<Finding>, fresh = nothingFresh) =>
  findReviews(reviews, { ...EVERYTHING, ...asked }, fresh)
    .map(({ id }) => id)
    .join('');

describe('searching reviews', () => {
  it.each([
    ['', '4321'],
    ['   ', '4321'],
    ['weber', '2'],
    ['JÖRG', '3'],
    ['Jorg', '3'],
    ['mueller', '3'],
    ['Müller', '3'],
    ['mu\u0308ller', '3'],
    ['zoe', '4'],
    ['GROSS', '4'],
    ['gross zoe', '4'],
    ['brotchen', '2'],
    ['broetchen alt', '2'],
    ['brötchen waren', '2'],
    ['weber jörg', ''],
    ['nie dort', '31'],
    ['%', ''],
    ['.*', ''],
  ])('for %j finds all that have every word in name or text, however it is written', (text, ids) => {
    expect(found({ text })).toBe(ids);
  });

  it('does not join the end of the name and the beginning of the text to a word', () => {
    expect(found({ text: 'M.War' })).toBe('');
  });
});

describe('filtering reviews', () => {
  it('shows the reviews of the chosen status, or all', () => {
    expect(found({ status: 'eingereicht' })).toBe('42');
    expect(found({ status: 'alle' })).toBe('4321');
  });

  it('keeps a review in sight that has just left the chosen status, unless something else rules it out', () => {
    expect(found({ status: 'eingereicht' }, new Set(['3']))).toBe('432');
    expect(found({ status: 'eingereicht', stars: [5] }, new Set(['3']))).toBe('2');
  });

  it('shows one rating or several', () => {
    expect(found({ stars: [1] })).toBe('31');
    expect(found({ stars: [3, 5] })).toBe('42');
    expect(found({ stars: [2] })).toBe('');
  });

  it('joins all that is asked for', () => {
    expect(found({ text: 'nie dort', stars: [1, 5], status: 'gelöscht' })).toBe('3');
  });
});

describe('the order of reviews', () => {
  it.each([
    ['newest', '4321'],
    ['oldest', '1234'],
    ['changed', '3142'],
    ['fewest-stars', '3142'],
    ['most-stars', '2431'],
  ] as const)('%s: those alike stand with the newest first', (sort, ids) => {
    expect(found({ sort })).toBe(ids);
  });

  it('is called by the moment that it goes by: rows show when the status changed, not when a review came', () => {
    const { newest, oldest, changed } = findingTexts.sorts;
    expect([newest, oldest, changed]).toEqual(['Zuletzt eingereicht', 'Zuerst eingereicht', 'Zuletzt geändert']);
  });

  it('tells reviews of the same moment apart by their ids', () => {
    const twins = [aReview({ id: 'a' }), aReview({ id: 'b' })];
    const sorted = findReviews(twins, { ...EVERYTHING, sort: 'changed' }, nothingFresh);
    expect(sorted.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('leaves the loaded list as it is', () => {
    const before = [...reviews];
    found({ sort: 'oldest' });
    expect(reviews).toEqual(before);
    expect(findReviews(reviews, EVERYTHING, nothingFresh)).toBe(reviews);
  });
});
