import { Box } from '@mui/material';
import { formatCount, formatPrice } from '../texts/format.ts';
import type { PresentFigure } from './present.ts';

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  '& th, & td': { py: 0.75, pl: 1.5, textAlign: 'right', fontWeight: 'inherit', verticalAlign: 'baseline' },
  '& tr > th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'var(--ink-2)', fontSize: '0.8125rem', py: 0.5 },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& td': { whiteSpace: 'nowrap' },
  '& .value': { fontWeight: 620 },
};

/** What stands like this in this moment. */
export const PresentTable = ({ rows }: { readonly rows: readonly PresentFigure[] }) => (
  <Box component="table" sx={tableStyle}>
    <thead>
      <tr>
        <th scope="col">Zahl</th>
        <th scope="col">Anzahl</th>
        <th scope="col">Betrag</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, count, cents }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className="value">{formatCount(count)}</td>
          <td>{cents === null ? '' : formatPrice(cents / 100)}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);
