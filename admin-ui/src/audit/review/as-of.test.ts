import type { AuditEntry } from '@sternklar/contracts/audit/audit-replay.api';
import { describe, expect, it } from 'vitest';
import { differenceOf, reviewAsOf } from './as-of.ts';

const at = (minute: number) => `2026-03-02T09:0${minute}:00.000Z`;
const entry = (minute: number, step: Partial<AuditEntry>): AuditEntry => ({
  id: `id-${minute}`,
  event_id: `event-${minute}`,
  version: minute,
  kind: 'status-changed',
  at: at(minute),
  from: null,
  to: null,
  note: null,
  shown_to_customer: true,
  actor: 'admin',
  actor_id: null,
  actor_email: null,
  ...step,
});
const entries = [
  entry(1, { kind: 'submitted', to: 'eingereicht' }),
  entry(2, { kind: 'note-added', note: 'Geprüft' }),
  entry(3, { from: 'eingereicht', to: 'nicht_genehmigt' }),
  entry(4, { from: 'nicht_genehmigt', to: 'gelöscht' }),
];

describe('a review as of a moment', () => {
  it.each([
    ['before it was handed in', at(0), null, 0, 0],
    ['at the very moment of a step', at(1), 'eingereicht', 1, 0],
    ['after a note', at(2), 'eingereicht', 2, 1],
    ['between two decisions', '2026-03-02T09:03:30.000Z', 'nicht_genehmigt', 3, 1],
    ['now', null, 'gelöscht', 4, 1],
  ] as const)('stood so %s', (_, moment, status, steps, notes) => {
    const then = reviewAsOf(entries, moment);
    expect([then.status, then.entries.length, then.notes]).toEqual([status, steps, notes]);
  });

  it('says since when', () => {
    expect(reviewAsOf(entries, at(2)).since).toBe(at(1));
  });
});

describe('the difference of two moments', () => {
  it.each([
    [at(1), at(3)],
    [at(3), at(1)],
  ])('is the same in both directions', (one, other) => {
    const { before, after, between } = differenceOf(entries, one, other);
    expect([before.status, after.status]).toEqual(['eingereicht', 'nicht_genehmigt']);
    expect(between.map(({ version }) => version)).toEqual([2, 3]);
  });

  it('is nothing between two moments of calm', () => {
    expect(differenceOf(entries, at(4), null).between).toEqual([]);
  });
});
