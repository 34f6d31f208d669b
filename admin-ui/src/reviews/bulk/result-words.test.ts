import type { ChangedReview } from '@sternklar/contracts/reviews/review-statuses.api';
import { describe, expect, it } from 'vitest';
import { failureOf, hasFailed, sinceSelectedWords, summaryOf } from './result-words.ts';

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

  it('say before anything is sent how many somebody else has changed since they were selected', () => {
    const selected = [
      { id: '1', version: 1 },
      { id: '2', version: 1 },
      { id: '3', version: 4 },
    ];
    const byNow = (...versions: number[]) => selected.map(({ id }, index) => ({ id, version: versions[index] ?? 0 }));
    expect(sinceSelectedWords(selected, byNow(1, 1, 4))).toBe(null);
    expect(sinceSelectedWords(selected, byNow(1, 2, 4))).toBe(
      'Jemand anderes hat seit Ihrer Auswahl eine davon geändert. Sie bleibt, wie sie ist, bis Sie es danach bestätigen.',
    );
    expect(sinceSelectedWords(selected, byNow(2, 2, 4))).toContain('2 davon geändert. Sie bleiben, wie sie sind');
  });

  it('say why one was not changed, and nothing about the others', () => {
    expect([changed, already, late, gone].map(hasFailed)).toEqual([false, false, true, true]);
    expect([changed, already].map(failureOf)).toEqual([null, null]);
    expect(failureOf(late)).toBe('Jemand anderes war schneller: Sie steht jetzt auf „nicht genehmigt“.');
    expect(failureOf(gone)).toContain('nicht mehr');
  });
});
