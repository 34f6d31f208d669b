import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

const listStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 3.5, rowGap: 1, m: 0 };
const nameStyle = { color: 'var(--ink-2)', fontSize: '0.8125rem' };
const valueStyle = { m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' };

/** What is known about something: short names above their values, in as many columns as fit. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Box component="dl" sx={listStyle}>
    {facts.map(({ name, value }) => (
      <Box key={name} sx={{ minWidth: 0 }}>
        <Box component="dt" sx={nameStyle}>
          {name}
        </Box>
        <Box component="dd" sx={valueStyle}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
