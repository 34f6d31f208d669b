import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AmountTable } from '../../ui/AmountTable.tsx';

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

const figureStyle = {
  fontSize: { xs: '0.9375rem', sm: '1rem' },
  '& th, & td': { verticalAlign: 'middle' },
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
    <AmountTable caption={caption} style={figureStyle}>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          <th scope="col" className="picture">
            {picture}
          </th>
          {values.map((value) => (
            <th scope="col" key={value} className="number">
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
              <td key={values[index]} className="number">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </AmountTable>
  );
