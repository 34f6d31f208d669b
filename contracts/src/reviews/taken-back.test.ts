import { describe, expect, it } from 'vitest';
import type { ReviewHistoryEntry } from './review.api.ts';
import type { ReviewStatus } from './review-status.ts';
import { takenBackIn } from './taken-back.ts';

const change = (id: string, from: ReviewStatus, to: ReviewStatus, takesBack = false) => ({
  ...{ id, kind: 'status-changed' as const, at: `2026-11-19T08:4${id}:00.000Z`, from, to },
  ...(takesBack && { step: { takes_back: true as const } }),
});
const answer = (id: string, at: string) =>
  ({ id, kind: 'platform-answered', at, from: null, to: null }) satisfies Partial<ReviewHistoryEntry>;

describe('what was taken back', () => {
  it('is a decision with the answer that was entered in one with it', () => {
    const removed = change('1', 'eingereicht', 'gelöscht');
    const undone = change('2', 'gelöscht', 'eingereicht', true);
    const history = [answer('0', '2026-11-18T08:00:00.000Z'), answer('a', removed.at), removed, undone];
    expect([...takenBackIn(history)].toSorted()).toEqual(['1', 'a']);
  });

  it('is the decision upon an appeal, not the refusal before it, also where the status stayed as it was', () => {
    const refused = change('1', 'eingereicht', 'nicht_genehmigt');
    const lost = change('2', 'nicht_genehmigt', 'nicht_genehmigt');
    const won = change('2', 'nicht_genehmigt', 'gelöscht');
    expect([...takenBackIn([refused, lost, change('3', 'nicht_genehmigt', 'nicht_genehmigt', true)])]).toEqual(['2']);
    expect([...takenBackIn([refused, won, change('3', 'gelöscht', 'nicht_genehmigt', true)])]).toEqual(['2']);
  });

  it('is each of two mistakes, and nothing that holds', () => {
    const history = [
      change('1', 'eingereicht', 'gelöscht'),
      change('2', 'gelöscht', 'eingereicht', true),
      change('3', 'eingereicht', 'nicht_genehmigt'),
      change('4', 'nicht_genehmigt', 'eingereicht', true),
      change('5', 'eingereicht', 'gelöscht'),
      change('6', 'gelöscht', 'eingereicht'),
    ];
    expect([...takenBackIn(history)]).toEqual(['1', '3']);
  });
});
