import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** For links to it. */
  readonly anchor?: string;
  /** Beside the title. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

const panelStyle = {
  p: { xs: 2, sm: 2.5 },
  borderRadius: '14px',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
  // The bar at the top stays where it is.
  scrollMarginTop: 128,
};

/** One part of a page about the whole, on a card with a heading. */
export const Panel = ({ title, anchor, side, children }: PanelProps) => {
  const id = useId();
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={id}
      {...(anchor === undefined ? {} : { id: anchor })}
      sx={panelStyle}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography
          id={id}
          component="h3"
          variant="h2"
          sx={{ fontSize: '1.0625rem', mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {side}
      </Box>
      {children}
    </Card>
  );
};

/** The card that says what a page is about. */
export const pageCardStyle = {
  p: { xs: 2, sm: 2.5 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  borderRadius: '14px',
};
