import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  /** From 0 to 1, the longer behind the shorter; none where there is nothing to draw. */
  readonly bars: readonly { readonly part: number; readonly colour: string }[];
  readonly values: readonly string[];
}

interface FigureTableProps {
  readonly caption: string;
  /** Of the names, of the picture, and of each value. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { xs: '0.9375rem', sm: '1rem' },
  '& caption': { textAlign: 'left', color: 'var(--ink-2)', fontSize: '0.875rem', pb: 1 },
  '& th, & td': { py: 1, pr: { xs: 1.25, sm: 2 }, textAlign: 'left', verticalAlign: 'middle', fontWeight: 'inherit' },
  '& th:last-child, & td:last-child': { pr: 0 },
  '& thead th': { color: 'var(--ink-2)', fontSize: '0.8125rem', py: 0.5 },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& .value': { whiteSpace: 'nowrap', textAlign: 'right' },
  // On a phone the bar stands below the name, and the picture's column is gone.
  '& .picture': { width: '38%', display: { xs: 'none', sm: 'table-cell' } },
  '& .below': { display: { xs: 'block', sm: 'none' }, mt: 0.5 },
};

const Bars = ({ bars }: Pick<FigureRow, 'bars'>) => (
  <Box aria-hidden="true" sx={{ position: 'relative', height: 12, borderRadius: '6px', bgcolor: 'var(--sunken)' }}>
    {bars.map(({ part, colour }) => (
      <Box
        key={colour}
        sx={{
          position: 'absolute',
          inset: '0 auto 0 0',
          width: `${Math.max(1, Math.min(1, part) * 100)}%`,
          borderRadius: '6px',
          bgcolor: `var(--${colour})`,
        }}
      />
    ))}
  </Box>
);

/** Figures as a table whose rows have a picture of themselves. */
export const FigureTable = ({ caption, columns: [names, picture, ...values], rows }: FigureTableProps) =>
  rows.length === 0 ? (
    <Typography color="text.secondary">In diesem Zeitraum gibt es dazu nichts.</Typography>
  ) : (
    <Box component="table" sx={tableStyle}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          <th scope="col" className="picture">
            {picture}
          </th>
          {values.map((value) => (
            <th scope="col" key={value} className="value">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, bars, values: shown }) => (
          <tr key={key}>
            <Box
              component="th"
              scope="row"
              sx={{ overflowWrap: { xs: 'anywhere', sm: 'break-word' }, hyphens: 'auto' }}
            >
              {name}
              <div className="below">
                <Bars bars={bars} />
              </div>
            </Box>
            <td className="picture">
              <Bars bars={bars} />
            </td>
            {shown.map((value, index) => (
              <td key={values[index]} className="value">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
