import { Box, Button, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { lazy, Suspense, useState } from 'react';
import { DECISIONS } from '../queue/shortcuts.ts';
import { BulkStatusDialog } from './BulkStatusDialog.tsx';
import { asShown, NOTHING_SELECTED, type Selection, selectedWords } from './selection.ts';

const BulkForwardDialog = lazy(async () => ({ default: (await import('./BulkForwardDialog.tsx')).BulkForwardDialog }));

/** The usual decisions first. */
const ACTIONS = DECISIONS.map(({ status }) => status);

const barStyle = {
  position: 'sticky',
  bottom: 'max(12px, env(safe-area-inset-bottom))',
  zIndex: 3,
  mt: 2,
  p: { xs: 1.5, sm: 1.75 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  borderRadius: '18px',
  border: '1px solid var(--night-line)',
  backgroundColor: 'var(--night-800)',
  color: 'var(--night-ink)',
  boxShadow: '0 18px 40px -16px rgb(7 11 26 / 0.55)',
};
const onNight = {
  minHeight: 44,
  px: { xs: 1.25, sm: 2 },
  color: 'var(--night-ink)',
  borderColor: 'var(--night-ink-3)',
  '&:hover': { borderColor: 'var(--night-ink)', backgroundColor: 'var(--night-700)' },
};

interface BulkStatusProps {
  /** As they are shown now. */
  readonly rows: readonly AdminReview[];
  readonly selection: Selection;
  onSelect(selection: Selection): void;
  /** The status that the dialog is open with; null while it is not. */
  readonly asked: ReviewStatus | null;
  onAsk(status: ReviewStatus | null): void;
}

/** What can be done with the selected reviews, at the lower edge as long as there are any. */
export const BulkStatus = ({ rows, selection, onSelect, asked, onAsk }: BulkStatusProps) => {
  const [isForwarding, forward] = useState(false);
  return (
    <>
      {selection.size === 0 ? null : (
        <Box component="section" aria-label="Ausgewählte Bewertungen" sx={barStyle}>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {selectedWords(selection)}
          </Typography>
          <Button sx={{ ...onNight, mr: 'auto' }} onClick={() => onSelect(NOTHING_SELECTED)}>
            Auswahl aufheben
          </Button>
          <Button variant="outlined" sx={onNight} onClick={() => forward(true)}>
            Als übermittelt eintragen
          </Button>
          <Box
            role="group"
            aria-label="Status der ausgewählten Bewertungen ändern"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {ACTIONS.map((status) => (
              <Button key={status} variant="outlined" sx={onNight} onClick={() => onAsk(status)}>
                {REVIEW_STATUS_LABEL[status]}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      {asked ? (
        <BulkStatusDialog
          initialReviews={asShown(selection, rows)}
          initialStatus={asked}
          onLeft={(left) => onSelect(new Map(left.map((review) => [review.id, review])))}
          onClose={() => onAsk(null)}
        />
      ) : null}
      {isForwarding ? (
        <Suspense fallback={null}>
          <BulkForwardDialog
            initialReviews={asShown(selection, rows)}
            onLeft={(left) => onSelect(new Map(left.map((review) => [review.id, review])))}
            onClose={() => forward(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
