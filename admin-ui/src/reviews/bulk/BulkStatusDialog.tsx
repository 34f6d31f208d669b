import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { isDecided, REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { formatCount } from '../../texts/format.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useLeftOnPurpose } from '../../ui/left-on-purpose.ts';
import type { Decided, DecisionOnMany } from '../decide/decision-calls.ts';
import { NO_NOTE } from '../decide/kept-note.ts';
import { MistakesField, useMistakes } from '../decide/MistakeField.tsx';
import { DecisionNote } from '../decide/NoteFields.tsx';
import { StatusSelect } from '../decide/StatusSelect.tsx';
import { takenBack } from '../decide/take-back.ts';
import { useDecide } from '../decide/use-decide.ts';
import { useTakeBack } from '../decide/use-take-back.ts';
import { failureOf, hasFailed, sinceSelectedWords, summaryOf, WENT_ON, wentOn } from './result-words.ts';
import { listStyle, nameOf, SelectedNames } from './SelectedNames.tsx';
import { leftAfter, type SelectedReview } from './selection.ts';

interface FailuresProps {
  readonly reviews: readonly SelectedReview[];
  readonly results: readonly Decided[];
  readonly takesBack: true | undefined;
}

/** What came of a change: a sentence about those that worked, a line with the reason for each that did not. */
const Failures = ({ reviews, results, takesBack }: FailuresProps) => (
  <>
    <Alert severity="warning">{summaryOf(results)} Die anderen stehen hier; was noch geht, bleibt ausgewählt.</Alert>
    <Box component="ul" aria-label="Nicht geändert" tabIndex={0} sx={listStyle}>
      {results.flatMap((result) => {
        const review = reviews.find(({ id }) => id === result.id);
        const reason = takesBack && review && wentOn(review, result) ? WENT_ON : failureOf(result);
        if (reason === null || !review) return [];
        return (
          <li key={result.id} data-outcome={result.outcome}>
            <Typography sx={{ fontWeight: 580 }}>{nameOf(review)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {reason}
            </Typography>
          </li>
        );
      })}
    </Box>
  </>
);

interface BulkStatusDialogProps {
  /** As they were when they were selected: a change that has come since, or comes while somebody decides, is a conflict. */
  readonly initialReviews: readonly SelectedReview[];
  /** The same as their rows show them now. */
  readonly shown: readonly SelectedReview[];
  readonly initialStatus: ReviewStatus;
  /** Tells which reviews are still to be decided after a change. */
  onLeft(reviews: readonly SelectedReview[]): void;
  onClose(): void;
}

const LOST =
  'Es kam keine Antwort; vielleicht ist ein Teil schon geändert. Bitte versuchen Sie es noch einmal: Nichts geschieht doppelt.';

interface Done {
  readonly reviews: readonly SelectedReview[];
  readonly results: readonly Decided[];
  readonly takesBack: true | undefined;
}

/** Runs one change of many, and again for those that are left. */
const useBulkChange = ({ initialReviews, onLeft, onClose }: Omit<BulkStatusDialogProps, 'initialStatus' | 'shown'>) => {
  const [reviews, setReviews] = useState(initialReviews);
  /** What came of the last attempt, with the names it was about. */
  const [done, setDone] = useState<Done | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const takeBack = useTakeBack();
  /** Says what was done, and how it is taken back where that is anything. */
  const tell = ({ reviews: before, results, takesBack }: Done) => {
    // A mistake that was taken back is not taken back again.
    const decisions = takesBack ? [] : takenBack(before, results);
    if (decisions.length === 0) notify(summaryOf(results), { type: 'success' });
    else takeBack.ofMany(summaryOf(results), decisions);
  };
  const change = useDecide<DecisionOnMany>((results, decision) => {
    refresh();
    const left = leftAfter(reviews, results, decision);
    setReviews(left);
    onLeft(left);
    if (results.some(hasFailed)) return setDone({ reviews, results, takesBack: decision.takesBack });
    tell({ reviews, results, takesBack: decision.takesBack });
    onClose();
  });
  const close = () => {
    if (done?.results.some(({ outcome }) => outcome === 'changed')) tell(done);
    onClose();
  };
  return { reviews, change, done, close };
};

/** What is not decided has nothing to take back. */
const backAsBefore = <Row extends Pick<SelectedReview, 'id' | 'version' | 'status'>>({
  reviews,
  ...decision
}: Pick<DecisionOnMany, 'status' | 'note'> & { readonly reviews: readonly Row[] }): DecisionOnMany => ({
  ...decision,
  reviews: reviews.filter(({ status }) => isDecided(status)),
  takesBack: true,
});

/** Sets one status for many reviews, and says of each that did not get it why. */
export const BulkStatusDialog = ({ initialStatus, shown, ...props }: BulkStatusDialogProps) => {
  const [status, setStatus] = useState(initialStatus);
  const [note, setNote] = useState(NO_NOTE);
  const { reviews, change, done, close } = useBulkChange(props);
  const leaving = useLeftOnPurpose(close);
  const [byNow] = useState(shown);
  const warning = sinceSelectedWords(reviews, byNow);
  const mistake = useMistakes(reviews, status);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.decide(mistake.isMistake ? backAsBefore({ status, note, reviews }) : { status, note, reviews });
  };
  const count = reviews.length === 1 ? 'eine Bewertung' : `${formatCount(reviews.length)} Bewertungen`;
  return (
    <Dialog open {...leaving} fullWidth maxWidth="sm" aria-labelledby="bulk-status-title">
      <form onSubmit={submit}>
        <DialogTitle id="bulk-status-title">
          {done ? 'Nicht alle wurden geändert' : `Status für ${count} ändern`}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {done ? <Failures {...done} /> : <SelectedNames reviews={byNow} />}
          {done || warning === null ? null : <Alert severity="warning">{warning}</Alert>}
          {reviews.length === 0 ? null : (
            <>
              <StatusSelect status={status} onChange={setStatus} autoFocus={done === null} />
              <MistakesField mistake={mistake} chosen={status} />
              <DecisionNote note={note} onChange={setNote} />
            </>
          )}
          {change.isError ? <Alert severity="error">{LOST}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', rowGap: 1 }}>
          <Button onClick={close} sx={{ minHeight: 44 }}>
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
