import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { bandStyle, bandWordsStyle } from '../../ui/band-style.ts';
import type { SealWords } from './seal-words.ts';

const MARKS = {
  ok: <path d="M8 12.6l2.8 2.8 5.4-6" />,
  wait: <path d="M12 7.6v4.8l3 2" />,
  no: <path d="M12 7v6.2M12 16.6v.1" />,
};

/** A seal with its edge, not a tick in a circle: it stands for a signature. */
const Mark = ({ tone }: Pick<SealWords, 'tone'>) => (
  <Box
    component="svg"
    aria-hidden="true"
    viewBox="0 0 24 24"
    sx={{
      width: 36,
      height: 36,
      color: `var(--${tone}-700)`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.7,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }}
  >
    <path d="M12 1.6l2.5 1.9 3.1-.3 1.2 2.9 2.9 1.2-.3 3.1 1.9 2.6-1.9 2.5.3 3.1-2.9 1.2-1.2 2.9-3.1-.3L12 22.4l-2.5-1.9-3.1.3-1.2-2.9-2.9-1.2.3-3.1L.7 12l1.9-2.6-.3-3.1 2.9-1.2 1.2-2.9 3.1.3z" />
    {MARKS[tone]}
  </Box>
);

interface SealBandProps {
  /** Such as 'Siegel des Protokolls'. */
  readonly label: string;
  readonly words: SealWords;
  readonly children?: ReactNode;
}

/** Whether what is shown is proven, in a sentence on its colour. */
export const SealBand = ({ label, words: { tone, title, text }, children }: SealBandProps) => (
  <Box component="section" aria-label={label} data-seal={tone} sx={bandStyle(tone)}>
    <Mark tone={tone} />
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography
        component="p"
        role="status"
        sx={{ ...bandWordsStyle, lineHeight: 1.3, color: `var(--${tone}-700)`, pt: 0.5 }}
      >
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '72ch' }}>{text}</Typography>
      {children}
    </Box>
  </Box>
);
