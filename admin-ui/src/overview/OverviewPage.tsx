import { Typography } from '@mui/material';

export const OverviewPage = () => (
  <Typography component="h2" variant="h2">
    Übersicht
  </Typography>
);
