import type { ChangedReview } from '@sternklar/contracts/reviews/review-statuses.api';
import { describe, expect, it } from 'vitest';
import { failureOf, hasFailed, summaryOf } from './result-words.ts';

const current = { status: 'nicht_genehmigt', version: 4, updated_at: '2026-03-02T09:00:00.000Z' } as const;
const changed: ChangedReview = { id: '1', outcome: 'changed', current };
const already: ChangedReview = { id: '2', outcome: 'unchanged', current, note_added: false };
const late: ChangedReview = { id: '3', outcome: 'conflict', current, message: 'Zu spät.' };
const gone: ChangedReview = { id: '4', outcome: 'not-found', message: 'Weg.' };

describe('the words about a change of many reviews', () => {
  it.each([
    [[changed], 'Status von einer Bewertung geändert.'],
    [[changed, changed, late], 'Status von 2 Bewertungen geändert.'],
    [[changed, changed, already], 'Status von 2 Bewertungen geändert. Eine hatte ihn schon.'],
    [[already, already, gone], 'Status von 0 Bewertungen geändert. 2 hatten ihn schon.'],
  ])('count what was done', (results, words) => {
    expect(summaryOf(results)).toBe(words);
  });

  it('say why one was not changed, and nothing about the others', () => {
    expect([changed, already, late, gone].map(hasFailed)).toEqual([false, false, true, true]);
    expect([changed, already].map(failureOf)).toEqual([null, null]);
    expect(failureOf(late)).toBe('Jemand anderes war schneller: Sie steht jetzt auf „nicht genehmigt“.');
    expect(failureOf(gone)).toContain('nicht mehr');
  });
});
