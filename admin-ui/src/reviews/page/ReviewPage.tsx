import { Box, Button, Card, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useOneAtATime } from '../../data-provider/use-one-at-a-time.ts';
import { Commands } from '../../session/for-admins.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Panel, pageCardStyle } from '../../ui/Panel.tsx';
import { SubjectPage } from '../../ui/SubjectPage.tsx';
import { CasePanel } from '../casework/CasePanel.tsx';
import { ChangeReviewStatusDialog } from '../decide/ChangeReviewStatusDialog.tsx';
import { NoteFields } from '../decide/NoteFields.tsx';
import { useNote } from '../decide/use-note.ts';
import { EvidencePanel } from '../evidence/EvidencePanel.tsx';
import { useLiveReview } from '../live/use-live-review.ts';
import { createReviewCalls, type ReviewNote } from '../review-calls.ts';
import { History } from './History.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';

const MISSING = 'Bitte schreiben Sie etwas in die Notiz.';

/** Writes into a review's history without changing anything else; what was typed stays when it could not be kept. */
const NoteForm = ({ reviewId }: { readonly reviewId: string }) => {
  const note = useNote(`note:${reviewId}`);
  const [isMissing, setMissing] = useState(false);
  const { addReviewNote } = useCalls(createReviewCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const add = useOneAtATime({
    mutationFn: (sent: ReviewNote) => addReviewNote(reviewId, sent),
    onSuccess: () => {
      note.clear();
      notify('Notiz gespeichert.', { type: 'success' });
      refresh();
    },
    onError: () =>
      notify('Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.', { type: 'error' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(note.isBlank);
    if (!note.isBlank) add.send(note.toSend());
  };
  return (
    <Box component="form" onSubmit={submit} noValidate aria-label="Notiz schreiben" sx={{ display: 'grid', gap: 1 }}>
      <NoteFields note={note} label="Notiz" error={isMissing && note.isBlank ? MISSING : null} />
      <BusyButton
        type="submit"
        variant="outlined"
        isBusy={add.isPending}
        sx={{ minHeight: 44, px: 3, justifySelf: 'start' }}
      >
        {add.isPending ? 'Wird gespeichert …' : 'Notiz speichern'}
      </BusyButton>
    </Box>
  );
};

/** On a desk the commands stand beside everything; on a phone between the review and its history. */
const pageStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  // However tall the commands are, the history follows the review at once.
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"review" "commands" "history"', md: '"review commands" "history commands"' },
};

const Decide = ({ review }: { readonly review: AdminReview }) => {
  // As it was when the dialog opened: what comes later is what somebody else was faster with.
  const [deciding, setDeciding] = useState<AdminReview | null>(null);
  return (
    <Panel title="Bearbeiten">
      <Button variant="outlined" onClick={() => setDeciding(review)} sx={{ minHeight: 44 }}>
        Status ändern
      </Button>
      <Typography variant="body2" color="text.secondary">
        Zum Status können Sie gleich etwas schreiben. Eine Notiz allein ändert sonst nichts.
      </Typography>
      <NoteForm key={review.id} reviewId={review.id} />
      {deciding ? <ChangeReviewStatusDialog review={deciding} onClose={() => setDeciding(null)} /> : null}
    </Panel>
  );
};

const Content = ({ review, readAt }: { readonly review: AdminReview; readonly readAt: number }) => {
  const { id } = review;
  useLiveReview(id);
  return (
    <Box sx={pageStyle}>
      <Card component="article" variant="outlined" data-review-id={id} sx={{ ...pageCardStyle, gridArea: 'review' }}>
        <ReviewFacts review={review} readAt={readAt} />
      </Card>
      <Box sx={{ gridArea: 'commands', position: { md: 'sticky' }, top: { md: 128 }, display: 'grid', gap: 2 }}>
        <CasePanel reviewId={id} />
        <Commands>
          <Decide review={review} />
        </Commands>
      </Box>
      <Box sx={{ gridArea: 'history', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <EvidencePanel reviewId={id} />
        <History id={id} />
      </Box>
    </Box>
  );
};

const MISSING_REVIEW = {
  title: 'Diese Bewertung gibt es nicht',
  text: 'Vielleicht wurde das Unternehmen entfernt, zu dem sie gehörte, oder die Adresse ist nicht vollständig.',
  to: '/reviews',
  label: 'Zu den Bewertungen',
};

/** One review with everything that happened to it, and what an admin can do about it. */
export const ReviewPage = () => (
  <SubjectPage<AdminReview> resource="reviews" label="Die Bewertung" missing={MISSING_REVIEW}>
    {(review, readAt) => <Content review={review} readAt={readAt} />}
  </SubjectPage>
);
