import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { statusOf } from '../../data-provider/refusal.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { type ChangedReview, changedMeanwhile } from '../changed-meanwhile.ts';
import { keepNote, keptNote, NO_NOTE, type Note } from '../kept-note.ts';
import { createReviewCalls } from '../review-calls.ts';
import type { Queue } from './use-queue.ts';

/** A decision that somebody else was faster with: what the review has become, and what was chosen. */
export interface LostDecision {
  readonly reviewId: string;
  readonly now: ChangedReview;
  readonly chosen: ReviewStatus;
}

interface Decided {
  readonly review: AdminReview;
  readonly status: ReviewStatus;
}

/** The same as in the dialog: what was written about a decision is found wherever it is made. */
const draftOf = (reviewId: string) => `status:${reviewId}`;

/** Decides about reviews of the queue one after the other, and takes the last decision back. */
export const useDecision = (queue: Queue) => {
  const { changeReviewStatus } = useCalls(createReviewCalls);
  const { getOne } = useDataProvider();
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
  const [keyFor] = useState(() => createRepeatKeys());
  const [conflict, setConflict] = useState<LostDecision | null>(null);
  const [last, setLast] = useState<Decided | null>(null);
  const queryClient = useQueryClient();
  const notify = useNotify();

  /** Other lists and figures are out of date; this one knows already. */
  const forgetLists = () => {
    for (const queryKey of [['reviews'], ['statistics']])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };
  const decision = useMutation({
    mutationFn: ({ review, status }: Decided) => {
      const version = conflict?.reviewId === review.id ? conflict.now.version : review.version;
      const { text, isShownToCustomer } = noteOn(review.id);
      const said = { text: text.trim(), isShownToCustomer };
      const withKey = { ...said, repeatKey: keyFor({ ...said, id: review.id, status, version }) };
      return changeReviewStatus({ id: review.id, version }, status, said.text === '' ? undefined : withKey);
    },
    onSuccess: (_, decided) => {
      notify('Review status updated!', { type: 'success' });
      forgetLists();
      setConflict(null);
      write(decided.review.id, NO_NOTE);
      setLast(decided);
      if (decided.status === 'eingereicht') queue.move(1);
      else queue.leave(decided.review.id);
    },
    onError: (error, { review, status: chosen }) => {
      const now = changedMeanwhile(error);
      if (now) return setConflict({ reviewId: review.id, now, chosen });
      if (statusOf(error) !== 404) return notify('Failed to update status', { type: 'error' });
      notify(`Die Bewertung von ${review.reviewer_name} gibt es nicht mehr.`, { type: 'warning' });
      queue.leave(review.id);
    },
  });
  const undo = useMutation({
    mutationFn: async ({ review, status }: Decided) => {
      const { data: now } = await getOne<AdminReview>('reviews', { id: review.id });
      if (now.status !== status) return false;
      await changeReviewStatus({ id: review.id, version: now.version }, 'eingereicht');
      return true;
    },
    onSuccess: async (isUndone, { review }) => {
      setLast(null);
      if (!isUndone) return notify('Die Bewertung wurde inzwischen noch einmal geändert.', { type: 'warning' });
      notify('Review status updated!', { type: 'success' });
      forgetLists();
      await queue.comeBack(review.id);
    },
    onError: () => notify('Failed to update status', { type: 'error' }),
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
      decision.mutate({ review, status });
    },
    /** What was decided last, in words; null when there is nothing to take back. */
    lastWords:
      last && last.status !== 'eingereicht'
        ? `Zuletzt: ${last.review.reviewer_name} – ${REVIEW_STATUS_LABEL[last.status]}`
        : null,
    undo: () => {
      if (last && !isPending) undo.mutate(last);
    },
  };
};
export type Decision = ReturnType<typeof useDecision>;
