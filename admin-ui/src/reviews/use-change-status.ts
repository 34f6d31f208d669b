import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCalls } from '../data-provider/use-calls.ts';
import { type ChangedReview, changedMeanwhile } from './changed-meanwhile.ts';
import { createReviewCalls } from './review-calls.ts';
import { useNote } from './use-note.ts';

/** One decision about a review: what is chosen, what is said to it, and what came in between. */
export const useChangeStatus = (review: AdminReview, onDone: () => void) => {
  const [status, setStatus] = useState<ReviewStatus>(review.status);
  const [newer, setNewer] = useState<ChangedReview | null>(null);
  const note = useNote(`status:${review.id}`);
  const { changeReviewStatus } = useCalls(createReviewCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const version = newer?.version ?? review.version;
  const change = useMutation({
    mutationFn: () =>
      changeReviewStatus(
        { id: review.id, version },
        status,
        note.isBlank ? undefined : note.toSend({ status, version }),
      ),
    onSuccess: () => {
      note.clear();
      notify('Review status updated!', { type: 'success' });
      refresh();
      onDone();
    },
    onError: (error) => {
      const current = changedMeanwhile(error);
      if (!current) return notify('Failed to update status', { type: 'error' });
      setNewer(current);
      refresh();
    },
  });
  return {
    status,
    setStatus,
    note,
    /** What the review has become meanwhile; null as long as nobody was faster. */
    newer,
    isPending: change.isPending,
    /** Decides upon what is known by now. */
    save: () => {
      if (!change.isPending) change.mutate();
    },
  };
};
