import { Box, Button, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useState } from 'react';
import { lazyDialog } from '../../routing/lazy-dialog.tsx';
import { DECISIONS } from '../desk/shortcuts.ts';
import { BulkStatusDialog } from './BulkStatusDialog.tsx';
import { bulkBarStyle, onNight } from './bar-style.ts';
import { asShown, NOTHING_SELECTED, type Selection, selectedWords } from './selection.ts';

const BulkForwardDialog = lazyDialog(async () => (await import('./BulkForwardDialog.tsx')).BulkForwardDialog);

/** The usual decisions first. */
const ACTIONS = DECISIONS.map(({ status }) => status);

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
        <Box component="section" aria-label="Ausgewählte Bewertungen" sx={bulkBarStyle}>
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
          initialReviews={[...selection.values()]}
          shown={asShown(selection, rows)}
          initialStatus={asked}
          onLeft={(left) => onSelect(new Map(left.map((review) => [review.id, review])))}
          onClose={() => onAsk(null)}
        />
      ) : null}
      {isForwarding ? (
        <BulkForwardDialog
          initialReviews={asShown(selection, rows)}
          onLeft={(left) => onSelect(new Map([...selection].filter(([id]) => left.includes(id))))}
          onClose={() => forward(false)}
        />
      ) : null}
    </>
  );
};
