import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { describe, expect, it } from 'vitest';
import type { HeardUpdates } from '../../live-updates/live-channel.ts';
import { reviewNews, type ShownReviews } from './review-news.ts';

const at = '2026-03-02T09:00:00.000Z';
const ids = (review_id: string, more = {}) => ({ review_id, business_id: 'krone', user_id: 'anna', at, ...more });
const submitted = (id: string, more = {}): LiveUpdate => ({ kind: 'review-submitted', ...ids(id, more) });
const changed = (id: string, version: number, status: ReviewStatus = 'gelöscht'): LiveUpdate => ({
  kind: 'review-status-changed',
  ...ids(id),
  from: 'eingereicht',
  status,
  version,
});
const heard = (...updates: readonly LiveUpdate[]): HeardUpdates => ({
  updates: updates.map((update, index) => ({ number: index + 1, update })),
  newest: updates.length,
  gapUntil: 0,
});
const list = (more: Partial<ShownReviews> = {}): ShownReviews => ({
  rows: [{ id: 'shown', version: 1, business_id: 'krone' }],
  filter: {},
  sortedBy: 'created_at',
  loadedAt: 0,
  ...more,
});
const nobody = () => false;
const count = (shown: ShownReviews, ...updates: readonly LiveUpdate[]) =>
  reviewNews(shown, heard(...updates), nobody).count;

describe('the news of a list of reviews', () => {
  it('are new reviews, and changes of those that are shown, each of them once', () => {
    const news = reviewNews(
      list(),
      heard(submitted('new'), changed('shown', 2), changed('shown', 3, 'eingereicht')),
      nobody,
    );
    expect(news.count).toBe(2);
    expect([...news.standing]).toEqual([['shown', { status: 'eingereicht', version: 3 }]]);
  });

  it('are not what the rows have already, however late it is heard', () => {
    const rows = [{ id: 'shown', version: 2, business_id: 'krone' }];
    expect(count(list({ rows }), changed('shown', 2), submitted('shown'))).toBe(0);
  });

  it('are not what happened before the list was loaded, unless a row is older than it', () => {
    expect(count(list({ loadedAt: 2 }), submitted('new'), changed('other', 2))).toBe(0);
    expect(count(list({ loadedAt: 1 }), changed('shown', 2))).toBe(1);
  });

  it('are not one’s own changes', () => {
    expect(reviewNews(list(), heard(changed('shown', 2)), () => true)).toMatchObject({ count: 0 });
  });

  it('leave out what the filter does', () => {
    expect(count(list({ filter: { status: 'gelöscht' } }), submitted('new'))).toBe(0);
    expect(count(list({ filter: { business_id: 'adler' } }), submitted('new'))).toBe(0);
    expect(count(list({ filter: { user_id: ['anna', 'bert'] } }), submitted('new'))).toBe(1);
  });

  it('are changes of reviews elsewhere only where these may come in, go, or change the order', () => {
    expect(count(list(), changed('elsewhere', 2))).toBe(0);
    expect(count(list({ sortedBy: 'updated_at' }), changed('elsewhere', 2))).toBe(1);
    expect(count(list({ filter: { status: ['eingereicht'] } }), changed('elsewhere', 2))).toBe(1);
    expect(count(list({ filter: { status: 'nicht_genehmigt' } }), changed('elsewhere', 2))).toBe(0);
  });

  it('are businesses that went away with reviews that are shown', () => {
    const removed = (business_id: string): LiveUpdate => ({
      kind: 'business-removed',
      business_id,
      user_id: 'anna',
      at,
    });
    expect(count(list(), removed('krone'), removed('adler'))).toBe(1);
  });

  it('are unsure when something was missed since the list was loaded', () => {
    const missed = { ...heard(), newest: 4, gapUntil: 4 };
    expect(reviewNews(list(), missed, nobody).isUnsure).toBe(true);
    expect(reviewNews(list({ loadedAt: 4 }), missed, nobody).isUnsure).toBe(false);
  });
});
