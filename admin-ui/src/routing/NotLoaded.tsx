import { Box, Button, Typography } from '@mui/material';

/** Stands where a page would be whose code did not arrive: the line was gone, or a newer version has taken its place. */
export const NotLoaded = () => (
  <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 6 }}>
    <Typography component="h2" variant="h2">
      Diese Seite ließ sich nicht laden
    </Typography>
    <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
      Vielleicht war die Verbindung kurz weg, oder es gibt eine neue Version. Beides ist mit einem Neuladen erledigt.
    </Typography>
    <Button variant="contained" onClick={() => window.location.reload()} sx={{ minHeight: 44, px: 3 }}>
      Seite neu laden
    </Button>
  </Box>
);
