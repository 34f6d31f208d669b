import { Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { BusyButton } from '../../layout/BusyButton.tsx';
import { NoteFields } from '../NoteFields.tsx';
import { createReviewCalls, type ReviewNote } from '../review-calls.ts';
import { useNote } from '../use-note.ts';

const MISSING = 'Bitte schreiben Sie etwas in die Notiz.';

/** Writes into a review's history without changing anything else; what was typed stays when it could not be kept. */
export const NoteForm = ({ reviewId }: { readonly reviewId: string }) => {
  const note = useNote(`note:${reviewId}`);
  const [isMissing, setMissing] = useState(false);
  const { addReviewNote } = useCalls(createReviewCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const add = useMutation({
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
    if (add.isPending) return;
    setMissing(note.isBlank);
    if (!note.isBlank) add.mutate(note.toSend());
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
