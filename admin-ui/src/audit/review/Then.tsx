import { Box, Typography } from '@mui/material';
import { StatusBadge } from '../../reviews/StatusBadge.tsx';
import { formatCount } from '../../texts/format.ts';
import { Moment } from '../../texts/Moment.tsx';
import type { ReviewThen } from './as-of.ts';

const notesText = (notes: number): string =>
  notes === 0 ? 'keine Notiz' : `${formatCount(notes)} ${notes === 1 ? 'Notiz' : 'Notizen'}`;

/** How a review stood at a moment, in a line. */
export const Then = ({ title, then }: { readonly title: string; readonly then: ReviewThen }) => (
  <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
    <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {title}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
      {then.status === null || then.since === null ? (
        <span>Noch nicht eingereicht</span>
      ) : (
        <>
          <StatusBadge status={then.status} />
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            seit <Moment at={then.since} />, {notesText(then.notes)}
          </Typography>
        </>
      )}
    </Box>
  </Box>
);
