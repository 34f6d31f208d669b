import type { ChangedReview } from '@sternklar/contracts/reviews/review-statuses.api';
import { describe, expect, it } from 'vitest';
import { takenBack, takenBackWords } from './take-back.ts';

const standing = (version: number) => ({
  status: 'gelöscht' as const,
  version,
  updated_at: '2026-03-02T09:00:00.000Z',
});
const results: readonly ChangedReview[] = [
  { id: '1', outcome: 'changed', current: standing(2) },
  { id: '2', outcome: 'changed', current: standing(5) },
  { id: '3', outcome: 'unchanged', current: standing(3), note_added: false },
  { id: '4', outcome: 'conflict', current: standing(4), message: 'Zu spät.' },
  { id: '5', outcome: 'changed', current: standing(7) },
];

describe('taking back a change of many', () => {
  it('sets each that was changed back to its own status of before, upon the version that the change made', () => {
    const before = [
      { id: '1', status: 'eingereicht' },
      { id: '2', status: 'nicht_genehmigt' },
      { id: '3', status: 'gelöscht' },
      { id: '4', status: 'eingereicht' },
      { id: '5', status: 'eingereicht' },
    ] as const;
    expect(takenBack(before, results)).toMatchObject([
      {
        status: 'eingereicht',
        reviews: [
          { id: '1', version: 2 },
          { id: '5', version: 7 },
        ],
      },
      { status: 'nicht_genehmigt', reviews: [{ id: '2', version: 5 }] },
    ]);
  });

  it('is nothing where nothing was changed', () => {
    expect(takenBack([{ id: '3', status: 'gelöscht' }], results.slice(2, 4))).toEqual([]);
  });

  it.each([
    [results.slice(0, 1), 'Status von einer Bewertung zurückgenommen.'],
    [results.slice(0, 2), 'Status von 2 Bewertungen zurückgenommen.'],
    [results, 'Status von 4 Bewertungen zurückgenommen. Eine wurde inzwischen noch einmal geändert.'],
    [results.slice(3, 4), 'Eine wurde inzwischen noch einmal geändert.'],
  ])('says what came of it', (some, words) => {
    expect(takenBackWords(some)).toBe(words);
  });
});
