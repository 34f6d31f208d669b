import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { expect, it } from 'vitest';
import { statusBefore } from './status-before.ts';

const submitted = { kind: 'submitted', from: null, to: 'eingereicht' } as const;
const set = (from: ReviewStatus, to: ReviewStatus, step?: { takes_back: true }) =>
  ({ kind: 'status-changed', from, to, ...(step && { step }) }) as const;
const cameBack = { kind: 'came-back', from: null, to: null } as const;
const note = { kind: 'note-added', from: null, to: null } as const;

it('the status before is that of the last change, whatever else happened since', () => {
  const history = [submitted, set('eingereicht', 'nicht_genehmigt'), note];
  expect(statusBefore(history, 'nicht_genehmigt')).toBe('eingereicht');
  expect(statusBefore([...history, set('nicht_genehmigt', 'gelöscht')], 'gelöscht')).toBe('nicht_genehmigt');
});

it('there is none where nobody set one, where it was taken back, or the review came back', () => {
  expect(statusBefore([submitted], 'eingereicht')).toBeNull();
  const decided = [submitted, set('eingereicht', 'gelöscht')];
  const takenBack = set('gelöscht', 'eingereicht', { takes_back: true });
  expect(statusBefore([...decided, takenBack], 'eingereicht')).toBeNull();
  expect(statusBefore([...decided, cameBack, set('gelöscht', 'eingereicht')], 'eingereicht')).toBeNull();
});

it('nor where the history is older than the status', () => {
  expect(statusBefore([submitted, set('eingereicht', 'gelöscht')], 'nicht_genehmigt')).toBeNull();
});
