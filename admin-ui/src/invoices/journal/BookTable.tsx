import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface BookColumn {
  readonly label: string;
  readonly isNumber?: boolean;
  /** Left out on a phone. */
  readonly isWide?: boolean;
}

interface BookTableProps {
  readonly caption: string;
  readonly columns: readonly BookColumn[];
  /** Cells in the order of the columns; the first names its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  '& caption': { textAlign: 'left', color: 'var(--ink-2)', fontSize: '0.875rem', pb: 1 },
  '& th, & td': { py: 1, pr: { xs: 1.25, sm: 2 }, textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' },
  '& th:last-child, & td:last-child': { pr: 0 },
  '& thead th': { color: 'var(--ink-2)', fontSize: '0.8125rem', py: 0.5 },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& .number': { whiteSpace: 'nowrap', textAlign: 'right' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
};

const classOf = ({ isNumber = false, isWide = false }: BookColumn): string =>
  [isNumber ? 'number' : '', isWide ? 'wide' : ''].filter((name) => name !== '').join(' ');

/** Rows of the books with their amounts to the right. */
export const BookTable = ({ caption, columns, rows }: BookTableProps) => (
  <Box component="table" sx={tableStyle}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.label} scope="col" className={classOf(column)}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {columns.map((column, index) =>
            index === 0 ? (
              <th key={column.label} scope="row" className={classOf(column)}>
                {cells[index]}
              </th>
            ) : (
              <td key={column.label} className={classOf(column)}>
                {cells[index]}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </Box>
);
