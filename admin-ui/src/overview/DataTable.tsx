import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { summaryStyle } from '../ui/summary-style.ts';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell is the row's heading. */
  readonly rows: readonly (readonly string[])[];
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'right', py: 0.625, px: 0.75, borderBottom: '1px solid var(--line)', fontWeight: 400 },
  '& thead th': { fontWeight: 580, color: 'var(--ink-2)', verticalAlign: 'bottom' },
  '& tr > :first-of-type': { textAlign: 'left', pl: 0 },
  '& caption': { textAlign: 'left', color: 'var(--ink-2)', pb: 1 },
};

const Cells = ({ cells, columns }: { readonly cells: readonly ReactNode[]; readonly columns: readonly string[] }) => {
  const [heading, ...values] = cells;
  return (
    <tr>
      <th scope="row">{heading}</th>
      {values.map((value, index) => (
        <td key={columns[index + 1]}>{value}</td>
      ))}
    </tr>
  );
};

/** The numbers behind a picture, for everybody who would rather read them or have them read out. */
export const DataTable = ({ caption, columns, rows }: DataTableProps) => (
  <details>
    <Box component="summary" sx={summaryStyle}>
      Zahlen als Tabelle
    </Box>
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Box component="table" sx={tableStyle}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <Cells key={cells[0]} cells={cells} columns={columns} />
          ))}
        </tbody>
      </Box>
    </Box>
  </details>
);
