import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { describe, expect, it } from 'vitest';
import type { HeardUpdates } from '../../live-updates/live-channel.ts';
import { caseNews, isOfCases, type ShownCases } from './case-news.ts';

const at = '2026-03-02T09:00:00.000Z';
const ids = (review_id: string) => ({ review_id, business_id: 'krone', user_id: 'anna', at });
const stepOf = (id: string): LiveUpdate => ({ kind: 'review-case-changed', ...ids(id) });
const submitted = (id: string): LiveUpdate => ({ kind: 'review-submitted', ...ids(id) });
const removed = (business_id: string): LiveUpdate => ({ kind: 'business-removed', business_id, user_id: 'anna', at });
const heard = (...updates: readonly LiveUpdate[]): HeardUpdates => ({
  updates: updates.map((update, index) => ({ number: index + 1, update })),
  newest: updates.length,
  gapUntil: 0,
});
const list = (more: Partial<ShownCases> = {}): ShownCases => ({
  rows: [{ id: 'shown', business_id: 'krone' }],
  filter: {},
  loadedAt: 0,
  ...more,
});

describe('the news of a list of cases', () => {
  it('are rows to which something happened, to be read anew, and cases that may have come in, each once', () => {
    const news = caseNews(list(), heard(stepOf('shown'), submitted('new'), stepOf('new'), stepOf('shown')));
    expect(news).toEqual({ count: 2, isUnsure: false, changed: ['shown'], newest: 4 });
  });

  it('are not what happened before the list was loaded', () => {
    expect(caseNews(list({ loadedAt: 2 }), heard(stepOf('shown'), submitted('new'))).count).toBe(0);
  });

  it('leave out what the filter does', () => {
    expect(caseNews(list({ filter: { business_id: 'adler' } }), heard(submitted('new'))).count).toBe(0);
    expect(caseNews(list({ filter: { user_id: ['anna'] } }), heard(submitted('new'))).count).toBe(1);
  });

  it('are the rows of a business that was removed', () => {
    expect(caseNews(list(), heard(removed('krone'), removed('adler')))).toMatchObject({ count: 1, changed: ['shown'] });
  });

  it('are unsure when something was missed since the list was loaded', () => {
    const missed = { ...heard(), newest: 4, gapUntil: 4 };
    expect(caseNews(list(), missed).isUnsure).toBe(true);
    expect(caseNews(list({ loadedAt: 4 }), missed).isUnsure).toBe(false);
  });

  it('are not notes, which move no case', () => {
    expect(
      isOfCases({ kind: 'review-note-added', ...ids('shown'), note_id: 'n', shown_to_customer: false } as never),
    ).toBe(false);
  });
});
