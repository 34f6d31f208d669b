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
const Mark = ({ tone, size }: Pick<SealWords, 'tone'> & { readonly size: number }) => (
  <Box
    component="svg"
    aria-hidden="true"
    viewBox="0 0 24 24"
    sx={{
      width: size,
      height: size,
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
  /** One line, in which the sentence is left to what is folded. */
  readonly isBrief?: boolean;
  readonly children?: ReactNode;
}

const wordsStyle = { display: 'grid', gap: 0.75, minWidth: 0, overflowWrap: 'anywhere' };
const briefStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0,
  minHeight: 28,
  '& > p': { fontSize: '1rem' },
  // High enough for a finger, without making the line as high.
  '& > details:not([open])': { my: '-10px' },
  '& > details[open]': { flexBasis: '100%' },
};

/** Whether what is shown is proven, in a sentence on its colour. */
export const SealBand = ({ label, words: { tone, title, text }, isBrief = false, children }: SealBandProps) => (
  <Box
    component="section"
    aria-label={label}
    data-seal={tone}
    sx={{ ...bandStyle(tone), ...(isBrief && { p: '8px 12px', columnGap: 1.25 }) }}
  >
    <Mark tone={tone} size={isBrief ? 28 : 36} />
    <Box sx={{ ...wordsStyle, ...(isBrief && briefStyle) }}>
      <Typography
        component="p"
        role="status"
        sx={{ ...bandWordsStyle, lineHeight: 1.3, color: `var(--${tone}-700)`, pt: isBrief ? 0 : 0.5 }}
      >
        {title}
      </Typography>
      {isBrief ? null : <Typography sx={{ maxWidth: '72ch' }}>{text}</Typography>}
      {children}
    </Box>
  </Box>
);
