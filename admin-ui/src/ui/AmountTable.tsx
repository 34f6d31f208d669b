import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface AmountTableProps {
  readonly caption: string;
  /** What this table has beside the others. */
  readonly style: Readonly<Record<string, unknown>>;
  /** Head and body; cells of the class `number` stand to the right. */
  readonly children: ReactNode;
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', color: 'var(--ink-2)', fontSize: '0.875rem', pb: 1 },
  '& th, & td': { py: 1, pr: { xs: 1.25, sm: 2 }, textAlign: 'left', fontWeight: 'inherit' },
  '& th:last-child, & td:last-child': { pr: 0 },
  '& thead th': { color: 'var(--ink-2)', fontSize: '0.8125rem', py: 0.5 },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& .number': { whiteSpace: 'nowrap', textAlign: 'right' },
};

/** A table of names and amounts, with a line above each row. */
export const AmountTable = ({ caption, style, children }: AmountTableProps) => (
  <Box component="table" sx={[tableStyle, style] as SxProps<Theme>}>
    <caption>{caption}</caption>
    {children}
  </Box>
);
