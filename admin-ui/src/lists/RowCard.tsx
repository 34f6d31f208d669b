import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface RowCardProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Where the title leads: to what the row is about, or to whose it is. */
  readonly to: string;
  /** Beside the title. */
  readonly badges?: ReactNode;
  /** What can be done from here, at the lower end. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const titleRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 };
/** Looks as the heading that it is, and is high enough for a finger. */
const titleStyle = { color: 'text.primary', lineHeight: '28px', display: 'inline-block' };
const actionRow = { display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, mx: -1, mb: { xs: -0.5, sm: -1 } };

/** One row of a list. Nothing happens on a click beside its links and buttons. */
export const RowCard = ({ id, title, to, badges, actions, children }: RowCardProps) => (
  <Card
    component="li"
    variant="outlined"
    data-row-id={id}
    sx={{
      p: { xs: 2, sm: 2.5 },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 1.5,
      borderRadius: '14px',
    }}
  >
    <Box sx={titleRow}>
      <Typography component="h2" tabIndex={-1} sx={{ fontWeight: 610, overflowWrap: 'anywhere', mr: 'auto' }}>
        <Link component={RouterLink} to={to} sx={titleStyle}>
          {title}
        </Link>
      </Typography>
      {badges}
    </Box>
    {children}
    {actions ? <Box sx={actionRow}>{actions}</Box> : null}
  </Card>
);
