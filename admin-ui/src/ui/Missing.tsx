import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { Arrival } from '../routing/lazy-page.tsx';

export interface MissingProps {
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly to: string;
  readonly label: string;
}

/** Stands where a page would be that there is not. */
export const Missing = ({ title, text, to, label }: MissingProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 6 }}>
    <Typography component="h2" variant="h2">
      {title}
    </Typography>
    <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
      {text}
    </Typography>
    <Button component={Link} to={to} variant="contained" sx={{ minHeight: 44, px: 3 }}>
      {label}
    </Button>
  </Box>
);

/** An address that leads nowhere. */
export const NotFoundPage = () => (
  <>
    <Missing
      title="Diese Seite gibt es nicht"
      text="Vielleicht ist die Adresse nicht vollständig."
      to="/users"
      label="Zu den Benutzern"
    />
    <Arrival />
  </>
);
