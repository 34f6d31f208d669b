import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { describe, expect, it } from 'vitest';
import { type NextNotice, nextNoticeOf } from './next-notice.ts';

const caseOf = (change: object) =>
  ({
    review: { status: 'eingereicht' },
    at_platform: false,
    answered: null,
    appeal_used: false,
    ...change,
  }) as unknown as ReviewCase;
const refused = { next: { state: 'decided' }, review: { status: 'nicht_genehmigt' } };

describe('what would go to the platform next', () => {
  it.each<readonly [NextNotice, object]>([
    ['notice', { next: { state: 'incomplete' } }],
    ['notice', { next: { state: 'ready-to-forward' } }],
    ['notice', { next: { state: 'waiting-for-customer' } }],
    [null, { next: { state: 'waiting-for-customer' }, at_platform: true }],
    [null, { next: { state: 'waiting-for-platform' }, at_platform: true }],
    [null, { next: { state: 'answer-to-enter' }, at_platform: true }],
    ['notice', { next: { state: 'answer-to-enter' }, answered: {} }],
    [null, { next: { state: 'withdrawn' } }],
    ['appeal', refused],
    [null, { ...refused, appeal_used: true }],
    [null, { ...refused, review: { status: 'gelöscht' } }],
  ])('is %s (case %#)', (kind, change) => {
    expect(nextNoticeOf(caseOf(change))).toBe(kind);
  });
});
