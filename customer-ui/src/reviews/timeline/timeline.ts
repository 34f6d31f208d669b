import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

/** One thing that happened to a review, as its timeline shows it. */
export interface TimelineStep {
  readonly id: string;
  readonly at: string;
  readonly actor: ReviewHistoryEntry['actor'];
  /** The status it led to; null for a note alone. */
  readonly status: ReviewStatus | null;
  /** What the team wrote to it; empty once erased, null when there is none. */
  readonly note: string | null;
}

/** Null for what customers are not shown, and for kinds that a newer server may add. */
const stepOf = ({ id, at, actor, kind, to, note }: ReviewHistoryEntry): TimelineStep | null => {
  switch (kind) {
    case 'submitted':
    case 'status-changed':
      return { id, at, actor, status: to, note: null };
    case 'note-added':
      return { id, at, actor, status: null, note: note ?? '' };
    default:
      kind satisfies 'erased';
      return null;
  }
};

/** A note written in the same moment as a change of status explains it. */
const explains = (note: TimelineStep, change: TimelineStep | undefined): change is TimelineStep =>
  change !== undefined && change.note === null && note.status === null && note.at === change.at;

/** A review's history, oldest first, as its customer sees it; notes stand with the change they were written to. */
export const timelineSteps = (history: readonly ReviewHistoryEntry[]): readonly TimelineStep[] => {
  const steps: TimelineStep[] = [];
  // Administrators get internal notes too; this page shows what customers see.
  for (const entry of history.filter(({ shown_to_customer }) => shown_to_customer)) {
    const step = stepOf(entry);
    if (step === null) continue;
    const last = steps.at(-1);
    if (explains(step, last)) steps[steps.length - 1] = { ...last, note: step.note };
    else steps.push(step);
  }
  return steps;
};
