import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { rowLink } from '../../routing/list-link.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useLeftOnPurpose } from '../../ui/left-on-purpose.ts';
import { Conflict } from './Conflict.tsx';
import type { ChangedReview } from './changed-meanwhile.ts';
import type { DecisionOnOne } from './decision-calls.ts';
import { MistakeField, useMistake } from './MistakeField.tsx';
import { NoteFields } from './NoteFields.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import { useDecide } from './use-decide.ts';
import { useNote } from './use-note.ts';
import { useTakeBack } from './use-take-back.ts';

export interface DecisionDialogProps {
  readonly review: AdminReview;
  /** What is chosen when it opens; the review's own without it. */
  readonly initialStatus?: ReviewStatus;
  onClose(): void;
}

/** The steps of the history that stood on the page when the dialog was opened; null where the page shows none. */
const useSeenSteps = (reviewId: string): ReadonlySet<string> | null => {
  const queryClient = useQueryClient();
  const [seen] = useState(() => {
    const history = queryClient.getQueryData<readonly { readonly id: string }[]>(['review-history', reviewId]);
    return history ? new Set(history.map(({ id }) => id)) : null;
  });
  return seen;
};

const fewActions = { px: 3, pb: 2.5, gap: 1 };
/** Three of them have no room side by side on a phone: there the likeliest comes first. */
const manyActions = {
  ...fewActions,
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
};
const buttonStyle = { minHeight: 44, px: 2 };

/**
 * Chooses one of the three statuses, with a note if wanted; closes once the server has agreed, and stays open when it did
 * not. When somebody else was faster it says who did what: one looks again, or decides upon that all the same.
 */
export const DecisionDialog = ({ review, initialStatus, onClose }: DecisionDialogProps) => {
  const [status, setStatus] = useState(initialStatus ?? review.status);
  const mistake = useMistake(review, status);
  /** It was no mistake that can be taken back: steps followed it. */
  const [wentOn, setWentOn] = useState(false);
  /** What the review has become meanwhile; null as long as nobody was faster. */
  const [newer, setNewer] = useState<ChangedReview | null>(null);
  const seen = useSeenSteps(review.id);
  const note = useNote(`status:${review.id}`);
  const notify = useNotify();
  const refresh = useRefresh();
  const takeBack = useTakeBack();
  const { decide, isPending } = useDecide<DecisionOnOne>(([result], decided) => {
    if (result?.outcome === 'not-found') return notify('Failed to update status', { type: 'error' });
    refresh();
    const isAsSeen = result?.outcome === 'conflict' && result.current.version === decided.review.version;
    if (decided.takesBack && isAsSeen) {
      mistake.say(false);
      return setWentOn(true);
    }
    if (result?.outcome === 'conflict') return setNewer(result.current);
    result?.outcome satisfies 'changed' | 'unchanged' | undefined;
    note.clear();
    if (decided.takesBack) notify('Review status updated!', { type: 'success' });
    else if (decided.review.status !== decided.status) takeBack.ofOne(decided.review, decided.status);
    else if (decided.note.text.trim() === '') notify('Am Status war nichts zu ändern.', { type: 'info' });
    else notify('Notiz gespeichert.', { type: 'success' });
    onClose();
  });
  const leaving = useLeftOnPurpose(onClose);
  const isDone = newer?.status === status && note.isBlank;
  const saveLabel = () => {
    if (isPending) return 'Wird gespeichert …';
    if (newer === null) return 'Speichern';
    return newer.status === status
      ? 'Notiz trotzdem speichern'
      : `Trotzdem auf „${REVIEW_STATUS_LABEL[status]}“ setzen`;
  };
  return (
    <Dialog open {...leaving} fullWidth maxWidth="sm" aria-labelledby="change-status-title">
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // Upon what is known by now.
          const { version, status: before } = newer ?? review;
          const takesBack = newer === null && mistake.isMistake && { takesBack: true as const };
          decide({ review: { ...review, version, status: before }, status, note, ...takesBack });
        }}
      >
        <DialogTitle id="change-status-title">Status ändern</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {review.reviewer_name} · {review.business_name}
          </Typography>
          {/* The key makes every further conflict a new alert, which is read out again. */}
          {newer ? <Conflict key={newer.version} newer={newer} chosen={status} seen={seen} /> : null}
          <StatusSelect status={status} onChange={setStatus} autoFocus />
          {newer === null && mistake.isOffered ? <MistakeField mistake={mistake} chosen={status} /> : null}
          {wentOn ? (
            <Alert severity="warning">
              Der Antrag ging seither weiter; als Versehen lässt sich der Status nicht mehr zurücknehmen.
            </Alert>
          ) : null}
          <NoteFields note={note} label="Notiz (freiwillig)" />
        </DialogContent>
        <DialogActions disableSpacing sx={newer ? manyActions : fewActions}>
          <Button onClick={onClose} sx={buttonStyle}>
            Abbrechen
          </Button>
          {newer ? (
            <Button
              component={Link}
              to={rowLink('reviews', review.id)}
              onClick={onClose}
              variant="outlined"
              sx={buttonStyle}
            >
              Noch einmal ansehen
            </Button>
          ) : null}
          {isDone ? null : (
            <BusyButton type="submit" variant="contained" isBusy={isPending} sx={buttonStyle}>
              {saveLabel()}
            </BusyButton>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
