import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { describe, expect, it } from 'vitest';
import { createOwnChanges } from './own-changes.ts';

const changed = (review_id: string, status: ReviewStatus): LiveUpdate => ({
  kind: 'review-status-changed',
  review_id,
  business_id: 'b',
  user_id: 'u',
  from: 'eingereicht',
  status,
  version: 2,
  at: '2026-03-02T09:00:00.000Z',
});

describe('one’s own changes', () => {
  it('are recognised once: the next one like it is somebody else’s', () => {
    const own = createOwnChanges();
    own.expect('1', 'gelöscht');
    const first = changed('1', 'gelöscht');
    expect([own.recognise(first), own.recognise(first)]).toEqual([true, true]);
    expect(own.recognise(changed('1', 'gelöscht'))).toBe(false);
  });

  it('are those of this review and this status', () => {
    const own = createOwnChanges();
    own.expect('1', 'gelöscht');
    expect(own.recognise(changed('2', 'gelöscht'))).toBe(false);
    expect(own.recognise(changed('1', 'nicht_genehmigt'))).toBe(false);
  });

  it('are expected no longer once somebody else changed the review', () => {
    const own = createOwnChanges();
    own.expect('1', 'eingereicht');
    own.recognise(changed('1', 'gelöscht'));
    expect(own.recognise(changed('1', 'eingereicht'))).toBe(false);
  });

  it('are known as such when the review stands as it was set here last', () => {
    const own = createOwnChanges();
    own.expect('1', 'gelöscht');
    own.recognise(changed('1', 'gelöscht'));
    expect([own.made('1', 'gelöscht'), own.made('1', 'eingereicht'), own.made('2', 'gelöscht')]).toEqual([
      ...[true, false, false],
    ]);
    own.forget('1');
    expect(own.made('1', 'gelöscht')).toBe(false);
  });

  it('are forgotten when it did not come to it', () => {
    const own = createOwnChanges();
    own.expect('1', 'gelöscht');
    own.forget('1');
    expect(own.recognise(changed('1', 'gelöscht'))).toBe(false);
  });
});
