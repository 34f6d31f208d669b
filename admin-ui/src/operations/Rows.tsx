import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface RowsProps {
  /** What is listed, for screen readers. */
  readonly label: string;
  /** Said when there is nothing. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  '& > li + li': { borderTop: '1px solid var(--line)' },
};

/** Rows one under the other, or a sentence where there are none. */
export const Rows = ({ label, none, children }: RowsProps) =>
  children.length === 0 ? (
    <Typography color="text.secondary">{none}</Typography>
  ) : (
    <Box component="ul" aria-label={label} sx={listStyle}>
      {children}
    </Box>
  );

interface RowProps {
  readonly name: string;
  /** The name in code, log and command line. */
  readonly code?: string;
  readonly badge?: ReactNode;
  /** Under the name. */
  readonly children?: ReactNode;
  /** Between words and actions. */
  readonly side?: ReactNode;
  readonly actions?: ReactNode;
}

const rowStyle = { py: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1.25 };
const codeStyle = { color: 'var(--ink-2)', fontSize: '0.8125rem', overflowWrap: 'anywhere' };

/** One thing with its name, what is known about it, and what can be done. */
export const Row = ({ name, code, badge, children, side, actions }: RowProps) => (
  <Box component="li" sx={rowStyle}>
    <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 580 }}>
          {name}
        </Box>
        {code === undefined || code === name ? null : (
          <Box component="span" sx={codeStyle}>
            {code}
          </Box>
        )}
        {badge}
      </Box>
      <Typography variant="body2" color="text.secondary" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </Box>
    {side}
    {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box> : null}
  </Box>
);
