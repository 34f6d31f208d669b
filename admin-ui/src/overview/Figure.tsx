import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** What the figure covers. */
  readonly note: ReactNode;
}

const valueStyle = { m: 0, fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 660, fontVariantNumeric: 'tabular-nums' };

/** One number that is seen first. */
export const Figure = ({ name, value, note }: FigureProps) => (
  <Card variant="outlined" sx={{ p: 2, borderRadius: '14px', display: 'grid', alignContent: 'start' }}>
    <Box component="dt" sx={{ color: 'var(--ink-2)', fontSize: '0.875rem' }}>
      {name}
    </Box>
    <Box component="dd" sx={valueStyle}>
      {value}
    </Box>
    <Box component="dd" sx={{ m: 0, color: 'var(--ink-2)', fontSize: '0.8125rem' }}>
      {note}
    </Box>
  </Card>
);
