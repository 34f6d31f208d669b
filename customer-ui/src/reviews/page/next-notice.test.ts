import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { describe, expect, it } from 'vitest';
import { isOver, type NextNotice, nextNoticeOf } from './next-notice.ts';

const caseOf = (change: object) =>
  ({
    review: { status: 'eingereicht' },
    at_platform: false,
    answered: null,
    appeal_used: false,
    withdrawn_at: null,
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
    ['notice', { next: { state: 'answer-to-enter', because: 'platform-asked' } }],
    [null, { next: { state: 'withdrawn' } }],
    ['appeal', refused],
    ['appeal', { ...refused, next: { state: 'answer-to-enter' } }],
    ['appeal', { ...refused, next: { state: 'waiting-for-customer' } }],
    [null, { ...refused, appeal_used: true }],
    [null, { ...refused, review: { status: 'gelöscht' } }],
  ])('is %s (case %#)', (kind, change) => {
    expect(nextNoticeOf(caseOf(change))).toBe(kind);
  });
});

it.each<readonly [boolean, object]>([
  [true, { next: { state: 'decided' }, review: { status: 'gelöscht' } }],
  [true, { ...refused, appeal_used: true }],
  [false, refused],
  [false, { ...refused, next: { state: 'waiting-for-platform' }, appeal_used: true }],
  [false, { next: { state: 'withdrawn' } }],
  [false, { next: { state: 'ready-to-forward' } }],
])('is over: %s (case %#)', (expected, change) => {
  expect(isOver(caseOf(change))).toBe(expected);
});
