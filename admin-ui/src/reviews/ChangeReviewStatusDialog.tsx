import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import { changedMeanwhile, changedMeanwhileSentence, type SeenReview } from './changed-meanwhile.ts';

interface ChangeReviewStatusDialogProps {
  readonly review: AdminReview;
  onClose(): void;
}

/**
 * Chooses one of the three statuses; closes once the server has agreed, and stays open when it did not. When somebody
 * else was faster it says so, and the next attempt is a decision upon the new version.
 */
export const ChangeReviewStatusDialog = ({ review, onClose }: ChangeReviewStatusDialogProps) => {
  const [status, setStatus] = useState<ReviewStatus>(review.status);
  const [newer, setNewer] = useState<SeenReview | null>(null);
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = useMutation({
    mutationFn: () =>
      dataProvider.changeReviewStatus({ id: review.id, version: newer?.version ?? review.version }, status),
    onSuccess: () => {
      notify('Review status updated!', { type: 'success' });
      refresh();
      onClose();
    },
    onError: (error) => {
      const current = changedMeanwhile(error);
      if (!current) return notify('Failed to update status', { type: 'error' });
      setNewer(current);
      refresh();
    },
  });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="change-status-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate();
        }}
      >
        <DialogTitle id="change-status-title">Status ändern</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary">
            {review.reviewer_name} · {review.business_name}
          </Typography>
          <TextField
            select
            label="Status"
            value={status}
            onChange={(event) => setStatus(event.target.value as ReviewStatus)}
            slotProps={{ select: { native: true }, htmlInput: { name: 'status' } }}
          >
            {REVIEW_STATUSES.map((value) => (
              <option key={value} value={value}>
                {REVIEW_STATUS_LABEL[value]}
              </option>
            ))}
          </TextField>
          {newer ? (
            // The key makes every further conflict a new alert, which is read out again.
            <Alert key={newer.version} severity="warning">
              {changedMeanwhileSentence(newer.status, status)}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} sx={{ minHeight: 44 }}>
            Abbrechen
          </Button>
          <Button type="submit" variant="contained" disabled={change.isPending} sx={{ minHeight: 44, px: 3 }}>
            {change.isPending ? 'Wird gespeichert …' : 'Speichern'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
