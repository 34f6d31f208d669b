import { Box, Card, Typography } from '@mui/material';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { Link } from 'react-router';
import { rowLink } from '../../routing/list-link.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CaseStateBadge } from '../casework/CaseStateBadge.tsx';
import { holderWords } from '../casework/case-holder.ts';
import { reviewerName } from '../names.ts';
import { CaseSelection, useStanding } from './CaseRows.tsx';
import { channelWords, waitWords } from './case-row-words.ts';

/** On a phone one below the other; at a desk a line whose parts stand below each other from row to row. */
const rowStyle = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  px: { xs: 2, md: 2.5 },
  py: { xs: 1.5, md: 1.25 },
  borderRadius: '12px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 5fr) minmax(0, 4fr) 220px' },
  '&:hover': { borderColor: 'var(--dawn-500)' },
};
/** The whole row is the link's place to press; texts beside it can still be read. */
const linkStyle = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--dawn-500)', outlineOffset: '2px' },
};
const second = { color: 'var(--ink-2)', fontSize: '0.875rem', overflowWrap: 'anywhere' };

/** One open case in a line, which leads to its review's page. */
export const CaseRow = ({ row: loaded }: { readonly row: ListedCase }) => {
  const standing = useStanding(loaded.id);
  const row = standing?.row ?? loaded;
  const isClosed = standing !== null && standing.row === null;
  const channel = channelWords(row);
  return (
    <Card
      component="li"
      variant="outlined"
      data-row-id={row.id}
      data-state={isClosed ? 'closed' : row.next.state}
      sx={rowStyle}
    >
      <CaseSelection row={row} />
      <Box sx={{ minWidth: 0, order: { xs: -1, md: 0 } }}>
        <Typography component="h2" tabIndex={-1} sx={{ fontWeight: 610, overflowWrap: 'anywhere', lineHeight: 1.4 }}>
          <Box component={Link} to={rowLink('reviews', row.id)} sx={linkStyle}>
            {reviewerName(row)}
          </Box>
        </Typography>
        <Box sx={second}>
          {row.business_name} · {row.user_email}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Box sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {isClosed ? 'Nicht mehr offen' : waitWords(row)}
        </Box>
        {channel === null ? null : <Box sx={second}>{channel}</Box>}
        {row.taken_over ? <Box sx={second}>{holderWords(row.taken_over)}</Box> : null}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.75,
          gridColumn: { xs: '1 / -1', md: 'auto' },
          justifyContent: { md: 'flex-end' },
          pt: { xs: 0.75, md: 0 },
        }}
      >
        {standing === null ? null : <Badge tone="plain">gerade geändert</Badge>}
        {isClosed ? null : <CaseStateBadge next={row.next} />}
      </Box>
    </Card>
  );
};
