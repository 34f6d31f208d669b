import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subjectKey } from '../../data-provider/subject.ts';
import { useLiveUpdates } from '../../live-updates/use-live-updates.ts';

/** Reads what a review's page shows anew whenever something happens to the review, whoever it was. */
export const useLiveReview = (reviewId: string): void => {
  const queryClient = useQueryClient();
  const { updates, gapUntil } = useLiveUpdates();
  const heard = updates.filter(({ update }) => 'review_id' in update && update.review_id === reviewId).length;
  useEffect(() => {
    if (heard === 0 && gapUntil === 0) return;
    for (const queryKey of [
      subjectKey('reviews', reviewId),
      ['desk-review', reviewId],
      ['review-case', reviewId],
      ['review-history', reviewId],
    ])
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, reviewId, heard, gapUntil]);
};
