import { Box, Button } from '@mui/material';
import { ArchiveButton, type ArchiveWords } from '../ArchiveButton.tsx';

const WORDS: ArchiveWords = {
  name: 'Der Beleg',
  button: 'Beleg herunterladen',
  saved: 'Beleg gespeichert. Zum Lesen öffnen Sie beleg.html darin; wie Sie ihn prüfen, steht in README.md.',
};

/** One review's proof to take along, as files that check themselves elsewhere, or on paper. */
export const ReviewProofButtons = ({ reviewId }: { readonly reviewId: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
    <ArchiveButton path={`/api/audit/reviews/${encodeURIComponent(reviewId)}/archive`} words={WORDS} />
    <Button variant="text" onClick={() => window.print()} sx={{ minHeight: 44, px: 2 }}>
      Drucken
    </Button>
  </Box>
);
