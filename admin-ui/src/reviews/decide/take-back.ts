import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { formatCount } from '../../texts/format.ts';
import type { Decided, DecisionOnMany } from './decision-calls.ts';
import { NO_NOTE } from './kept-note.ts';

interface Seen {
  readonly id: string;
  readonly status: ReviewStatus;
}

/** What takes the changes of one call back: for each status of before a decision upon what the call made of the reviews. */
export const takenBack = (before: readonly Seen[], results: readonly Decided[]): readonly DecisionOnMany[] => {
  const byStatus = new Map<ReviewStatus, { readonly id: string; readonly version: number }[]>();
  for (const result of results) {
    const status = before.find(({ id }) => id === result.id)?.status;
    if (result.outcome !== 'changed' || !result.current || status === undefined) continue;
    const { version } = result.current;
    byStatus.set(status, [...(byStatus.get(status) ?? []), { id: result.id, version }]);
  }
  return [...byStatus].map(([status, reviews]) => ({ status, reviews, note: NO_NOTE, takesBack: true }));
};

/** What came of taking the changes of many back, in a sentence or two. */
export const takenBackWords = (results: readonly Decided[]): string => {
  const done = results.filter(({ outcome }) => outcome === 'changed' || outcome === 'unchanged').length;
  const left = results.length - done;
  const parts = [
    done === 0
      ? ''
      : `Status von ${done === 1 ? 'einer Bewertung' : `${formatCount(done)} Bewertungen`} zurückgenommen.`,
    left === 0 ? '' : `${left === 1 ? 'Eine wurde' : `${formatCount(left)} wurden`} inzwischen noch einmal geändert.`,
  ];
  return parts.filter(Boolean).join(' ');
};
