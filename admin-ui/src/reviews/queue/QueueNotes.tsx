import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../data-provider/use-calls.ts';
import type { HeardUpdates } from '../../live-updates/live-channel.ts';
import { useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { ERASED_TEXT } from '../../texts/format.ts';
import { Moment } from '../../texts/Moment.tsx';
import { createReviewCalls } from '../review-calls.ts';

const noteStyle = {
  px: 1.75,
  py: 1.25,
  borderRadius: '12px',
  backgroundColor: 'var(--sunken)',
  border: '1px solid var(--line)',
};

const notesHeard = ({ updates }: HeardUpdates, reviewId: string): number =>
  updates.filter(({ update }) => update.kind === 'review-note-added' && update.review_id === reviewId).length;

/** What admins wrote about a review; a note of somebody else comes by itself. */
export const QueueNotes = ({ reviewId }: { readonly reviewId: string }) => {
  const { reviewHistory } = useCalls(createReviewCalls);
  const heard = notesHeard(useLiveUpdates(), reviewId);
  const { data, isPending } = useQuery({
    queryKey: ['review-notes', reviewId, heard],
    queryFn: async () => (await reviewHistory(reviewId)).filter(({ kind }) => kind === 'note-added'),
    placeholderData: (before, query) => (query?.queryKey[1] === reviewId ? before : undefined),
  });
  if (isPending)
    return <Skeleton variant="rounded" height={44} aria-label="Die Notizen werden geladen" role="status" />;
  if (!data) return <Typography color="text.secondary">Die Notizen konnten nicht geladen werden.</Typography>;
  if (data.length === 0) return null;
  return (
    <Box component="section" aria-label="Notizen" sx={{ display: 'grid', gap: 1 }}>
      {data.map(({ id, at, note, shown_to_customer: isShown }) => (
        <Box key={id} sx={noteStyle}>
          <Typography variant="body2" color="text.secondary">
            {isShown ? 'Notiz für den Kunden' : 'Interne Notiz'} · <Moment at={at} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '66ch' }}>
            {note || ERASED_TEXT}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
