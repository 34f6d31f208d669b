import { Box, Card, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { type Compared, changeStyle } from './compared.ts';
import { linksOf } from './figure-links.ts';
import { ACTIVE, BY_ASSISTANT, CHURN, changeWords, DECIDED, TO_FORWARD, valueWords } from './figure-list.ts';

/** What is seen first beside the money. */
const FIRST = [ACTIVE, CHURN, DECIDED, TO_FORWARD, BY_ASSISTANT] as const;

const stripStyle = {
  borderRadius: '14px',
  display: 'grid',
  m: 0,
  // Hairlines between: the card's own ground shows through.
  gap: '1px',
  bgcolor: 'var(--line)',
  overflow: 'hidden',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  // The last of an odd number fills its row.
  '& > div:last-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};
const cellStyle = {
  bgcolor: 'var(--surface)',
  p: { xs: 1.5, sm: 2 },
  display: 'grid',
  alignContent: 'start',
  gap: 0.25,
};
const valueStyle = {
  m: 0,
  fontSize: { xs: '1.375rem', lg: '1.625rem' },
  lineHeight: 1.2,
  fontWeight: 660,
  fontVariantNumeric: 'tabular-nums',
  '& a': { color: 'inherit', textDecoration: 'none', display: 'flex', minHeight: 32, alignItems: 'center' },
  '& a:hover': { textDecoration: 'underline' },
};

export const Strip = (compared: Compared) => {
  const links = linksOf(compared.figures);
  return (
    <Card component="dl" variant="outlined" sx={stripStyle}>
      {FIRST.map((figure) => {
        const [now, then] = [figure.valueOf(compared.figures), figure.valueOf(compared.before)];
        return (
          <Box key={figure.name} sx={cellStyle}>
            <Box component="dt" sx={{ color: 'var(--ink-2)', fontSize: '0.875rem' }}>
              {figure.name}
            </Box>
            <Box component="dd" sx={valueStyle}>
              <MuiLink component={Link} to={links[figure.name] ?? ''}>
                {valueWords(figure.unit, now)}
              </MuiLink>
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'var(--ink-2)', fontSize: '0.8125rem' }}>
              <Box component="span" sx={changeStyle(figure, compared)}>
                {changeWords(figure.unit, now, then)}
              </Box>{' '}
              · vorher {valueWords(figure.unit, then)}
            </Box>
          </Box>
        );
      })}
    </Card>
  );
};
