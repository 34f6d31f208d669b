import { isDecided, REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { ChangedReview } from '../decide/changed-meanwhile.ts';
import type { DecisionOnOne } from '../decide/decision-calls.ts';
import { keepNote, keptNote, NO_NOTE, type Note } from '../decide/kept-note.ts';
import { useDecide } from '../decide/use-decide.ts';
import type { Queue } from './use-queue.ts';

/** A decision that somebody else was faster with: what the review has become, and what was chosen. */
export interface LostDecision {
  readonly reviewId: string;
  readonly now: ChangedReview;
  readonly chosen: ReviewStatus;
}

/** The same as in the dialog: what was written about a decision is found wherever it is made. */
const draftOf = (reviewId: string) => `status:${reviewId}`;

/** Decides about reviews of the queue one after the other, and takes the last decision back. */
export const useDecision = (queue: Queue) => {
  /** By review: what is written about one never goes with another. */
  const [notes, setNotes] = useState<Readonly<Record<string, Note>>>({});
  const noteOn = (id: string): Note => notes[id] ?? NO_NOTE;
  const write = (id: string, note: Note) => {
    setNotes((before) => ({ ...before, [id]: note }));
    keepNote(draftOf(id), note);
  };
  const currentId = queue.current?.id;
  // After the rendering: the server knows no drafts.
  useEffect(() => {
    if (currentId !== undefined) setNotes((before) => ({ [currentId]: keptNote(draftOf(currentId)), ...before }));
  }, [currentId]);
  const [conflict, setConflict] = useState<LostDecision | null>(null);
  const [last, setLast] = useState<DecisionOnOne | null>(null);
  const queryClient = useQueryClient();
  const notify = useNotify();

  /** Other lists and figures are out of date; this one knows already. */
  const tellDone = () => {
    notify('Review status updated!', { type: 'success' });
    for (const queryKey of [['reviews'], ['statistics']])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };
  const decision = useDecide<DecisionOnOne>(([result], decided) => {
    const { review, status } = decided;
    if (result?.outcome === 'conflict')
      return setConflict({ reviewId: review.id, now: result.current, chosen: status });
    if (result?.outcome === 'not-found') {
      notify(`Die Bewertung von ${review.reviewer_name} gibt es nicht mehr.`, { type: 'warning' });
      return queue.leave(review.id);
    }
    result?.outcome satisfies 'changed' | 'unchanged' | undefined;
    tellDone();
    setConflict(null);
    write(review.id, NO_NOTE);
    setLast(decided);
    if (isDecided(status)) queue.leave(review.id);
    else queue.move(1);
  });
  const undo = useDecide<DecisionOnOne>(([result], { review }) => {
    if (result?.outcome === 'not-found') return notify('Failed to update status', { type: 'error' });
    setLast(null);
    if (result?.outcome === 'conflict')
      return notify('Die Bewertung wurde inzwischen noch einmal geändert.', { type: 'warning' });
    result?.outcome satisfies 'changed' | 'unchanged' | undefined;
    tellDone();
    return queue.comeBack(review.id);
  });

  const isPending = decision.isPending || undo.isPending;
  return {
    noteOn,
    write,
    conflict: conflict?.reviewId === queue.current?.id ? conflict : null,
    isPending,
    decide: (status: ReviewStatus) => {
      const review = queue.current;
      if (!review || isPending || queue.isLoading) return;
      // Nothing is said and nothing changes: it waits on, and the next one comes.
      const staysAsItIs = status === 'eingereicht' && conflict === null && noteOn(review.id).text.trim() === '';
      if (staysAsItIs && queue.asItIs(review).status === status) return queue.move(1);
      const version = conflict?.reviewId === review.id ? conflict.now.version : review.version;
      decision.decide({ review: { ...review, version }, status, note: noteOn(review.id) });
    },
    /** What was decided last, in words; null when there is nothing to take back. */
    lastWords:
      last && isDecided(last.status)
        ? `Zuletzt: ${last.review.reviewer_name} – ${REVIEW_STATUS_LABEL[last.status]}`
        : null,
    undo: () => {
      if (last && !isPending)
        undo.decide({ review: last.review, status: 'eingereicht', note: NO_NOTE, ifStill: last.status });
    },
  };
};
export type Decision = ReturnType<typeof useDecision>;
