import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router';

interface RowLinkProps {
  readonly to: string;
  readonly label: string;
  /** Whose: read out after the label, since many rows have the same one. */
  readonly of: string;
}

/** A way from a row of a list to what belongs to it. */
export const RowLink = ({ to, label, of }: RowLinkProps) => (
  <Button component={Link} to={to} sx={{ minHeight: 44, minWidth: 0, px: 1 }}>
    {label}
    <Box component="span" sx={visuallyHidden}>
      : {of}
    </Box>
  </Button>
);
