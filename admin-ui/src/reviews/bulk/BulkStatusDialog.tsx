import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { ChangedReview } from '@sternklar/contracts/reviews/review-statuses.api';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { BusyButton } from '../../layout/BusyButton.tsx';
import { formatCount } from '../../texts/format.ts';
import { DecisionNote, noteFieldsOf } from '../DecisionNote.tsx';
import { NO_NOTE } from '../kept-note.ts';
import { createReviewCalls, type StatusOfMany } from '../review-calls.ts';
import { StatusSelect } from '../StatusSelect.tsx';
import { Failures, Names } from './BulkRows.tsx';
import { hasFailed, summaryOf } from './result-words.ts';
import { leftAfter, type SelectedReview } from './selection.ts';

interface BulkStatusDialogProps {
  /** As they were when it was opened: a change that comes while somebody decides is a conflict. */
  readonly initialReviews: readonly SelectedReview[];
  readonly initialStatus: ReviewStatus;
  /** Tells which reviews are still to be decided after a change. */
  onLeft(reviews: readonly SelectedReview[]): void;
  onClose(): void;
}

const LOST =
  'Es kam keine Antwort; vielleicht ist ein Teil schon geändert. Bitte versuchen Sie es noch einmal: Nichts geschieht doppelt.';

/** Runs one change of many, and again for those that are left. */
const useBulkChange = ({ initialReviews, onLeft, onClose }: Omit<BulkStatusDialogProps, 'initialStatus'>) => {
  const [reviews, setReviews] = useState(initialReviews);
  const { changeReviewStatuses } = useCalls(createReviewCalls);
  const [keyFor] = useState(() => createRepeatKeys());
  /** What came of the last attempt, with the names it was about. */
  const [done, setDone] = useState<{ reviews: readonly SelectedReview[]; results: readonly ChangedReview[] } | null>(
    null,
  );
  const notify = useNotify();
  const refresh = useRefresh();
  const change = useMutation({
    mutationFn: (body: StatusOfMany) => changeReviewStatuses(body, keyFor(body)),
    onSuccess: (results) => {
      refresh();
      const left = leftAfter(reviews, results);
      setReviews(left);
      onLeft(left);
      if (results.some(hasFailed)) return setDone({ reviews, results });
      notify(summaryOf(results), { type: 'success' });
      onClose();
    },
    onError: () => notify('Failed to update status', { type: 'error' }),
  });
  return { reviews, change, done };
};

/** Sets one status for many reviews, and says of each that did not get it why. */
export const BulkStatusDialog = ({ initialStatus, ...props }: BulkStatusDialogProps) => {
  const [status, setStatus] = useState(initialStatus);
  const [note, setNote] = useState(NO_NOTE);
  const { reviews, change, done } = useBulkChange(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seen = reviews.map(({ id, version }) => ({ id, version }));
    if (!change.isPending) change.mutate({ status, ...noteFieldsOf(note), reviews: seen });
  };
  const count = reviews.length === 1 ? 'eine Bewertung' : `${formatCount(reviews.length)} Bewertungen`;
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-status-title">
      <form onSubmit={submit}>
        <DialogTitle id="bulk-status-title">
          {done ? 'Nicht alle wurden geändert' : `Status für ${count} ändern`}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {done ? <Failures {...done} /> : <Names reviews={reviews} />}
          {reviews.length === 0 ? null : (
            <>
              <StatusSelect status={status} onChange={setStatus} />
              <DecisionNote note={note} onChange={setNote} />
            </>
          )}
          {change.isError ? <Alert severity="error">{LOST}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', rowGap: 1 }}>
          <Button onClick={props.onClose} sx={{ minHeight: 44 }}>
            {done ? 'Schließen' : 'Abbrechen'}
          </Button>
          {reviews.length === 0 ? null : (
            <BusyButton type="submit" variant="contained" isBusy={change.isPending} sx={{ minHeight: 44, px: 3 }}>
              {change.isPending
                ? 'Wird gespeichert …'
                : done
                  ? `Trotzdem auf „${REVIEW_STATUS_LABEL[status]}“`
                  : 'Speichern'}
            </BusyButton>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
