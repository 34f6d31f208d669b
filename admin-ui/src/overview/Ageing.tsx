import { Box, Typography } from '@mui/material';
import type { ReviewStatistics } from '@sternklar/contracts/reviews/review-statistics.api';
import { formatCount } from '../texts/format.ts';

type Waiting = ReviewStatistics['waiting'];

const AGES: readonly { readonly key: keyof Waiting; readonly label: string; readonly colour: string }[] = [
  { key: 'up_to_3_days', label: '0–3 Tage', colour: 'dawn-300' },
  { key: 'up_to_7_days', label: '4–7 Tage', colour: 'dawn-500' },
  { key: 'up_to_30_days', label: '8–30 Tage', colour: 'star-500' },
  { key: 'older', label: 'über 30 Tage', colour: 'no-700' },
];

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) 3.5rem',
  alignItems: 'center',
  gap: 1.5,
  fontVariantNumeric: 'tabular-nums',
};

/** For how long the open reviews have waited: a bar for each span of days. */
export const Ageing = ({ waiting }: { readonly waiting: Waiting }) => {
  if (waiting.total === 0)
    return <Typography color="text.secondary">Keine Bewertung wartet auf eine Entscheidung.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {AGES.map(({ key, label, colour }) => (
        <Box component="li" key={key} sx={rowStyle} data-age={key}>
          <span>{label}</span>
          <Box
            component="span"
            aria-hidden="true"
            sx={{ height: 14, borderRadius: 999, bgcolor: 'var(--sunken)', border: '1px solid var(--line)' }}
          >
            <svg
              viewBox="0 0 100 1"
              width="100%"
              height="100%"
              preserveAspectRatio="none"
              display="block"
              aria-hidden="true"
            >
              <rect width={(100 * waiting[key]) / waiting.total} height="1" fill={`var(--${colour})`} />
            </svg>
          </Box>
          <Box component="span" sx={{ textAlign: 'right', fontWeight: 580 }}>
            {formatCount(waiting[key])}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
