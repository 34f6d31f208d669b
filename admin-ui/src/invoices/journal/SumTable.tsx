import { Box } from '@mui/material';

export interface SumColumn<Row> {
  readonly title: string;
  /** Has no room on a phone. */
  readonly isWide?: true;
  value(row: Row): string;
}

interface SumTableProps<Row> {
  readonly caption: string;
  /** The first one names the row. */
  readonly name: SumColumn<Row>;
  readonly columns: readonly SumColumn<Row>[];
  readonly rows: readonly Row[];
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { xs: '0.9375rem', sm: '1rem' },
  '& caption': { textAlign: 'left', color: 'var(--ink-2)', fontSize: '0.875rem', pb: 1 },
  '& th, & td': { py: 1, pr: { xs: 1.25, sm: 2 }, textAlign: 'right', fontWeight: 'inherit' },
  '& td': { whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& th:last-child, & td:last-child': { pr: 0 },
  '& thead th': { color: 'var(--ink-2)', fontSize: '0.8125rem', py: 0.5 },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
};

/** Sums as a table whose amounts stand below each other. */
export const SumTable = <Row,>({ caption, name, columns, rows }: SumTableProps<Row>) => (
  <Box component="table" sx={tableStyle}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{name.title}</th>
        {columns.map(({ title, isWide }) => (
          <th key={title} scope="col" className={isWide ? 'wide' : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={name.value(row)}>
          <th scope="row">{name.value(row)}</th>
          {columns.map(({ title, isWide, value }) => (
            <td key={title} className={isWide ? 'wide' : undefined}>
              {value(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);
