import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface BadgeProps {
  /** `ok`, `wait` and `no` are the three colours of a status; `plain` says something beside them. */
  readonly tone: 'ok' | 'wait' | 'no' | 'plain';
  readonly children: ReactNode;
  readonly className?: string;
  /** ASCII, for scripts and tests. */
  readonly 'data-status'?: string;
}

const colours = (tone: BadgeProps['tone']) =>
  tone === 'plain'
    ? { color: 'var(--ink-2)', backgroundColor: 'var(--sunken)', border: '1px solid var(--line)' }
    : { color: `var(--${tone}-700)`, backgroundColor: `var(--${tone}-100)`, border: '1px solid transparent' };

/** A state as a word on its colour. */
export const Badge = ({ tone, children, ...rest }: BadgeProps) => (
  <Box
    component="span"
    data-badge
    {...rest}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      borderRadius: 999,
      px: 1.375,
      py: 'var(--badge-pad, 4px)',
      // As wide as its word, also where what is around it would stretch it.
      justifySelf: 'start',
      width: 'fit-content',
      fontSize: '0.8125rem',
      fontWeight: 580,
      whiteSpace: 'nowrap',
      ...colours(tone),
      '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', backgroundColor: 'currentColor' },
    }}
  >
    {children}
  </Box>
);
