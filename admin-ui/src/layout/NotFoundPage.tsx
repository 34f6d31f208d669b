import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';

/** An address that leads nowhere. */
export const NotFoundPage = () => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 6 }}>
    <Typography component="h2" variant="h2">
      Diese Seite gibt es nicht
    </Typography>
    <Typography color="text.secondary">Vielleicht ist die Adresse nicht vollständig.</Typography>
    <Button component={Link} to="/users" variant="contained" sx={{ minHeight: 44, px: 3 }}>
      Zu den Benutzern
    </Button>
  </Box>
);
