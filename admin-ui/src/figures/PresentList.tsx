import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { formatCount, formatPrice } from '../texts/format.ts';
import type { PresentFigure } from './present.ts';

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 2,
    minHeight: 52,
    py: 1,
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: '8px',
  },
  '& a:hover .name': { textDecoration: 'underline' },
  '& .count': { fontSize: '1.375rem', fontWeight: 660, fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  '& .waits .count': { color: 'var(--no-700)' },
  '& .note': { color: 'var(--ink-2)', fontSize: '0.8125rem' },
};

/** What stands like this in this moment: each a way to its list. */
export const PresentList = ({ rows }: { readonly rows: readonly PresentFigure[] }) => (
  <Box component="ul" sx={listStyle}>
    {rows.map(({ name, count, cents, of, to, isTrouble }) => (
      <li key={name}>
        <MuiLink component={Link} to={to} className={isTrouble && count > 0 ? 'waits' : undefined}>
          <span>
            <Box component="span" className="name" sx={{ color: 'primary.main', fontWeight: 580 }}>
              {name}
            </Box>
            <Box className="note">{cents === null ? of : `${formatPrice(cents / 100)} ${of}`}</Box>
          </span>
          <span className="count">{formatCount(count)}</span>
        </MuiLink>
      </li>
    ))}
  </Box>
);
